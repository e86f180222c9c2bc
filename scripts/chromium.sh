#!/usr/bin/env bash
# chromium.sh makes sure the browser tests have a Chromium: it installs Debian's if it may.
set -eu
for name in chromium chromium-browser google-chrome; do
  if command -v "$name" >/dev/null; then exit 0; fi
done
if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
  echo "the browser tests need Chromium: sudo apt-get install chromium" >&2
  exit 1
fi
apt-get update -qq
DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null
