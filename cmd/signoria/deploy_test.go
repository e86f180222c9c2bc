package main

import (
	"encoding/json"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"go.yaml.in/yaml/v4"
)

// deployed reads a file that hosts copy.
func deployed(t *testing.T, name string) string {
	t.Helper()
	raw, err := os.ReadFile(filepath.Join("..", "..", name))
	if err != nil {
		t.Fatal(err)
	}
	return string(raw)
}

// flagsOf are the flags that a command's usage names.
func flagsOf(c command) []string { return regexp.MustCompile(`--[a-z-]+`).FindAllString(c.args, -1) }

func commandNamed(name string) (command, bool) {
	i := slices.IndexFunc(commands, func(c command) bool { return c.name == name })
	if i < 0 {
		return command{}, false
	}
	return commands[i], true
}

// Each flag that the usage of a host's command names there is: none is "not defined".
func TestUsageNamesFlagsThereAre(t *testing.T) {
	for _, c := range commands {
		if c.more == "" {
			continue
		}
		for _, flag := range flagsOf(c) {
			if _, _, says := said(t, c.name, flag, "a", "b", "c", "d"); strings.Contains(says, "not defined") {
				t.Errorf("signoria %s has no %s", c.name, flag)
			}
		}
	}
}

// What the files and the page for hosts tell one to type, or set in the environment, there is.
func TestWhatHostsAreToldThereIs(t *testing.T) {
	var variables []string
	for _, name := range []string{"serve", "health", "backup", "restore", "check", "move"} {
		c, ok := commandNamed(name)
		if !ok {
			t.Fatalf("there is no command %q", name)
		}
		for _, flag := range flagsOf(c) {
			variables = append(variables, variable(strings.TrimPrefix(flag, "--")))
		}
	}
	typed := regexp.MustCompile(`(?m)(?:^|[ /` + "`" + `])signoria ([a-z]+)((?: +(?:--?[a-z-]+|[^\s` + "`" + `&|]+))*)`)
	for _, name := range []string{"deploy/signoria.service", "deploy/several.conf", "deploy/Dockerfile", "deploy/compose.yaml", "deploy/several.yaml", "docs/hosting.md"} {
		text := deployed(t, name)
		for _, said := range regexp.MustCompile(`SIGNORIA_[A-Z_]+`).FindAllString(text, -1) {
			if !slices.Contains(variables, said) {
				t.Errorf("%s: no flag is said by %s", name, said)
			}
		}
		for _, m := range typed.FindAllStringSubmatch(text, -1) {
			c, ok := commandNamed(m[1])
			for _, flag := range regexp.MustCompile(`--[a-z-]+`).FindAllString(m[2], -1) {
				if ok && !slices.Contains(flagsOf(c), flag) {
					t.Errorf("%s: signoria %s has no %s", name, m[1], flag)
				}
			}
			if strings.Contains(m[2], "--") && !ok {
				t.Errorf("%s: there is no command %q", name, m[1])
			}
		}
	}
}

// The page for hosts tells of each flag of serve, and of each measure that monitoring reads.
func TestThePageForHostsTellsOfEachFlag(t *testing.T) {
	page := deployed(t, "docs/hosting.md")
	c, _ := commandNamed("serve")
	for _, flag := range flagsOf(c) {
		if !strings.Contains(page, "| `"+flag) && !strings.Contains(page, "`, `"+flag) {
			t.Errorf("it does not tell of %s", flag)
		}
	}
	for _, file := range []string{"cmd/signoria/admin.go", "health/measures.go"} {
		for _, m := range regexp.MustCompile(`"(signoria_[a-z_]+)"`).FindAllStringSubmatch(deployed(t, file), -1) {
			if !strings.Contains(page, "`"+m[1]) {
				t.Errorf("it does not tell of %s", m[1])
			}
		}
	}
}

// The unit listens to its own machine: who wants HTTPS from the server itself is told to change that. Cron knows no path to
// the binary.
func TestThePageForHostsWorksWithTheService(t *testing.T) {
	page, unit := deployed(t, "docs/hosting.md"), deployed(t, "deploy/signoria.service")
	for name, text := range map[string]string{"the page": page, "the unit": unit} {
		if !strings.Contains(text, "SIGNORIA_ADDR=:443") {
			t.Errorf("%s does not say where HTTPS is listened for", name)
		}
	}
	if !strings.Contains(page, "* * * /usr/local/bin/signoria backup") {
		t.Error("cron does not find the binary")
	}
}

func TestComposeFile(t *testing.T) {
	var compose struct {
		Services map[string]struct {
			Build       struct{ Context, Dockerfile string }
			Environment map[string]string
			Volumes     []string
			Tmpfs       []string
			CapDrop     []string `yaml:"cap_drop"`
			ReadOnly    bool     `yaml:"read_only"`
		}
		Volumes map[string]any
	}
	if err := yaml.Unmarshal([]byte(deployed(t, "deploy/compose.yaml")), &compose); err != nil {
		t.Fatal(err)
	}
	s, ok := compose.Services["signoria"]
	if !ok || !s.ReadOnly || !slices.Contains(s.CapDrop, "ALL") {
		t.Errorf("it runs %+v", s)
	}
	deployed(t, filepath.Join("deploy", s.Build.Context, s.Build.Dockerfile))
	for _, at := range s.Volumes {
		name, folder, _ := strings.Cut(at, ":")
		if _, known := compose.Volumes[name]; !known || !strings.Contains(deployed(t, "deploy/Dockerfile"), "SIGNORIA_DATA="+folder+"\n") {
			t.Errorf("the volume %s is not where the image keeps its data", at)
		}
	}
}

// Each of several servers in containers has the database, and the balancer knows each and is believed by it.
func TestComposeFileOfSeveral(t *testing.T) {
	type network struct {
		Address string `yaml:"ipv4_address"`
	}
	var compose struct {
		Services map[string]struct {
			Image       string
			Environment map[string]string
			ReadOnly    bool     `yaml:"read_only"`
			CapDrop     []string `yaml:"cap_drop"`
			Networks    map[string]network
			Volumes     []string
		}
		Volumes map[string]any
	}
	if err := yaml.Unmarshal([]byte(deployed(t, "deploy/several.yaml")), &compose); err != nil {
		t.Fatal(err)
	}
	balancer, servers := compose.Services["caddy"], []string{}
	for name, s := range compose.Services {
		for _, at := range s.Volumes {
			from, _, _ := strings.Cut(at, ":")
			if _, known := compose.Volumes[from]; !known {
				deployed(t, filepath.Join("deploy", from))
			}
		}
		if s.Image != "signoria" {
			continue
		}
		servers = append(servers, name+":8080")
		if !s.ReadOnly || !slices.Contains(s.CapDrop, "ALL") || !strings.HasSuffix(s.Environment["SIGNORIA_STORE"], "@postgres/signoria") ||
			s.Environment["SIGNORIA_PROXY"] != balancer.Networks["default"].Address {
			t.Errorf("%s runs %+v", name, s)
		}
	}
	slices.Sort(servers)
	if len(servers) < 2 || strings.Join(servers, " ") != balancer.Environment["SERVERS"] {
		t.Errorf("the balancer goes to %q, and there are %q", balancer.Environment["SERVERS"], servers)
	}
}

// What the page and the files say of several servers is of one kind: ports, and what is asked.
func TestThePageForHostsWorksWithSeveralServers(t *testing.T) {
	page, caddy := deployed(t, "docs/hosting.md"), deployed(t, "deploy/Caddyfile")
	if !strings.Contains(caddy, "health_uri /readyz\n") {
		t.Error("Caddy does not ask which servers are ready")
	}
	units := regexp.MustCompile(`signoria@(\d+)`).FindAllStringSubmatch(page, -1)
	if len(units) < 2 {
		t.Fatalf("there are %d units", len(units))
	}
	for _, m := range units {
		if at := "127.0.0.1:" + m[1]; !strings.Contains(caddy, at) || !strings.Contains(page, "server "+at) {
			t.Errorf("no balancer goes to %s", at)
		}
	}
}

func TestDockerfile(t *testing.T) {
	text := deployed(t, "deploy/Dockerfile")
	for _, m := range regexp.MustCompile(`(?m)(?:CMD|ENTRYPOINT) (\[.*\])$`).FindAllStringSubmatch(text, -1) {
		var words []string
		if err := json.Unmarshal([]byte(m[1]), &words); err != nil {
			t.Errorf("%s: %v", m[1], err)
		}
		words = slices.DeleteFunc(words, func(w string) bool { return w == "/signoria" })
		for _, w := range words {
			if _, ok := commandNamed(w); !ok {
				t.Errorf("there is no command %q", w)
			}
		}
	}
	for _, m := range regexp.MustCompile(`(?m)^COPY (?:--from=(\S+) )?(?:--\S+ )*(.*) \S+$`).FindAllStringSubmatch(text, -1) {
		if m[1] != "" {
			if !strings.Contains(text, " AS "+m[1]+"\n") {
				t.Errorf("there is no stage %q", m[1])
			}
			continue
		}
		for _, from := range strings.Fields(m[2]) {
			if _, err := os.Stat(filepath.Join("..", "..", from)); err != nil {
				t.Error(err)
			}
		}
	}
	if goes := regexp.MustCompile(`(?m)^go (\d+\.\d+)`).FindStringSubmatch(deployed(t, "go.mod")); !strings.Contains(text, "FROM golang:"+goes[1]) {
		t.Errorf("it is not built with Go %s", goes[1])
	}
}

func TestTheServiceIsOneOfSystemd(t *testing.T) {
	verify, err := exec.LookPath("systemd-analyze")
	if err != nil {
		t.Skip("there is no systemd here")
	}
	unit := deployed(t, "deploy/signoria.service")
	if !strings.Contains(unit, "\nExecStart=/usr/local/bin/signoria serve\n") {
		t.Error("it does not serve")
	}
	unit = strings.NewReplacer("/usr/local/bin/signoria", "/bin/true", "User=signoria", "User=daemon", "Group=signoria", "Group=daemon").Replace(unit)
	dir := t.TempDir()
	one, several := filepath.Join(dir, "signoria.service"), filepath.Join(dir, "signoria@.service")
	err = errors.Join(os.WriteFile(one, []byte(unit), 0o600), os.WriteFile(several, []byte(unit), 0o600),
		os.Mkdir(several+".d", 0o700), os.WriteFile(filepath.Join(several+".d", "several.conf"), []byte(deployed(t, "deploy/several.conf")), 0o600))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range []string{one, several} {
		if said, err := exec.Command(verify, "verify", "--man=no", file).CombinedOutput(); err != nil || len(said) > 0 {
			t.Errorf("%s: %v: %s", file, err, said)
		}
	}
}
