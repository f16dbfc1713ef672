import { invitationMeta } from '@wasla/contract/managed-accounts/fields.ts'
import type { ManagedAccountRecord } from '@wasla/contract/managed-accounts/record.ts'
import { nextManagedStatus, type ManagedAccountEvent } from '@wasla/contract/managed-accounts/states.ts'
import type { Database } from '#database/database.ts'
import type { Deps } from '../../deps.ts'
import { noteInLine } from '../notifications/note.ts'
import { countManaged, findManagedAccount, findOpenOf, moveManagedAccount } from './store.ts'

type MoveDeps = Pick<Deps, 'clock'>

/** Tells one what happened to it; the line in the networker's panel says so too. Null where that cannot happen to it any more. */
export async function tell(
  tx: Database,
  { clock }: MoveDeps,
  account: ManagedAccountRecord,
  event: ManagedAccountEvent,
): Promise<ManagedAccountRecord | null> {
  const now = clock.now()
  // Each round that somebody else wins brings it nearer to its end: there are few.
  for (let seen: ManagedAccountRecord | undefined = account; seen; seen = await findManagedAccount(tx, account.id)) {
    const next = nextManagedStatus(seen.status, event)
    if (next === null) return null
    if (!(await moveManagedAccount(tx, seen, next, now))) continue
    const line = { profileId: seen.talentId, type: 'MANAGED_ACCOUNT_CREATED', referenceId: seen.id } as const
    await noteInLine(tx, line, invitationMeta(next, now))
    return { ...seen, status: next, answeredAt: now }
  }
  return null
}

/**
 * What happens to a profile, or to all of a user's, ends what it can end of those in which they are a side, in the transaction of what
 * happened. Invitations end with the membership they were made under; what was agreed ends with the account alone (D-22, D-37).
 */
export async function endFor(
  tx: Database,
  deps: MoveDeps,
  of: { profileId: string } | { userId: string },
  event: 'upgraded' | 'closed',
): Promise<void> {
  for (const account of await findOpenOf(tx, of)) await tell(tx, deps, account, event)
}

/** Whether somebody is managed by a profile: an agent's membership cannot be taken back then (D-24). */
export const hasTalents = async (tx: Database, profileId: string): Promise<boolean> => (await countManaged(tx, profileId, ['Accepted'])) > 0
