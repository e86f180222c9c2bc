package main

import (
	"bytes"
	"context"
	"encoding/json"
	"encoding/xml"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"signoria"
	"signoria/games"
)

// said runs a command line and returns its exit status and what it said.
func said(t *testing.T, args ...string) (status int, out, errOut string) {
	t.Helper()
	return piped(t, "", args...)
}

// piped is said with something piped in.
func piped(t *testing.T, in string, args ...string) (status int, out, errOut string) {
	t.Helper()
	var o, e bytes.Buffer
	status = run(context.Background(), args, strings.NewReader(in), &o, &e)
	return status, o.String(), e.String()
}

func TestMisuseIsOneLineAndStatus2(t *testing.T) {
	for _, c := range []struct {
		args []string
		says string
	}{
		{[]string{"paly"}, `there is no command "paly"`},
		{[]string{"simulate"}, "say which game: warrior-knights"},
		{[]string{"simulate", "chess"}, `there is no game "chess"`},
		{[]string{"simulate", "warrior-knights", "--seats", "9"}, "9 seats"},
		{[]string{"simulate", "warrior-knights", "--tables", "0"}, "--tables 0: at least 1"},
		{[]string{"simulate", "warrior-knights", "--within", "-1"}, "--within -1: at least 0"},
		{[]string{"simulate", "warrior-knights", "--bots", "pope"}, `there is no bot "pope"; there is random, squire, knight, king`},
		{[]string{"simulate", "warrior-knights", "--seats", "4", "--bots", "squire,random"}, "names 2 bots for 4 seats"},
		{[]string{"simulate", "warrior-knights", "--options", "length"}, "say id=value"},
		{[]string{"simulate", "warrior-knights", "--options", "length=11"}, `no length "11"; there is 8, 10, 12, 15`},
		{[]string{"simulate", "warrior-knights", "--options", "size=1"}, `no option "size"; it has length,`},
		{[]string{"simulate", "warrior-knights", "--scenario", "1"}, `no option "scenario"`},
		{[]string{"simulate", "warrior-knights", "--options", "any,baron.0=1,baron.1=1"}, "cannot both play"},
		{[]string{"plot", "/nowhere.json"}, "no such file"},
		{[]string{"plot"}, "there are no tables"},
		{[]string{"games", "chess"}, `there is no game "chess"`},
		{[]string{"simulate", "warrior-knights", "--fast"}, "flag provided but not defined"},
		{[]string{"bench", "warrior-knights", "--seats", "1"}, "1 seats"},
		{[]string{"replay"}, "say which record"},
		{[]string{"replay", "/nowhere.json"}, "no such file"},
		{[]string{"rules", "movement/by-air"}, `there is no rule "movement/by-air"`},
		{[]string{"rules", "--lang", "la"}, "en or it"},
		{[]string{"rules", "a", "b"}, "one rule at a time"},
	} {
		status, _, e := said(t, c.args...)
		if status != 2 || !strings.Contains(e, c.says) || strings.Count(e, "\n") != 1 {
			t.Errorf("signoria %s: status %d, said %q; want 2 and one line with %q", strings.Join(c.args, " "), status, e, c.says)
		}
	}
}

func TestHelp(t *testing.T) {
	for _, args := range [][]string{nil, {"help"}, {"simulate", "--help"}} {
		status, out, _ := said(t, args...)
		if status != 0 || !strings.Contains(out, "signoria simulate GAME") {
			t.Errorf("%v: status %d, said %q", args, status, out)
		}
	}
}

func TestSimulate(t *testing.T) {
	status, out, e := said(t, "simulate", "warrior-knights", "--seats", "3", "--options", "length=8", "--tables", "4", "--seed", "11", "--bots", "squire", "--json")
	if status != 0 {
		t.Fatal(e)
	}
	lines := strings.Split(strings.TrimSpace(out), "\n")
	if len(lines) != 4 {
		t.Fatalf("4 tables, %d lines", len(lines))
	}
	for i, line := range lines {
		var got struct {
			Seed      string
			Seats     int
			Winners   []int
			Turns     int
			Decisions int
			End       string
		}
		if err := json.Unmarshal([]byte(line), &got); err != nil {
			t.Fatal(err)
		}
		if got.Seed != string("11121314"[2*i:2*i+2]) || got.Seats != 3 || got.Turns < 2 || got.Decisions < 50 || got.End == "" {
			t.Errorf("table %d: %s", i, line)
		}
	}
	if _, again, _ := said(t, "simulate", "warrior-knights", "--seats", "3", "--options", "length=8", "--tables", "4", "--seed", "11", "--bots", "squire", "--json"); again != out {
		t.Error("the same seed played other games")
	}
	if _, out, _ := said(t, "simulate", "warrior-knights", "--seats", "2", "--options", "length=8", "--tables", "2", "--bots", "squire", "--check"); !strings.Contains(out, "2 tables of warrior-knights") || !strings.Contains(out, "95 %") {
		t.Errorf("summary: %s", out)
	}
	if _, out, _ := said(t, "simulate", "warrior-knights", "--tables", "2", "--within", "30", "--check"); !strings.Contains(out, "most 30\n") || !strings.Contains(out, "ended by nothing yet      2") {
		t.Errorf("tables left after 30 decisions: %s", out)
	}
}

func TestSimulateStoppedTellsWhatWasPlayed(t *testing.T) {
	ctx, stop := context.WithTimeout(context.Background(), time.Second)
	defer stop()
	var out, e bytes.Buffer
	status := run(ctx, []string{"simulate", "warrior-knights", "--within", "1", "--tables", "1000000000"}, nil, &out, &e)
	told := regexp.MustCompile(`stopped after (\d+) of 1000000000 tables`).FindStringSubmatch(e.String())
	if status != 1 || told == nil || !strings.HasPrefix(out.String(), told[1]+" tables of warrior-knights\n") || !strings.Contains(out.String(), "ended by nothing yet") {
		t.Errorf("status %d: %s %s", status, out.String(), e.String())
	}
}

func TestSimulateCountsWhatIsDone(t *testing.T) {
	status, out, e := said(t, "simulate", "warrior-knights", "--bots", "squire-builder,squire", "--options", "length=8", "--tables", "2", "--deeds")
	heads := regexp.MustCompile(`(?m)^  done in a game +squire +squire-builder$`)
	lays := regexp.MustCompile(`(?m)^  planning-done +[1-9]\S+ +[1-9]\S+$`)
	if status != 0 || !heads.MatchString(out) || !lays.MatchString(out) || !regexp.MustCompile(`(?m)^  commit-votes +\S+ of \S+ +\S+ of \S+$`).MatchString(out) {
		t.Errorf("status %d: %s %s", status, out, e)
	}
	_, out, _ = said(t, "simulate", "warrior-knights", "--bots", "squire-any,squire-any,squire-any,squire-any", "--options", "length=8", "--tables", "1", "--json", "--deeds")
	var got simulated
	if err := json.Unmarshal([]byte(out), &got); err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	for seat, bot := range got.Bots {
		if seen[bot] || bot == "squire-any" || got.Deeds[seat]["troops-ready"].Times != 1 {
			t.Errorf("in seat %d is %s, who did %v", seat, bot, got.Deeds[seat])
		}
		seen[bot] = true
	}
}

// Several bots say how many seats there are; what each seat played and what it won stand with the table.
func TestSimulateTellsOfLevelsAndOfWhatIsPlayed(t *testing.T) {
	status, out, e := said(t, "simulate", "warrior-knights", "--bots", "squire,random,random", "--options", "length=8,baron.0=1", "--tables", "2")
	if status != 0 || !strings.Contains(out, "  seat 2  random ") || !strings.Contains(out, "\n  squire           won     2 of     2") || !strings.Contains(out, "\n  green            won     2 of     2") {
		t.Errorf("status %d: %s %s", status, out, e)
	}
	_, out, _ = said(t, "simulate", "warrior-knights", "--seats", "0", "--options", "any,length=8", "--bots", "squire", "--tables", "3", "--json")
	var sizes = map[int]bool{}
	for line := range strings.Lines(out) {
		var got simulated
		if err := json.Unmarshal([]byte(line), &got); err != nil {
			t.Fatal(err)
		}
		sizes[got.Seats] = true
		if got.Game != "warrior-knights" || len(got.Called) != got.Seats || len(got.Scores) != got.Seats || got.Options["length"] != 8 || len(got.Options) != 5+got.Seats {
			t.Errorf("told %s", line)
		}
	}
	if len(sizes) < 2 {
		t.Errorf("of any number of seats only %v were drawn", sizes)
	}
}

func TestGames(t *testing.T) {
	if status, out, _ := said(t, "games"); status != 0 || !strings.HasPrefix(out, "warrior-knights  Warrior Knights, 2 to 6 seats\n") {
		t.Errorf("status %d: %s", status, out)
	}
	if _, out, _ := said(t, "games", "warrior-knights"); !strings.Contains(out, "random, squire, knight, king\n") || !strings.Contains(out, "--options length           8, 10, 12, 15\n") {
		t.Errorf("it told: %s", out)
	}
}

func TestPlot(t *testing.T) {
	var told string
	for _, length := range []string{"8", "15"} {
		_, out, _ := said(t, "simulate", "warrior-knights", "--seats", "3", "--options", "length="+length, "--bots", "squire", "--tables", "2", "--json")
		told += out
	}
	status, picture, e := piped(t, told, "plot", "--by", "length", "--lang", "it")
	if status != 0 {
		t.Fatal(e)
	}
	for _, want := range []string{"<title>Warrior Knights: vittorie", "Breve (8 punti Prestigio per Barone)", "2 partite", "D&#39;Emerande"} {
		if !strings.Contains(picture, want) {
			t.Errorf("the plot lacks %q", want)
		}
	}
	if panels := strings.Count(picture, "<g "); panels != 2 {
		t.Errorf("%d panels", panels)
	}
	if err := xml.Unmarshal([]byte(picture), new(struct{})); err != nil {
		t.Error(err)
	}
	if _, again, _ := piped(t, told, "plot", "--by", "length", "--lang", "it"); again != picture {
		t.Error("the same tables make another picture")
	}
	_, scores, _ := piped(t, `{"game":"warrior-knights","seats":2,"called":["karlberg","demerande"],"scores":[3,6],"winners":[1]}
		{"game":"warrior-knights","seats":2,"called":["karlberg","demerande"],"scores":[5,6],"winners":[1]}`, "plot", "--of", "score")
	for _, want := range []string{"score by what is played", "karlberg ended with 4.0 in the mean of 2 games", "demerande ended with 6.0"} {
		if !strings.Contains(scores, want) {
			t.Errorf("the plot of scores lacks %q", want)
		}
	}
	_, long, _ := piped(t, `{"game":"mu-prototype","seats":2,"called":["golden-horde","kingdom-of-france"],"scores":[6,7],"winners":[1]}`, "plot")
	if lines := strings.Count(long, `class="title"`); lines != 2 {
		t.Errorf("a title too long for its plot stands on %d lines, want 2", lines)
	}
	if status, _, e := piped(t, told, "plot", "--of", "luck"); status == 0 || !strings.Contains(e, "wins, score or rating") {
		t.Errorf("status %d, said %q", status, e)
	}
	for name, c := range map[string]struct{ in, by, says string }{
		"no tables of ours":  {"{]", "length", "not what simulate --json writes"},
		"an option of seats": {told, "baron", `no option "baron" for the whole table`},
		"nothing is played":  {`{"game":"warrior-knights","seats":2}`, "length", "does not tell what each seat played"},
	} {
		if status, _, e := piped(t, c.in, "plot", "--by", c.by); status == 0 || !strings.Contains(e, c.says) {
			t.Errorf("%s: status %d, said %q", name, status, e)
		}
	}
}

func TestReplay(t *testing.T) {
	golden, err := filepath.Glob("../../games/warriorknights/testdata/golden-*.json")
	if err != nil || len(golden) == 0 {
		t.Fatalf("no golden records: %v", err)
	}
	status, out, e := said(t, "replay", golden[0])
	if status != 0 || !strings.Contains(out, "rows of warrior-knights verified") || !strings.Contains(out, "1. ") {
		t.Errorf("status %d, said %q %q", status, out, e)
	}
	raw, err := os.ReadFile(golden[0])
	if err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct{ from, to, says string }{
		"diverges":     {`"ask":3,`, `"ask":77,`, "diverges"},
		"not a record": {`{`, `[`, "is not a record"},
		"another game": {`"warrior-knights"`, `"chess"`, `no game "chess"`},
		"older rules":  {`{"game":"warrior-knights","version":`, `{"game":"warrior-knights","version":10`, "the record was made under version 10"},
	} {
		file := filepath.Join(t.TempDir(), "bad.json")
		if err := os.WriteFile(file, bytes.Replace(raw, []byte(c.from), []byte(c.to), 1), 0o600); err != nil {
			t.Fatal(err)
		}
		if status, _, e := said(t, "replay", file); status != 1 || !strings.Contains(e, c.says) {
			t.Errorf("%s: status %d, said %q", name, status, e)
		}
	}
}

// golden is a record of a whole game.
func golden(t *testing.T) (r signoria.Record) {
	t.Helper()
	raw, err := os.ReadFile("../../games/warriorknights/testdata/golden-four-barons.json")
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(raw, &r); err != nil {
		t.Fatal(err)
	}
	return r
}

// filed is a file of a record.
func filed(t *testing.T, r signoria.Record) (file string) {
	t.Helper()
	raw, err := json.Marshal(r)
	if err != nil {
		t.Fatal(err)
	}
	file = filepath.Join(t.TempDir(), "record.json")
	if err := os.WriteFile(file, raw, 0o600); err != nil {
		t.Fatal(err)
	}
	return file
}

// The seed of a record is checked against the hash that was told of it before the start.
func TestReplayChecksTheSeed(t *testing.T) {
	r := golden(t)
	replayed := func(seed uint64) (status int, out, e string) {
		r.Commitment = signoria.Commit(seed)
		return said(t, "replay", filed(t, r))
	}
	if status, out, e := replayed(r.Seed); status != 0 || !strings.Contains(out, "committed: "+r.Commitment.Hash) {
		t.Errorf("status %d, said %q %q", status, out, e)
	}
	if status, _, e := replayed(r.Seed + 1); status != 1 || !strings.Contains(e, "its seed is not the one") {
		t.Errorf("of another seed: status %d, said %q", status, e)
	}
}

// A record that is a study says so, and where what it studies ends.
func TestReplayOfAStudy(t *testing.T) {
	r := golden(t)
	r.Rows = nil
	l, err := games.All()[0].Replay(r)
	if err != nil {
		t.Fatal(err)
	}
	if r.Rows, err = l.Study(l.Offers()[0].Seat, 6, "of-old"); err != nil {
		t.Fatal(err)
	}
	if status, out, e := said(t, "replay", filed(t, r)); status != 0 || !strings.Contains(out, "a study of table of-old, from row 1 on") {
		t.Errorf("status %d, said %q %q", status, out, e)
	}
}

func TestRules(t *testing.T) {
	status, out, _ := said(t, "rules", "movement/rivers-need-bridge", "--lang", "it")
	if status != 0 || !strings.Contains(out, "warrior-knights/movement/rivers-need-bridge") || !strings.Contains(out, "Dato:") {
		t.Errorf("status %d: %s", status, out)
	}
	if _, out, _ := said(t, "rules", "--search", "bridge river"); !strings.Contains(out, "rivers-need-bridge") {
		t.Errorf("search: %s", out)
	}
	if status, _, e := said(t, "rules", "--search", "aeroplane"); status != 1 || !strings.Contains(e, "no rule") {
		t.Errorf("a search for nothing: status %d, %s", status, e)
	}
	if _, out, _ := said(t, "rules", "--game", "warrior-knights"); strings.Count(out, "\n  warrior-knights/") != 412 {
		t.Errorf("all rules: %d", strings.Count(out, "warrior-knights/"))
	}
	if _, all, _ := said(t, "rules"); strings.Count(all, "\n  warrior-knights/") != 412 {
		t.Error("the rules of all games lack some")
	}
}

func TestBench(t *testing.T) {
	status, out, e := said(t, "bench", "warrior-knights", "--for", "200ms")
	if status != 0 || !strings.Contains(out, "decisions/s") || !strings.Contains(out, "allocations/decision") {
		t.Errorf("status %d: %s %s", status, out, e)
	}
}

// Without a name all games are measured side by side.
func TestBenchOfAllGames(t *testing.T) {
	status, out, e := said(t, "bench", "--for", "100ms")
	if status != 0 {
		t.Fatal(e)
	}
	head, _, _ := strings.Cut(out, "\n")
	for _, g := range games.All() {
		if !strings.Contains(head, g.ID()) {
			t.Errorf("%s is not measured: %s", g.ID(), head)
		}
	}
}
