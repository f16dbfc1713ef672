import type { Owner } from './record.ts'

/** Returns a record with the type of its owner's profile, which every answer contains. */
export const owned = <R extends object>({ profileType }: Owner, record: R) => ({ ...record, profileType })
export const allOwned = <R extends object>(owner: Owner, records: readonly R[]) => records.map((record) => owned(owner, record))
