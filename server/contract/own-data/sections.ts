import { everyOf } from '../common/every-of.ts'
import type { DataSection } from '../generated/user-types.ts'

/** The parts of an archive, in the order in which they are shown. */
export const dataSections = everyOf<DataSection>()(
  'PROFILE',
  'ACCOUNTS',
  'PROGRAMS',
  'WALLET',
  'GROUPS',
  'NOTIFICATIONS',
  'SIGN_INS',
  'FILES',
)
