import { randomBytes, randomFillSync, randomInt } from 'node:crypto'
import type { Clock } from './clock.ts'

/** Source of ids and secrets. */
export type Ids = {
  /** Returns a UUIDv7: opaque to readers, sortable by time in the database. */
  uuid(): string
  /** Returns a secret of `bytes` random bytes, in base64url. */
  secret(bytes: number): string
  /** Returns `digits` random decimal digits, with leading zeros. */
  digits(digits: number): string
}

const variants = ['8', '9', 'a', 'b'] as const

/**
 * Formats a UUIDv7 from a time in milliseconds and ten random bytes in hexadecimal. Caches the part of the time, because many ids share one
 * millisecond.
 */
function layouts(): (time: number, random: string) => string {
  let last = Number.NaN
  let beginning = ''
  return (time, random) => {
    if (time !== last) {
      const moment = time.toString(16).padStart(12, '0')
      beginning = `${moment.slice(0, 8)}-${moment.slice(8)}-7`
      last = time
    }
    const variant = variants[Number.parseInt(random.charAt(4), 16) & 3] ?? '8'
    return `${beginning}${random.slice(1, 4)}-${variant}${random.slice(5, 8)}-${random.slice(8)}`
  }
}

/** Returns the time of a UUIDv7 in milliseconds; null if the text is not a UUIDv7. */
export function momentOf(id: string): number | null {
  const [, first, second] = /^([\da-f]{8})-([\da-f]{4})-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i.exec(id) ?? []
  return first && second ? Number.parseInt(first + second, 16) : null
}

/** Random bytes of one id, and the number of ids whose bytes are fetched at once. */
const ofOne = 10
const pooled = 512

/**
 * Returns ten random bytes per call, in hexadecimal, from a pool. One system call for a few bytes costs as much as for thousands, and every
 * request needs an id.
 */
function randomHeap(): () => string {
  const bytes = Buffer.alloc(ofOne * pooled)
  const letters = ofOne * 2
  let heap = ''
  let at = 0
  return () => {
    if (at === heap.length) {
      heap = randomFillSync(bytes).toString('hex')
      at = 0
    }
    at += letters
    return heap.slice(at - letters, at)
  }
}

export function randomIds(clock: Clock, random = randomHeap()): Ids {
  const layout = layouts()
  return {
    uuid: () => layout(clock.now(), random()),
    secret: (bytes) => randomBytes(bytes).toString('base64url'),
    digits: (digits) =>
      randomInt(10 ** digits)
        .toString()
        .padStart(digits, '0'),
  }
}

/** Returns the same ids in the same order in every run. For tests. */
export function countedIds(clock: Clock): Ids {
  let count = 0
  const layout = layouts()
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
