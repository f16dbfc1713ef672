import { randomBytes, randomInt } from 'node:crypto'
import type { Clock } from './clock.ts'

/** Where ids and secrets come from. */
export type Ids = {
  /** UUIDv7: opaque to readers, sortable by time for the database. */
  uuid(): string
  /** A secret of `bytes` random bytes, base64url. */
  secret(bytes: number): string
  /** `digits` random decimal digits, leading zeros kept. */
  digits(digits: number): string
}

const layout = (time: number, random: Buffer) => {
  const bytes = Buffer.alloc(16)
  bytes.writeUIntBE(time, 0, 6)
  random.copy(bytes, 6)
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

export const randomIds = (clock: Clock): Ids => ({
  uuid: () => layout(clock.now(), randomBytes(10)),
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
    return bytes
  }
  return {
    uuid: () => layout(clock.now(), next()),
    secret: (bytes) => `secret-${++count}`.padEnd(Math.ceil((bytes * 4) / 3), 'x'),
    digits: (digits) => String(++count % 10 ** digits).padStart(digits, '0'),
  }
}
