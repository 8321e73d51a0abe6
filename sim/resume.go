package sim

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/trainrush/trainrush/sim/dataset"
)

// checkFound refuses to go on with parts that another run has left in the folder: they would
// be taken for this one's.
func (r *runner) checkFound() error {
	ds, err := dataset.Open(r.opts.Out)
	if errors.Is(err, dataset.ErrEmpty) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("a run cannot go on in %s:\n%w\nremove what is damaged, in all its tables, and it is played again", r.opts.Out, err)
	}
	format := r.writer.Format()
	for _, id := range ds.Parts() {
		meta, _ := ds.Meta(id)
		if f := ds.Format(id); f != format {
			return fmt.Errorf("%s holds %s as .%s, and this run would write .%s: choose another folder, or the same format", r.opts.Out, id, f, format)
		}
		if why := r.stranger(id, meta); why != "" {
			return fmt.Errorf("%s holds %s of another run: %s; choose another folder", r.opts.Out, id, why)
		}
	}
	return nil
}

// stranger says why a part does not belong to this run; nothing if it does.
func (r *runner) stranger(id dataset.PartID, meta dataset.Meta) string {
	if meta.Run != r.sch.run {
		return r.difference(meta.Run)
	}
	if meta.ToolVersion != r.opts.Tool {
		return fmt.Sprintf("version %s of the program played it, and this is %s", meta.ToolVersion, r.opts.Tool)
	}
	for i := range r.sch.setups {
		s := &r.sch.setups[i]
		here := s.title == id.Title && s.variant.Name == id.Variant && s.game.Players == id.Players
		if here && meta.RulesHash != "" && meta.RulesHash != s.fingerprint { // CSV files say none
			return fmt.Sprintf("the rules of %s, variant %s, have changed since (fingerprint %s, now %s)", id.Title, id.Variant, meta.RulesHash, s.fingerprint)
		}
	}
	return ""
}

// foundManifest is the manifest that an earlier call for the same work has left; nil if there
// is none.
func (r *runner) foundManifest() *dataset.Manifest {
	manifests, err := dataset.ReadManifests(r.opts.Out)
	if err != nil {
		return nil
	}
	for i := range manifests {
		if m := &manifests[i]; m.Run == r.sch.run && m.Shard == r.shard() && m.ToolVersion == r.opts.Tool {
			return m
		}
	}
	return nil
}

// difference says in what the plan of a run in the folder differs from this one.
func (r *runner) difference(run string) string {
	text := fmt.Sprintf("that is run %s, and this is run %s", run, r.sch.run)
	manifests, err := dataset.ReadManifests(r.opts.Out)
	if err != nil {
		return text
	}
	for i := range manifests {
		if manifests[i].Run == run {
			if d := differences(manifests[i].Plan, planText(&r.sch.plan)); len(d) > 0 {
				return strings.Join(d, "; ")
			}
		}
	}
	return text
}

// differences lists the keys of two plans, as JSON, whose values differ, what they are called
// aside.
func differences(a, b []byte) (out []string) {
	var was, is map[string]json.RawMessage
	if json.Unmarshal(a, &was) != nil || json.Unmarshal(b, &is) != nil {
		return nil
	}
	var keys []string
	for k := range was {
		keys = append(keys, k)
	}
	for k := range is {
		if _, both := was[k]; !both {
			keys = append(keys, k)
		}
	}
	slices.Sort(keys)
	for _, k := range keys {
		if x, y := compact(was[k]), compact(is[k]); x != y && k != "name" && k != "summary" {
			out = append(out, fmt.Sprintf("its plan has %s: %s, this one %s", k, x, y))
		}
	}
	return out
}

// compact is JSON on one line; manifests are indented.
func compact(text json.RawMessage) string {
	var b bytes.Buffer
	if len(text) == 0 || json.Compact(&b, text) != nil {
		return "nothing"
	}
	return b.String()
}
