import { createHash } from 'node:crypto'
import type { CodeRequest } from '@wasla/contract/session/challenge.ts'
import { newUser, opensAccount, provisionalProfile } from '@wasla/contract/session/new-account.ts'
import { countedInviter } from '@wasla/contract/session/sign-up.ts'
import type { Database } from '#database/database.ts'
import type { SessionParts } from './parts.ts'
import { insertProfile } from '../profiles/service.ts'
import { findInviter, findUserByNumber, insertUser, type StoredUser } from './stores/users.ts'

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789' // no I, O, 0 or 1, because people read these codes aloud

/** Returns an invitation code of eight letters and digits, made from a secret (J-03). */
const invitationCodeFrom = (secret: string) =>
  [...createHash('sha256').update(secret).digest().subarray(0, 8)].map((byte) => letters[byte % letters.length]).join('')

export type Owner = StoredUser & { isNew: boolean }

/** Creates a user with the provisional profile that answers the first questions (C-05). */
async function openAccount(parts: SessionParts, tx: Database, request: CodeRequest, now: number): Promise<Owner> {
  const { ids, env, invites, wallet } = parts
  const { mobileNo, countryId, invitationCode } = request
  const invitedBy = countedInviter(invitationCode === null ? undefined : await findInviter(tx, invitationCode))
  for (;;) {
    const { closedAt: _, ...columns } = newUser(
      { id: ids.uuid(), mobileNo, countryId, invitationCode: invitationCodeFrom(ids.secret(16)), invitedBy },
      now,
    )
    const user: StoredUser = { ...columns, isDemo: env.mode === 'demo' }
    if (await insertUser(tx, user)) {
      const profileId = ids.uuid()
      await insertProfile(tx, provisionalProfile({ id: profileId, userId: user.id, loginNumber: mobileNo }, now))
      await wallet.open(tx, profileId)
      if (invitedBy !== null) await invites.accepted(tx, { inviterId: invitedBy, mobileNo })
      return { ...user, isNew: true }
    }
    // Either a concurrent sign-up took the number, or another user has this invitation code. In the second case another code is tried.
    const known = await findUserByNumber(tx, mobileNo)
    if (known) return { ...known, isNew: false }
  }
}

/** Returns the owner of a number. A sign-up creates a user if there is none (B-05). */
export async function findOwner(parts: SessionParts, tx: Database, request: CodeRequest, now: number): Promise<Owner | undefined> {
  const known = await findUserByNumber(tx, request.mobileNo)
  if (known) return { ...known, isNew: false }
  return opensAccount(request) ? openAccount(parts, tx, request, now) : undefined
}
