package plain

import "reflect"

// Clone returns a deep copy of what v points to. Values inside an interface are copied
// too, as far as they are slices or maps.
func Clone[T any](v *T) *T {
	out := new(T)
	copyInto(reflect.ValueOf(out).Elem(), reflect.ValueOf(v).Elem())
	return out
}

func copyInto(dst, src reflect.Value) {
	switch src.Kind() {
	case reflect.Struct:
		dst.Set(src) // unexported fields come along
		for i := range src.NumField() {
			if src.Type().Field(i).IsExported() {
				copyInto(dst.Field(i), src.Field(i))
			}
		}
	case reflect.Slice:
		if src.IsNil() {
			return
		}
		dst.Set(reflect.MakeSlice(src.Type(), src.Len(), src.Len()))
		for i := range src.Len() {
			copyInto(dst.Index(i), src.Index(i))
		}
	case reflect.Map:
		if src.IsNil() {
			return
		}
		dst.Set(reflect.MakeMapWithSize(src.Type(), src.Len()))
		for _, k := range src.MapKeys() {
			e := reflect.New(src.Type().Elem()).Elem()
			copyInto(e, src.MapIndex(k))
			dst.SetMapIndex(k, e)
		}
	case reflect.Pointer, reflect.Interface:
		if src.IsNil() {
			return
		}
		e := reflect.New(src.Elem().Type())
		copyInto(e.Elem(), src.Elem())
		if src.Kind() == reflect.Interface {
			e = e.Elem()
		}
		dst.Set(e)
	default:
		dst.Set(src)
	}
}
