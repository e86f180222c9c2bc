package main

// What --help says of the commands that hosts run.

const environmentHelp = `Each flag may stand in the environment instead: SIGNORIA_ADDR for --addr, SIGNORIA_BOT_SEED for
--bot-seed. A flag of the command line beats it.`

const serveHelp = `  --addr :8080         the address to listen at; 127.0.0.1:8080 for this machine alone; with --tls-host it is :443
  --data DIR           the folder that holds everything ("data"); it is made if it is missing
  --store ADDRESS      a PostgreSQL database that holds everything instead, such as postgres://user@host/name
  --tls-host NAMES     speak HTTPS with certificates of Let's Encrypt for these names, parted by commas
  --redirect :80       where plain HTTP is then answered: it leads to HTTPS; "" for nowhere
  --admin ADDRESS      where /metrics and /debug/pprof/ are told, such as 127.0.0.1:9090; nowhere if it is not said
  --box GAME=FILE      play a game with a box file rather than with the one that is kept (signoria box); GAME= with none
  --pace 350ms         how long a bot waits before it answers where somebody watches
  --drain 0s           how long it serves on when it is told to stop, while /readyz says that it is draining
  --bot-seed N         let bots answer the same whenever the same is asked; for tests
  --url ADDRESS        the address that invitations name, such as https://signoria.example
  --no-reminders       remind nobody who has no page open: for a server over a copy, which else reminds whom the real one does
  --proxy ADDRESSES    the proxies in front of the server whose word is taken
  --max-tables N       open no further table while so many are in memory (1000)
  --max-streams N      serve so many pages at once (5000)
  --max-guests N       take so many new players an hour (1000)
  --max-memory MB      open no further table while so much lives on the heap (1024)
  --max-share PERCENT  of --max-streams and --max-guests for one address (50)
  --log text|json      how the log is written, to the standard error
  --verbose            log every request

` + environmentHelp

const healthHelp = `It ends with status 0 if /readyz says that the server is ready, and with 1 if not.

  --addr :8080         the address at which the server listens
  --tls-host NAMES     the names of a server that speaks HTTPS by itself

` + environmentHelp

const backupHelp = `The server may run meanwhile: the copy is of one moment. It is written under another name, read through, and
then gets its own; a FILE that is there already is refused.

  --data DIR           the server's folder ("data")

` + environmentHelp

const restoreHelp = `The folder must be empty, or its server stopped. FILE is read through first. What was in the folder stays there,
as signoria.db.before-TIME.

  --data DIR           the server's folder ("data"); it is made if it is missing

` + environmentHelp

const checkHelp = `The server may run meanwhile. It ends with status 1 if the file does not hold together or a table cannot be
replayed, and says which. Tables that were played to their end under older rules are not replayed.

  --data DIR           the server's folder ("data"), if no FILE is named
  --box GAME=FILE      the box file that the server plays a game with, if it is not kept beside the tables (signoria box)

` + environmentHelp

const boxHelp = `Without words it lists the box files that are kept; GAME= takes one away. A file is read before it is kept. It is refused
while a server runs. Tables that are being played with other numbers stand still until those are back; it says how many.

  --data DIR           the folder of a stopped server ("data")
  --store ADDRESS      the PostgreSQL database that holds everything instead, such as postgres://user@host/name

` + environmentHelp

const moveHelp = `No server may have either. What it comes to must be empty; it is made if it is a folder and missing. Every row of every
table is moved and then compared; nothing is changed where it comes from. What was stopped in the middle, or killed, goes on
when the same is moved again: until it is done no server takes the half of it.

  --from sqlite:DIR    what is moved: the data folder of a server, or
  --from ADDRESS       a PostgreSQL database, such as postgres://user@host/name
  --to sqlite:DIR      where it is to be: in such a folder, or
  --to ADDRESS         in such a database

` + environmentHelp
