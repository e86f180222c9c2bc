package health

import (
	"net/http"
	"net/http/pprof"
	"strconv"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promhttp"
)

// measures are what a server's monitoring reads.
type measures struct {
	all       *prometheus.Registry
	writes    prometheus.Histogram
	unwritten prometheus.Counter
	told      prometheus.Histogram
	responses *prometheus.CounterVec
}

// newMeasures measures in seconds, from a tenth of a millisecond to eight seconds.
func newMeasures() measures {
	seconds := prometheus.ExponentialBuckets(0.0001, 2.5, 13)
	m := measures{all: prometheus.NewRegistry(),
		writes: prometheus.NewHistogram(prometheus.HistogramOpts{Name: "signoria_store_write_seconds",
			Help: "How long transactions took, the sync of the disk included.", Buckets: seconds}),
		unwritten: prometheus.NewCounter(prometheus.CounterOpts{Name: "signoria_store_write_failures_total",
			Help: "Transactions of which nothing could be written."}),
		told: prometheus.NewHistogram(prometheus.HistogramOpts{Name: "signoria_told_seconds",
			Help: "How long after something happened at a table an open page was told of it.", Buckets: seconds}),
		responses: prometheus.NewCounterVec(prometheus.CounterOpts{Name: "signoria_http_responses_total",
			Help: "Requests answered, by status; streams count when they end."}, []string{"status"}),
	}
	m.all.MustRegister(m.writes, m.unwritten, m.told, m.responses, collectors.NewGoCollector(),
		collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	return m
}

func (m *measures) wrote(took time.Duration, err error) {
	m.writes.Observe(took.Seconds())
	if err != nil {
		m.unwritten.Inc()
	}
}

// Told measures how long after something happened a page was told of it.
func (h *Health) Told(after time.Duration) { h.measured.told.Observe(after.Seconds()) }

// Responded counts an answered request.
func (h *Health) Responded(status int) {
	h.measured.responses.WithLabelValues(strconv.Itoa(status)).Inc()
}

// Gauge lets monitoring read a value as it is at the moment.
func (h *Health) Gauge(name, help string, value func() float64) {
	h.measured.all.MustRegister(prometheus.NewGaugeFunc(prometheus.GaugeOpts{Name: name, Help: help}, value))
}

// Counter lets monitoring read a value that only grows.
func (h *Health) Counter(name, help string, value func() float64, labels map[string]string) {
	h.measured.all.MustRegister(prometheus.NewCounterFunc(prometheus.CounterOpts{Name: name, Help: help, ConstLabels: labels}, value))
}

// Admin answers those who run the server: /metrics for Prometheus, and Go's profiles below /debug/pprof/, but not the
// command line, in which a database's password may stand. It tells of the process and asks nobody who he is: it belongs on an address that others do not reach.
func (h *Health) Admin() http.Handler {
	mux := http.NewServeMux()
	mux.Handle("GET /metrics", promhttp.HandlerFor(h.measured.all, promhttp.HandlerOpts{}))
	mux.HandleFunc("/debug/pprof/", pprof.Index)
	mux.HandleFunc("/debug/pprof/profile", pprof.Profile)
	mux.HandleFunc("/debug/pprof/symbol", pprof.Symbol)
	mux.HandleFunc("/debug/pprof/trace", pprof.Trace)
	return mux
}
