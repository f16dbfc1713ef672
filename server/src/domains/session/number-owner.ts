import { createHash } from 'node:crypto'
import type { CodeRequest } from '@wasla/contract/session/challenge.ts'
import { newUser, opensAccount, provisionalProfile } from '@wasla/contract/session/new-account.ts'
import { countedInviter } from '@wasla/contract/session/sign-up.ts'
import type { Database } from '#database/database.ts'
import type { SessionParts } from './parts.ts'
import { insertProfile } from '../profiles/service.ts'
import { findInviter, findUserByNumber, insertUser, type StoredUser } from './stores/users.ts'

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789' // no I, O, 0, 1: people read these aloud

/** Eight letters and digits from a secret (J-03). */
export const invitationCodeFrom = (secret: string) =>
  [...createHash('sha256').update(secret).digest().subarray(0, 8)].map((byte) => letters[byte % letters.length]).join('')

export type Owner = StoredUser & { isNew: boolean }

/** A new user with the provisional profile that answers the first questions (C-05). */
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
    // Either the number was taken by a sign-up at the same moment, or the invitation code is one of another user: then draw again.
    const known = await findUserByNumber(tx, mobileNo)
    if (known) return { ...known, isNew: false }
  }
}

/** The owner of a number; a sign-up makes one where there is none (B-05). */
export async function findOwner(parts: SessionParts, tx: Database, request: CodeRequest, now: number): Promise<Owner | undefined> {
  const known = await findUserByNumber(tx, request.mobileNo)
  if (known) return { ...known, isNew: false }
  return opensAccount(request) ? openAccount(parts, tx, request, now) : undefined
}
