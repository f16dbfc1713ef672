import type { Sharing } from '@wasla/contract/rewards/held.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import type { Database } from '#database/database.ts'
import { findSharedContacts } from '../tracking/service.ts'

/** Returns which of these people share a contact with the owner of a program now (Y-08), and which contacts. */
export async function sharingOf(
  tx: Database,
  { profileId: ownerId }: Pick<ProgramRecord, 'profileId'>,
  people: readonly { readonly profileId: string }[],
): Promise<Sharing> {
  const pairs = [...new Set(people.map(({ profileId }) => profileId))].map((profileId) => ({ profileId, ownerId }))
  const shared = Map.groupBy(await findSharedContacts(tx, pairs), ({ profileId }) => profileId)
  return new Map([...shared].map(([profileId, rows]) => [profileId, rows.map(({ contact }) => contact)]))
}
