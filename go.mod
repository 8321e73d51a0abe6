module github.com/trainrush/trainrush

go 1.26.8
