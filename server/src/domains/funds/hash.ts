import { createHash, randomBytes } from 'node:crypto'
import type { Dust } from '@wasla/contract/funds/split.ts'

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Chance that nobody can predict: otherwise parts and places of other programs could be guessed. Each number has 48 bits. */
export const secretDust: Dust = {
  unit: () => randomBytes(6).readUIntBE(0, 6) / 2 ** 48,
  salt: () => randomBytes(16).toString('hex'),
}
