import { isConnectedElsewhere, typedLink, type TypedAccount } from '@wasla/contract/social/accounts.ts'
import type { Database } from '#database/database.ts'
import { findByHandle, insertLink } from './stores/links.ts'

type Typed = Omit<TypedAccount, 'url'> & { profileId: string }

/** Returns whether another profile has connected the account with this handle (E-03). */
export const isAccountConnectedElsewhere = async (db: Database, { platform, handle, profileId }: Typed): Promise<boolean> =>
  isConnectedElsewhere(await findByHandle(db, platform, handle), profileId)

/** Saves a link that was typed. False if another profile has connected that account (E-03). */
export async function saveTypedLink(
  tx: Database,
  { id, profileId, now, ...account }: TypedAccount & { id: string; profileId: string; now: number },
): Promise<boolean> {
  if (await isAccountConnectedElsewhere(tx, { ...account, profileId })) return false
  return insertLink(tx, typedLink(account, { id, profileId, now }))
}
