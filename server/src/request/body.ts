import type { Context } from 'hono'
import { Refusal } from './refusal.ts'
import type { NodeBindings } from './address.ts'
import { headerOf } from './header-of.ts'

type WithBindings = Context<{ Bindings: NodeBindings }>

const tooLarge = () => new Refusal(413, 'The body is too large.')

async function collect(chunks: AsyncIterable<Uint8Array>, limit: number): Promise<Buffer> {
  const stored: Uint8Array[] = []
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.length
    if (size > limit) throw tooLarge()
    stored.push(chunk)
  }
  return stored.length === 1 && stored[0] ? Buffer.from(stored[0]) : Buffer.concat(stored)
}

/** Reads a body straight from the socket, which is the fastest way. */
function fromSocket(incoming: NonNullable<NodeBindings['incoming']>, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    let isWhole = false
    // A caller that has gone is not our fault, and nobody reads the response (F18, F20).
    const gone = () => {
      if (!isWhole) reject(new Refusal(400, 'The body did not arrive.'))
    }
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= limit) chunks.push(chunk)
      else reject(tooLarge())
    })
    incoming.on('end', () => {
      isWhole = true
      resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks))
    })
    incoming.on('error', gone)
    incoming.on('close', gone)
  })
}

/** Returns the whole body as text. Throws `Refusal` 413 above `limit` bytes. Call it before anything else is awaited (F20). */
export async function readText(c: WithBindings, limit: number): Promise<string> {
  if (Number(headerOf(c, 'content-length') ?? 0) > limit) throw tooLarge()
  const incoming = c.env?.incoming
  const body = incoming ? await fromSocket(incoming, limit) : await collect(c.req.raw.body ?? (async function* () {})(), limit)
  return body.toString('utf8')
}
