import { changesOf } from '@wasla/contract/common/decision.ts'
import type { AuthSession } from '@wasla/contract/generated/user-types.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import type { CodeRequest } from '@wasla/contract/session/challenge.ts'
import { isDemoNumber } from '@wasla/contract/session/demo.ts'
import { decideEntry, newSession, sessionsBeyond } from '@wasla/contract/session/entry.ts'
import { newUser, opensAccount, provisionalProfile } from '@wasla/contract/session/new-account.ts'
import { countedInviter, type Inviter } from '@wasla/contract/session/sign-up.ts'
import type { UserRecord } from '@wasla/contract/session/record.ts'
import { idOf } from '../../world/ids.ts'
import { accountOf, findUserByNumber, profilesOf } from '../find.ts'
import { invitationAccepted } from '../invites/invites.ts'
import type { Session, Store } from '../memory.ts'
import { setting } from '../settings.ts'
import { refreshLife, revokeAll, tokensOf, type Tokens } from './sessions.ts'

/** Returns the owner of an invitation code (J-03). */
export function findInviter({ memory: { world } }: Store, invitationCode: string | null): Inviter | undefined {
  const user = world.users.find((one) => one.invitationCode === invitationCode)
  return user && { id: user.id, account: accountOf(user) }
}

/** Creates a user with a provisional profile, which then answers the onboarding questions (C-05). */
function openAccount(store: Store, { mobileNo, countryId, invitationCode }: CodeRequest): UserRecord {
  const { world } = store.memory
  const now = store.clock.now()
  const id = store.nextId('user')
  const invitedBy = countedInviter(findInviter(store, invitationCode))
  const user = newUser({ id, mobileNo, countryId, invitationCode: id.slice(-8).toUpperCase(), invitedBy }, now)
  world.users.push(user)
  world.profiles.push(provisionalProfile({ id: store.nextId('profile'), userId: id, loginNumber: mobileNo }, now))
  if (invitedBy !== null) invitationAccepted(store, invitedBy, mobileNo)
  return user
}

function openSession({ memory, clock }: Store, { userId, id: profileId }: ProfileRecord, id: string): Session {
  const session: Session = { ...newSession({ id, userId, profileId }, refreshLife, clock.now()), turn: 1 }
  memory.sessions.set(id, session)
  memory.sessionBegan.set(id, clock.now())
  return session
}

/** Opens a session with `profile` and returns its tokens. The session counts as opened `ago` milliseconds before. */
export function signedInAs(store: Store, profile: ProfileRecord, ago = 0): Tokens {
  const session = openSession(store, profile, idOf(`session:${profile.id}`, store.clock.now()))
  session.expiresAt -= ago
  store.memory.sessionBegan.set(session.id, store.clock.now() - ago)
  return tokensOf(session, profile.type, store.clock.now() - ago)
}

/** Ends the oldest sessions above the limit of devices, and remembers this device. */
function limitDevices({ memory, clock }: Store, { id, mobileNo }: UserRecord, device: string | null) {
  const now = clock.now()
  const open = [...memory.sessions.values()].filter(
    ({ userId, revokedAt, expiresAt }) => userId === id && revokedAt === null && expiresAt > now,
  )
  for (const session of sessionsBeyond(open, setting('session.devices')))
    Object.assign(session, { revokedAt: now, revokedWhy: 'tooManyDevices' })
  for (const bucket of memory.sends.keys()) if (bucket === mobileNo || bucket.startsWith(`${mobileNo}/`)) memory.sends.delete(bucket)
  if (device !== null) memory.devices.add(`${mobileNo}/${device}`)
}

/** Signs in the owner of a number that was proven by a code. If the number is unknown and the request is a sign-up, opens an account. */
export function enter(store: Store, request: CodeRequest, device: string | null): AuthSession {
  const now = store.clock.now()
  const known = findUserByNumber(store, request.mobileNo)
  const user = known ?? (opensAccount(request) ? openAccount(store, request) : undefined)
  const isLimitless = isDemoNumber(request.mobileNo)
  const state = user && { user, ...user, account: accountOf(user), profiles: profilesOf(store, user.id), isDemoUser: false }
  const { owner, profile, lastSignInAt, dormantDays } = changesOf(decideEntry({ owner: state, isDemoMode: true, isLimitless }, now))
  owner.user.lastSignInAt = lastSignInAt
  if (dormantDays !== null) {
    revokeAll(store, owner.id, 'dormant')
    owner.user.identityRecheckSince ??= now
  }
  const session = openSession(store, profile, store.nextId('session'))
  if (!isLimitless) limitDevices(store, owner.user, device)
  return { ...tokensOf(session, profile.type, now), isNewUser: !known }
}
