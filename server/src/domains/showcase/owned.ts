import type { Owner } from '@wasla/contract/showcase/record.ts'

/** A record with the type of the profile it belongs to, which the wire tells with it. */
export const owned = <R extends object>({ profileType }: Owner, record: R) => ({ ...record, profileType })
export const allOwned = <R extends object>(owner: Owner, records: readonly R[]) => records.map((record) => owned(owner, record))
