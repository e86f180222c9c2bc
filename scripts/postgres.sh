#!/usr/bin/env bash
# postgres.sh makes sure the tests of the store on PostgreSQL have one to start: it installs Debian's if it may. They start
# and stop it themselves, in a folder of their own. With --found it only says, by its status, whether there is one.
set -eu
found() { command -v postgres >/dev/null || ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1; }
found && exit 0
[ "${1:-}" != --found ] || exit 1
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  echo "postgres.sh: installing Debian's PostgreSQL for the tests" >&2
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql >/dev/null
fi
found && exit 0
if [ "${CI:-}" = true ]; then
  echo "the tests of the store on PostgreSQL need it: sudo apt-get install postgresql" >&2
  exit 1
fi
echo "there is no PostgreSQL, so the tests of the store on it are skipped: sudo apt-get install postgresql" >&2
