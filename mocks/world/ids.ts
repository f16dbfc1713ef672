import { randomFor } from './random.ts'

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0')

/** Returns a fixed id for a key and a time of creation. It has the format and the order of the server's ids. */
export function idOf(key: string, since: number): string {
  const random = randomFor(`id:${key}`)
  const time = hex(since, 12)
  const bits = (digits: number) => hex(Math.floor(random.next() * 16 ** digits), digits)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${bits(3)}-${hex(random.between(8, 11), 1)}${bits(3)}-${bits(6)}${bits(6)}`
}
