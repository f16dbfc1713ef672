import { randomBytes, randomFillSync, randomInt } from 'node:crypto'
import type { Clock } from './clock.ts'

/** Where ids and secrets come from. */
export type Ids = {
  /** UUIDv7: opaque to readers, sortable by time for the database. */
  uuid(): string
  /** A secret of `bytes` random bytes, base64url. */
  secret(bytes: number): string
  /** `digits` random decimal digits, with leading zeros. */
  digits(digits: number): string
}

const variants = ['8', '9', 'a', 'b'] as const

/** A UUIDv7 of a moment and ten random bytes in hexadecimal. */
const layout = (time: number, random: string) => {
  const moment = time.toString(16).padStart(12, '0')
  const variant = variants[Number.parseInt(random.charAt(4), 16) & 3] ?? '8'
  return `${moment.slice(0, 8)}-${moment.slice(8)}-7${random.slice(1, 4)}-${variant}${random.slice(5, 8)}-${random.slice(8)}`
}

/** The moment in a UUIDv7; null for what is none. */
export function momentOf(id: string): number | null {
  const [, first, second] = /^([\da-f]{8})-([\da-f]{4})-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i.exec(id) ?? []
  return first && second ? Number.parseInt(first + second, 16) : null
}

const ofOne = 10
const pooled = 512

/** Ten bytes a time of a heap fetched together: to ask the system for a few costs as much as for thousands, and every request has an id. */
function randomHeap(): () => string {
  const heap = Buffer.alloc(ofOne * pooled)
  let at = heap.length
  return () => {
    if (at === heap.length) {
      randomFillSync(heap)
      at = 0
    }
    at += ofOne
    return heap.toString('hex', at - ofOne, at)
  }
}

export const randomIds = (clock: Clock, random = randomHeap()): Ids => ({
  uuid: () => layout(clock.now(), random()),
  secret: (bytes) => randomBytes(bytes).toString('base64url'),
  digits: (digits) =>
    randomInt(10 ** digits)
      .toString()
      .padStart(digits, '0'),
})

/** The same ids in the same order, every time: for tests. */
export function countedIds(clock: Clock): Ids {
  let count = 0
  const next = () => {
    const bytes = Buffer.alloc(10)
    bytes.writeUInt32BE(++count, 6)
    return bytes.toString('hex')
  }
  return {
    uuid: () => layout(clock.now(), next()),
    secret: (bytes) => `secret-${++count}`.padEnd(Math.ceil((bytes * 4) / 3), 'x'),
    digits: (digits) => String(++count % 10 ** digits).padStart(digits, '0'),
  }
}
