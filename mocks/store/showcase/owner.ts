import type { Owner } from '@wasla/contract/showcase/record.ts'
import { requireProfile, requireViewer, type MockContext } from '../context.ts'

/** The profile the viewer acts as, by its id alone and with its type. */
export const me = (context: MockContext) => requireViewer(context).profileId
export const ownerOf = (context: MockContext): Owner => {
  const { id, type } = requireProfile(context)
  return { profileId: id, profileType: type }
}

/** A record with the type of the profile it belongs to, which the wire tells with it. */
export const owned = <R extends object>({ profileType }: Owner, record: R) => ({ ...record, profileType })
export const allOwned = <R extends object>(owner: Owner, records: readonly R[]) => records.map((record) => owned(owner, record))
