import { execFileSync, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const house = join(import.meta.dirname, '../../..')

/** What a squire would answer: a choice by its place in the offer, and a number. */
export interface Advice {
  place: number
  number: number
  /** That answer and those he would give next, as far as a sheet takes them. */
  ahead: Ahead[]
  /** He would as soon give the answers that were asked about: they are his, or worth as much to him. */
  would: boolean
}

export interface Ahead {
  id: string
  number: number
  asked: string // the prompt's name
  refs: string[] | null // what the choice is about
}

/** What else one may want to know of him. */
export interface Asking {
  /** How many of the answers from this one on. */
  ahead?: number
  /** Answers, by the ids of their choices, that he might as soon give. */
  would?: string[]
  /** Asked the same he answers the same; with another number he draws anew among what is worth the same to him. */
  draw?: number
}

/** Adviser says what a squire would do at the tables of a server. */
export interface Adviser {
  ask: (table: string, seat: number, asking?: Asking) => Promise<Advice>
  stop: () => Promise<void>
}

/** hire builds the adviser and lets it look into a server's store, of which it tells but what a seat may know. */
export async function hire(store: string): Promise<Adviser> {
  const folder = await mkdtemp(join(tmpdir(), 'adviser-'))
  const binary = join(folder, 'adviser')
  execFileSync('go', ['build', '-o', binary, './tools/adviser'], { cwd: house })
  const running = spawn(binary, [store], { stdio: ['pipe', 'pipe', 'inherit'] })
  const waiting: ((line: string) => void)[] = []
  createInterface(running.stdout).on('line', (line) => waiting.shift()?.(line))
  const gone = new Promise((resolve) => running.on('exit', resolve))
  return {
    async ask(table, seat, asking = {}) {
      const line = new Promise<string>((resolve, reject) => {
        waiting.push(resolve)
        void gone.then(() => reject(new Error('the adviser is gone')))
      })
      running.stdin.write(JSON.stringify({ table, seat, ...asking }) + '\n')
      const advice = JSON.parse(await line) as Omit<Advice, 'ahead'> & { ahead: Ahead[] | null }
      return { ...advice, ahead: advice.ahead ?? [] }
    },
    async stop() {
      running.stdin.end()
      await gone
      await rm(folder, { recursive: true, force: true })
    },
  }
}
