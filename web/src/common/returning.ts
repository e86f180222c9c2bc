interface Stream {
  addEventListener(type: string, listener: () => void): void
  close(): void
}

/**
 * A server that stops tells its streams to come back, and how soon, for another goes on. What this returns says of an error
 * whether it is that and no more. Where nobody answers then, the stream is closed: it would ask on and on at that pace.
 */
export function returning(stream: Stream): () => boolean {
  let told = false
  let away = false
  stream.addEventListener('bye', () => (told = true))
  stream.addEventListener('open', () => (away = false))
  return () => {
    if (away) stream.close()
    away = told
    told = false
    return away
  }
}
