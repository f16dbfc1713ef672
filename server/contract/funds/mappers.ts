import { toDateTime } from '../profiles/fields.ts'
import { reservedOf, type Figures } from './figures.ts'
import { isCheckable } from './reading.ts'

/** A program’s figures at a checkpoint. */
export type FundsRecord = Figures & {
  readonly number: number
  readonly hash: string
  readonly programs: number
  readonly sealedAt: number
}

/** Returns `ProgramFunds`. */
export const fundsFor = ({ number, hash, sealedAt, programs, paid, earned, free }: FundsRecord) => ({
  ...{ checkpoint: number, hash, sealedAt: toDateTime(sealedAt) },
  ...{ reserved: reservedOf({ paid, earned, free }), paid, earned, free },
  isCheckable: isCheckable({ programs }),
})
