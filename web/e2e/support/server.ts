import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const binary = join(import.meta.dirname, '../../../bin/signoria')

/** A table server of its own, on a free port, whose bots answer at once. */
export interface Server {
  address: string
  /** Where its store lies. */
  data: string
  stop: () => Promise<void>
}

export async function serve(flags: string[] = []): Promise<Server> {
  const data = await mkdtemp(join(tmpdir(), 'signoria-'))
  const args = ['serve', '--addr', '127.0.0.1:0', '--data', data, '--pace', '0', ...flags]
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
    data,
    async stop() {
      running.kill('SIGTERM')
      const code = await gone
      process.off('exit', leave)
      await rm(data, { recursive: true, force: true })
      const errors = said.filter((line) => line.includes('level=ERROR'))
      if (code !== 0 || errors.length > 0)
        throw new Error(`the server ended with ${code}\n${errors.join('\n')}`)
    },
  }
}
