import type { Owner } from './record.ts'

/** A record with the type of the profile it belongs to, which every answer names. */
export const owned = <R extends object>({ profileType }: Owner, record: R) => ({ ...record, profileType })
export const allOwned = <R extends object>(owner: Owner, records: readonly R[]) => records.map((record) => owned(owner, record))
