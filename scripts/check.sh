#!/usr/bin/env bash
# check.sh GAME: squires at tables of all sizes, under any of the game's options, and random play at some, with every invariant
# after every step. A table of the long games takes as long as six of the short one.
set -euo pipefail

case $1 in warrior-knights | mu-*) squires=2 random=1 ;; *) squires=12 random=8 ;; esac
./bin/signoria simulate "$1" --seats 0 --options any --bots squire --tables $squires --check
./bin/signoria simulate "$1" --seats 0 --tables $random --check
