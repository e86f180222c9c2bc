#!/usr/bin/env bash
# balance.sh plays squires against squires and draws who won, and with what score: docs/balance-<game>.svg and
# docs/score-<game>.svg, of every game that is named or of all. Each scenario has so many tables (TABLES, 1000); how
# many sit at one is drawn among the numbers it takes.
set -euo pipefail
cd "$(dirname "$0")/.."
signoria=bin/signoria
for game in ${*:-$($signoria games | cut -d' ' -f1)}; do
  told=$(mktemp)
  scenarios=$($signoria games "$game" | sed -n 's/^ *--scenario *//p' | tr ',' '\n' | awk '{ print $1 }')
  for scenario in ${scenarios:-none}; do
    [ "$scenario" = none ] && which=() || which=(--scenario "$scenario")
    $signoria simulate "$game" --seats 0 --bots squire --tables "${TABLES:-1000}" "${which[@]}" --json >>"$told"
  done
  $signoria plot "$told" >"docs/balance-$game.svg"
  $signoria plot "$told" --of score >"docs/score-$game.svg"
  rm "$told"
done
