import { Readable } from 'node:stream'
import type { Clock } from '../../platform/clock.ts'
import { pause } from '../../wait.ts'
import { Refusal } from '../../request/refusal.ts'
import type { UploadSlots } from './upload-slots.ts'

/**
 * Limits of a slow sender. `slot`, `connection`: milliseconds of silence until it loses its place, and its connection. `leastPerSecond`:
 * bytes per second that it must send on average once the server has waited for it for `connection` milliseconds in total.
 */
const uploadPatience = { slot: 2_000, connection: 20_000, leastPerSecond: 4 * 1024 } as const

const tooSlow = () => new Refusal(400, 'The body stopped arriving.', { closes: true })

type Parts = {
  places: Pick<UploadSlots, 'take' | 'give'>
  clock: Pick<Clock, 'monotonic'>
  wait?: typeof pause
}

/**
 * Returns the body of an upload. It has a place only while bytes arrive: a sender that pauses gives its place to others. The connection
 * closes after twenty seconds of silence, or if almost nothing arrives. Time spent waiting for a place does not count against the sender.
 */
export function uploadBody(body: Readable, { places, clock, wait = pause }: Parts): Readable {
  const chunks = body.iterator({ destroyOnReturn: false })
  let hasPlace = false
  let arrived = 0
  /** Milliseconds spent waiting for the sender. */
  let waited = 0

  const give = () => {
    if (hasPlace) places.give()
    hasPlace = false
  }
  const take = async () => {
    if (!hasPlace) await places.take()
    hasPlace = true
  }

  async function nextChunk(): Promise<IteratorResult<Buffer, undefined>> {
    const came = new AbortController()
    const chunk = chunks.next() as Promise<IteratorResult<Buffer, undefined>>
    const inTime = (milliseconds: number) => Promise.race([chunk, wait(milliseconds, came.signal).then(() => null)])
    const since = clock.monotonic()
    try {
      const soon = await inTime(uploadPatience.slot)
      if (soon) return soon
      give()
      const late = await inTime(uploadPatience.connection - uploadPatience.slot)
      if (!late) throw tooSlow()
      return late
    } finally {
      came.abort()
      // After the wait, ignore an error of the chunk.
      chunk.catch(() => undefined)
      waited += clock.monotonic() - since
    }
  }

  async function* steadily(): AsyncGenerator<Buffer> {
    try {
      await take()
      for (;;) {
        const { value } = await nextChunk()
        if (value === undefined) return
        arrived += value.length
        if (waited > uploadPatience.connection && arrived / (waited / 1000) < uploadPatience.leastPerSecond) throw tooSlow()
        await take()
        yield value
      }
    } finally {
      give()
      // Take the rest from the connection, or it would be read as the next request.
      if (!body.readableEnded) body.resume()
    }
  }

  return Readable.from(steadily(), { objectMode: false })
}
