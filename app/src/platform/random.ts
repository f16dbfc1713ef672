/** Returns a random number from 0 up to, but not including, 1. */
export type Random = () => number

export const systemRandom: Random = () => Math.random()

/** Returns 128 unguessable bits in hexadecimal. */
export const randomToken = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
