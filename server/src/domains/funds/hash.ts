import { createHash } from 'node:crypto'
import type { Dust } from '@wasla/contract/funds/split.ts'
import type { Ids } from '#platform/ids.ts'

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

const bytesOf = ({ secret }: Pick<Ids, 'secret'>, count: number) => Buffer.from(secret(count), 'base64url')

/** Chance from secrets: otherwise parts and places of other programs could be guessed. Each number has 48 bits. */
export const dustFrom = (ids: Pick<Ids, 'secret'>): Dust => ({
  unit: () => bytesOf(ids, 6).readUIntBE(0, 6) / 2 ** 48,
  salt: () => bytesOf(ids, 16).toString('hex'),
})
