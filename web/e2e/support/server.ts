import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { newStore, type Store } from './store'

const binary = join(import.meta.dirname, '../../../bin/signoria')

/** A table server of its own, on a free port, whose bots answer at once. */
export interface Server {
  address: string
  /** Where its tables are: a file, or a database's address. */
  store: string
  /** Ends it, as hosts do or by killing it, and starts another at its address, with its store. */
  again: (how: 'SIGTERM' | 'SIGKILL') => Promise<void>
  stop: () => Promise<void>
}

export async function serve(flags: string[] = []): Promise<Server> {
  const store = await newStore()
  let running = await start(store, '127.0.0.1:0', flags)
  const { address } = running
  return {
    address,
    store: store.at,
    async again(how) {
      await running.end(how)
      running = await start(store, new URL(address).host, flags)
    },
    async stop() {
      await running.end('SIGTERM')
      await store.remove()
    },
  }
}

/** start starts a server and waits until it says where it is. */
async function start(store: Store, addr: string, flags: string[]) {
  const args = ['serve', '--addr', addr, ...store.flags, '--pace', '0', ...flags]
  const running = spawn(binary, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const gone = new Promise<number | null>((resolve) => running.on('exit', resolve))
  const leave = () => running.kill('SIGKILL')
  process.once('exit', leave)

  const said: string[] = []
  createInterface(running.stderr).on('line', (line) => said.push(line))
  const address = await new Promise<string>((resolve, reject) => {
    createInterface(running.stdout).on('line', (line) => {
      const found = /http:\S+/.exec(line)
      if (found) resolve(found[0])
    })
    running.on('error', reject)
    void gone.then((code) => reject(new Error(`the server ended with ${code}\n${said.join('\n')}`)))
  })

  return {
    address,
    async end(how: 'SIGTERM' | 'SIGKILL') {
      running.kill(how)
      const code = await gone
      process.off('exit', leave)
      const errors = said.filter((line) => line.includes('level=ERROR'))
      if ((how === 'SIGTERM' && code !== 0) || errors.length > 0)
        throw new Error(`the server ended with ${code}\n${errors.join('\n')}`)
    },
  }
}
