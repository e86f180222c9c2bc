import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** Where a server keeps its tables: a file in a folder, or a database, its own in either case. */
export interface Store {
  /** By what the server is told. */
  flags: string[]
  /** The file, or the database's address. */
  at: string
  remove: () => Promise<void>
}

async function folder(): Promise<Store> {
  const data = await mkdtemp(join(tmpdir(), 'signoria-'))
  return {
    flags: ['--data', data],
    at: join(data, 'signoria.db'),
    remove: () => rm(data, { recursive: true, force: true }),
  }
}

/** A PostgreSQL goes when its input ends, so also with a worker that is killed. */
async function database(): Promise<Store> {
  const running = spawn(join(import.meta.dirname, '../../../bin/database'), {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const gone = new Promise<number | null>((resolve) => running.on('exit', resolve))
  const at = await new Promise<string>((resolve, reject) => {
    createInterface(running.stdout).on('line', resolve)
    running.on('error', reject)
    void gone.then(() => reject(new Error('there is no PostgreSQL for the server')))
  })
  return {
    flags: ['--store', at],
    at,
    async remove() {
      running.stdin.end()
      await gone
    },
  }
}

const kinds = new Map([
  ['sqlite', folder],
  ['postgres', database],
])

/** newStore makes an empty store, of the kind that the environment says. */
export function newStore(): Promise<Store> {
  const kind = process.env.STORE ?? ''
  const make = kinds.get(kind)
  if (!make) throw new Error(`STORE=${kind}: there are ${[...kinds.keys()].join(' and ')}`)
  return make()
}
