// Command database starts a PostgreSQL for a server of the browser tests, says the address of an empty database in it, and
// stops it when its input ends: so it is gone with whoever wanted it, however that ended. It is built and run by web/e2e, and
// is no part of the house.
package main

import (
	"fmt"
	"io"
	"os"
	"os/signal"

	"signoria/postgres/pgtest"
)

func main() {
	signal.Ignore(os.Interrupt) // of a keyboard, which ends whoever wanted it as well
	if err := lend(os.Stdin, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "database:", err)
		os.Exit(1)
	}
}

// lend lends a database until the input ends.
func lend(in io.Reader, out io.Writer) error {
	server, err := pgtest.Start()
	if err != nil {
		return err
	}
	defer server.Stop()
	address, _, err := server.Make()
	if err != nil {
		return err
	}
	if _, err := fmt.Fprintln(out, address); err != nil {
		return err
	}
	_, err = io.Copy(io.Discard, in)
	return err
}
