#!/usr/bin/env bash
# aside.sh COMMAND: runs a command only where nothing else wants the processor.
# Where the kernel weighs sessions against each other (autogroups), niceness counts within a session alone: a browser, which
# is in one of its own, would get no more of the processor than what is nice to it. So the session is made nice too.
set -euo pipefail

[ -w /proc/self/autogroup ] || exec nice -n 19 "$@"

setsid bash -c 'echo 19 >/proc/self/autogroup; exec nice -n 19 "$@"' aside "$@" &
trap 'kill -- -$! 2>/dev/null; exit 130' INT TERM
wait $!
