import { changesOf } from '@wasla/contract/common/decision.ts'
import type { AuthSession, OtpChallenge, SignInInput, SignUpInput, VerifyOtpInput } from '@wasla/contract/generated/user-types.ts'
import { toDateTime } from '@wasla/contract/profiles/fields.ts'
import { decideCode, decideResend, decideTry, isUnused, newChallenge, type CodeRequest } from '@wasla/contract/session/challenge.ts'
import { decideSending, type Sending } from '@wasla/contract/session/code-sending.ts'
import { codeLimitsFrom } from '@wasla/contract/session/configured-limits.ts'
import { isDemoNumber, usualDemoCode } from '@wasla/contract/session/demo.ts'
import { acceptedNumber, signInRules, signUpRules, verifyOtpRules } from '@wasla/contract/session/rules.ts'
import { decideSignUp, invitationCodeOf } from '@wasla/contract/session/sign-up.ts'
import { decideWrongTry, withoutOne } from '@wasla/contract/session/wrong-tries.ts'
import { accept } from '@wasla/contract/validation/check.ts'
import { findUserByNumber } from '../find.ts'
import type { Challenge, Store } from '../memory.ts'
import { setting } from '../settings.ts'
import { enter, findInviter } from './enter.ts'

/** The demo code. The mock always accepts it (B-09). */
export const mockCode = usualDemoCode

const limits = codeLimitsFrom(setting)

/**
 * Returns the key under which tries, waits and codes are counted (B-07, B-08). The key is the number. If the device signed in to the number
 * before, the key also includes the device.
 */
const bucketOf = ({ memory }: Store, mobileNo: string, device: string | null) =>
  device !== null && memory.devices.has(`${mobileNo}/${device}`) ? `${mobileNo}/${device}` : mobileNo

/** Takes the next step of the wait ladder for a code that is sent now. Throws if the previous wait is not over. */
function send({ memory, clock }: Store, mobileNo: string, from: string): Sending['view'] {
  const state = { sends: memory.sends.get(from) ?? null, wrong: memory.wrongTries.get(from) ?? null, isLimitless: isDemoNumber(mobileNo) }
  const { sends, view } = changesOf(decideSending(state, limits, clock.now()))
  if (sends) memory.sends.set(from, sends)
  return view
}

/** Saves a challenge and returns it in the form of the answer. */
function sent({ memory }: Store, challenge: Challenge, view: Sending['view']): OtpChallenge {
  memory.challenges.set(challenge.id, challenge)
  return { challengeId: challenge.id, expiresAt: toDateTime(challenge.expiresAt), ...view, session: null }
}

function sendNewChallenge(store: Store, request: CodeRequest, device: string | null): OtpChallenge {
  const { memory, clock } = store
  const from = bucketOf(store, request.mobileNo, device)
  const view = send(store, request.mobileNo, from)
  if (!isDemoNumber(request.mobileNo))
    for (const other of memory.challenges.values()) if (other.from === from && isUnused(other)) other.deadAt = clock.now()
  return sent(store, { ...newChallenge(store.nextId('challenge'), request, limits, clock.now()), from }, view)
}

/** Implements the mutation `signIn` (B-01). */
export function signIn(store: Store, input: SignInInput, device: string | null): OtpChallenge {
  const accepted = accept(signInRules, input)
  const mobileNo = acceptedNumber(accepted)
  return sendNewChallenge(store, { mobileNo, countryId: accepted.countryId, purpose: 'signIn', invitationCode: null }, device)
}

/** Implements the mutation `signUp` (B-04, B-05, J-03). */
export function signUp(store: Store, input: SignUpInput, device: string | null): OtpChallenge {
  const accepted = accept(signUpRules, input)
  const invitationCode = invitationCodeOf(accepted.invitationCode)
  const request: CodeRequest = { mobileNo: acceptedNumber(accepted), countryId: accepted.countryId, purpose: 'signUp', invitationCode }
  const now = store.clock.now()
  const proof = store.memory.challenges.get(accepted.provenChallengeId ?? '')
  const { isProven } = changesOf(decideSignUp({ inviter: findInviter(store, invitationCode), proof }, request, now))
  if (!isProven || !proof) return sendNewChallenge(store, request, device)
  proof.provenUntil = null
  const session = enter(store, request, device)
  return { challengeId: proof.id, expiresAt: toDateTime(now), resendAfter: 0, resendsLeft: 0, session }
}

/** Implements the mutation `resendOtp` (B-03). */
export function resendOtp(store: Store, challengeId: string, device: string | null): OtpChallenge {
  const resent = changesOf(decideResend(store.memory.challenges.get(challengeId), limits, store.clock.now()))
  return sent(store, resent, send(store, resent.mobileNo, bucketOf(store, resent.mobileNo, device)))
}

/** Implements the mutation `verifyOtp` (B-02, B-08). */
export function verifyOtp(store: Store, input: VerifyOtpInput, device: string | null): AuthSession {
  const { challengeId, code } = accept(verifyOtpRules, input)
  const { memory, clock } = store
  const now = clock.now()
  const found = memory.challenges.get(challengeId)
  const isLimitless = found !== undefined && isDemoNumber(found.mobileNo)
  const tried = changesOf(decideTry(found, { isLimitless }, limits, now))
  memory.challenges.set(challengeId, tried)
  const isRight = code === mockCode
  if (!isLimitless) {
    const bucket = bucketOf(store, tried.mobileNo, device)
    const wrong = changesOf(decideWrongTry(memory.wrongTries.get(bucket) ?? null, limits, now))
    memory.wrongTries.set(bucket, isRight ? withoutOne(wrong) : wrong)
  }
  const isOwned = findUserByNumber(store, tried.mobileNo) !== undefined
  const { challenge, refusal } = decideCode(tried, { isRight, isOwned, isLimitless }, limits, now)
  memory.challenges.set(challengeId, challenge)
  if (refusal) throw refusal
  return enter(store, challenge, device)
}
