import { get } from 'node:http'
import type { Guest } from './guest'

/** What came over a wire: bytes as they were packed, an entry for each time the server wrote. */
export interface Wire {
  writes: number[]
  close: () => void
}

/** listen follows a guest's table as his page does, and counts the packed bytes. */
export async function listen(guest: Guest, table: string): Promise<Wire> {
  const cookies = await guest.context.cookies()
  const headers = {
    'Accept-Encoding': 'gzip',
    'Accept-Language': 'en',
    Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
  }
  const writes: number[] = []
  const request = get(
    `${guest.address}/api/tables/${table}/events?lang=en&patches=1`,
    { headers },
    (reply) => {
      if (reply.headers['content-encoding'] !== 'gzip') throw new Error('it came unpacked')
      reply.on('data', (bytes: Buffer) => writes.push(bytes.length))
    },
  )
  request.on('error', () => undefined) // it is broken off at the end
  return { writes, close: () => request.destroy() }
}

export function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN
}
