package main

import (
	"cmp"
	"fmt"
	"io"
	"runtime"
	"runtime/debug"
)

// version says what this program is: its own version, the commit it was built from, its Go, and by which rules it plays.
func version(e env, args []string) error {
	words, err := parse(flags("version"), args)
	if err != nil {
		return err
	}
	if len(words) > 0 {
		return unexpected(words[0])
	}
	info, _ := debug.ReadBuildInfo()
	tellVersion(e.out, info)
	fmt.Fprintf(e.out, "  %s %s/%s\n", runtime.Version(), runtime.GOOS, runtime.GOARCH)
	for _, g := range e.games {
		fmt.Fprintf(e.out, "  %s: rules of version %d\n", g.ID(), g.Version())
	}
	return nil
}

// tellVersion tells what Go has noted of how this program was built, nil if nothing.
func tellVersion(out io.Writer, info *debug.BuildInfo) {
	if info == nil {
		info = &debug.BuildInfo{}
	}
	fmt.Fprintf(out, "signoria %s\n", cmp.Or(info.Main.Version, "(unknown)"))
	noted := map[string]string{}
	for _, s := range info.Settings {
		noted[s.Key] = s.Value
	}
	if commit := noted["vcs.revision"]; commit != "" {
		changed := ""
		if noted["vcs.modified"] == "true" {
			changed = ", with changes"
		}
		fmt.Fprintf(out, "  commit %s of %s%s\n", commit, noted["vcs.time"], changed)
	}
}
