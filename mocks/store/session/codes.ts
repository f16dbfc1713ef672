import { invalidInput, Problem } from '@wasla/contract/errors/problem.ts'
import type { AuthSession, OtpChallenge, SignInInput, SignUpInput, VerifyOtpInput } from '@wasla/contract/generated/user-types.ts'
import { toDateTime } from '@wasla/contract/profiles/fields.ts'
import { provisionalProfile } from '@wasla/contract/session/new-account.ts'
import { countryById } from '@wasla/contract/reference/countries.ts'
import { isDemoNumber, usualDemoCode } from '@wasla/contract/session/demo.ts'
import { ladderView, nextSend, openLadder } from '@wasla/contract/session/ladder.ts'
import { sessionLimits } from '@wasla/contract/session/limits.ts'
import { toE164 } from '@wasla/contract/session/phone.ts'
import { signInRules, signUpRules, verifyOtpRules } from '@wasla/contract/session/rules.ts'
import { accept } from '@wasla/contract/validation/check.ts'
import { accountStateOfUser, findUserByNumber } from '../find.ts'
import { friendCame } from '../joining/waiting-list.ts'
import type { Challenge, Store } from '../memory.ts'
import { enter } from './sessions.ts'

/** The code that is always right here, as in a demonstration (B-09). */
export const mockCode = usualDemoCode

const life = sessionLimits.codeLife * 1000
const skew = sessionLimits.clockSkew * 1000
const wrongWindow = sessionLimits.wrongWindow * 1000

function numberOf(input: { countryId: string; mobileNumber: string }): string {
  const country = countryById(input.countryId)
  const mobileNo = country ? toE164(input.mobileNumber, country) : null
  if (mobileNo === null) throw invalidInput([{ path: 'mobileNumber', rule: 'phoneNumber' }])
  return mobileNo
}

/** Whose tries, ladder and codes these are: a device that signed in to the number before has its own (B-07, B-08). */
const bucketOf = ({ memory }: Store, mobileNo: string, device: string | null) =>
  device !== null && memory.devices.has(`${mobileNo}/${device}`) ? `${mobileNo}/${device}` : mobileNo

/** Seconds until a number may be tried again; null while it may (B-08). */
function closedFor({ memory, clock }: Store, bucket: string): number | null {
  const wrong = memory.failures.get(bucket)
  const now = clock.now()
  if (!wrong || wrong.count < sessionLimits.wrongPerPhone || now >= wrong.firstAt + wrongWindow) return null
  return Math.ceil((wrong.firstAt + wrongWindow - now) / 1000)
}

/** Takes the next rung of the caller's ladder of a number (B-07) and says what the answer shows of it. */
function climb(store: Store, mobileNo: string, device: string | null) {
  if (isDemoNumber(mobileNo)) return openLadder
  const now = store.clock.now()
  const from = bucketOf(store, mobileNo, device)
  const closed = closedFor(store, from)
  if (closed !== null) throw new Problem('OTP_RESEND_LIMIT_REACHED', { retryAfter: closed })
  const next = nextSend(store.memory.sends.get(from) ?? null, now)
  if (next.kind === 'wait') throw new Problem('RESEND_INTERVAL_LIMIT_REACHED', { resendAfter: next.seconds })
  if (next.kind === 'blocked') throw new Problem('OTP_RESEND_LIMIT_REACHED', { retryAfter: next.seconds })
  store.memory.sends.set(from, next.sends)
  return ladderView(next.sends, now)
}

type About = Pick<Challenge, 'mobileNo' | 'countryId' | 'purpose' | 'invitationCode'>

function challenge(store: Store, about: About, device: string | null): OtpChallenge {
  const now = store.clock.now()
  const ladder = climb(store, about.mobileNo, device)
  const from = bucketOf(store, about.mobileNo, device)
  if (!isDemoNumber(about.mobileNo))
    for (const other of store.memory.challenges.values()) if (other.from === from && other.consumedAt === null) other.deadAt ??= now
  const made: Challenge = {
    ...about,
    from,
    id: store.nextId('challenge'),
    createdAt: now,
    expiresAt: now + life,
    tries: 0,
    consumedAt: null,
    deadAt: null,
    provenUntil: null,
  }
  store.memory.challenges.set(made.id, made)
  return { challengeId: made.id, expiresAt: toDateTime(made.expiresAt), ...ladder, session: null }
}

/** `signIn` (B-01): a code to the number, whoever it belongs to (B-05). */
export function signIn(store: Store, input: SignInInput, device: string | null): OtpChallenge {
  const accepted = accept(signInRules, input)
  return challenge(store, { mobileNo: numberOf(accepted), countryId: accepted.countryId, purpose: 'signIn', invitationCode: null }, device)
}

/** `signUp` (B-04, B-05, J-03). */
export function signUp(store: Store, input: SignUpInput, device: string | null): OtpChallenge {
  const accepted = accept(signUpRules, input)
  const mobileNo = numberOf(accepted)
  const invitationCode = accepted.invitationCode?.trim().toUpperCase() || null
  if (
    invitationCode !== null &&
    !store.memory.world.users.some((user) => user.invitationCode === invitationCode && accountStateOfUser(user) === 'open')
  )
    throw new Problem('INVITATION_CODE_INVALID', undefined, [{ path: 'invitationCode', rule: 'invitationCode' }])
  const about: About = { mobileNo, countryId: accepted.countryId, purpose: 'signUp', invitationCode }
  const now = store.clock.now()
  const proof = store.memory.challenges.get(accepted.provenChallengeId ?? '')
  if (!proof || proof.mobileNo !== mobileNo || proof.provenUntil === null || now >= proof.provenUntil)
    return challenge(store, about, device)
  proof.provenUntil = null
  return { challengeId: proof.id, expiresAt: toDateTime(now), resendAfter: 0, resendsLeft: 0, session: letIn(store, about, device) }
}

/** `resendOtp` (B-03): a fresh code for the same challenge, which keeps its count of wrong tries (B-08). */
export function resendOtp(store: Store, challengeId: string, device: string | null): OtpChallenge {
  const found = store.memory.challenges.get(challengeId)
  const now = store.clock.now()
  if (!found || found.consumedAt !== null) throw new Problem('OTP_EXPIRED')
  if (found.tries >= sessionLimits.triesPerChallenge) throw new Problem('OTP_VERIFICATION_LIMIT_REACHED')
  if (found.deadAt !== null || now >= found.createdAt + sessionLimits.sendBlock * 1000) throw new Problem('OTP_EXPIRED')
  const ladder = climb(store, found.mobileNo, device)
  found.expiresAt = now + life
  return { challengeId: found.id, expiresAt: toDateTime(found.expiresAt), ...ladder, session: null }
}

/** A new user with the provisional profile that answers the first questions (C-05). */
function openAccount(store: Store, { mobileNo, countryId, invitationCode }: About): string {
  const { world } = store.memory
  const now = store.clock.now()
  const id = store.nextId('user')
  const inviter = world.users.find((user) => user.invitationCode === invitationCode)
  world.users.push({
    id,
    mobileNo,
    countryId,
    language: null,
    createdAt: now,
    acceptedTermsAt: now,
    lastSignInAt: now,
    suspendedAt: null,
    closedAt: null,
    identityRecheckSince: null,
    invitationCode: id.slice(-8).toUpperCase(),
    invitedBy: inviter?.id ?? null,
  })
  world.profiles.push(provisionalProfile({ id: store.nextId('profile'), userId: id, loginNumber: mobileNo }, now))
  if (inviter) friendCame(store, inviter.id, mobileNo)
  return id
}

const isOf = (bucket: string, mobileNo: string) => bucket === mobileNo || bucket.startsWith(`${mobileNo}/`)

function letIn(store: Store, about: About, device: string | null): AuthSession {
  const known = findUserByNumber(store, about.mobileNo)
  if (!known && about.purpose === 'signIn') throw new Problem('USER_NOT_FOUND')
  const session = enter(store, known?.id ?? openAccount(store, about), !known)
  if (!isDemoNumber(about.mobileNo)) {
    for (const bucket of store.memory.sends.keys()) if (isOf(bucket, about.mobileNo)) store.memory.sends.delete(bucket)
    if (device !== null) store.memory.devices.add(`${about.mobileNo}/${device}`)
  }
  return session
}

/** One wrong try of a number; false when ten were wrong in 24 h. */
function countWrong({ memory, clock }: Store, bucket: string): boolean {
  const now = clock.now()
  const wrong = memory.failures.get(bucket)
  if (!wrong || now >= wrong.firstAt + wrongWindow) memory.failures.set(bucket, { firstAt: now, count: 1 })
  else if (wrong.count >= sessionLimits.wrongPerPhone) return false
  else wrong.count += 1
  return true
}

function rightCode(store: Store, found: Challenge, device: string | null): AuthSession {
  const now = store.clock.now()
  found.consumedAt = now
  if (found.purpose === 'signIn' && !findUserByNumber(store, found.mobileNo)) found.provenUntil = now + sessionLimits.provenLife * 1000
  return letIn(store, found, device)
}

/** `verifyOtp` (B-02, B-08). */
export function verifyOtp(store: Store, input: VerifyOtpInput, device: string | null): AuthSession {
  const { challengeId, code } = accept(verifyOtpRules, input)
  const now = store.clock.now()
  const found = store.memory.challenges.get(challengeId)
  if (!found) throw new Problem('OTP_EXPIRED')
  const isOpen = found.consumedAt === null && found.deadAt === null && now < found.expiresAt && now >= found.expiresAt - life - skew
  const isRight = code === mockCode
  if (isDemoNumber(found.mobileNo)) {
    if (!isOpen) throw new Problem('OTP_EXPIRED')
    if (!isRight) throw new Problem('WRONG_OTP')
    return rightCode(store, found, device)
  }
  const usedUp = found.tries >= sessionLimits.triesPerChallenge
  if (!isOpen || usedUp) throw new Problem(usedUp && found.consumedAt === null ? 'OTP_VERIFICATION_LIMIT_REACHED' : 'OTP_EXPIRED')
  found.tries += 1
  const bucket = bucketOf(store, found.mobileNo, device)
  const closed = closedFor(store, bucket)
  if (closed !== null) throw new Problem('OTP_RESEND_LIMIT_REACHED', { retryAfter: closed })
  if (isRight) return rightCode(store, found, device)
  countWrong(store, bucket)
  if (found.tries < sessionLimits.triesPerChallenge) throw new Problem('WRONG_OTP')
  found.deadAt = now
  throw new Problem('OTP_VERIFICATION_LIMIT_REACHED')
}
