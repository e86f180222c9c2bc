package http

// Italian is what errors are called in Italian.
func Italian() map[string]string { return italian }
