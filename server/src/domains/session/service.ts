import type { AuthSession, OtpChallenge, SignInInput, SignUpInput, VerifyOtpInput } from '@wasla/contract/generated/user-types.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import type { Viewer } from './viewer.ts'
import { inTransaction } from '#database/transaction.ts'
import { writeAudit } from '#platform/audit.ts'
import { createViewerReader } from './access.ts'
import { suspendAccount } from './account.ts'
import { sessionParts, type Caller, type SessionDeps } from './parts.ts'
import { regenerateAccessToken, signOut, type TokenPair } from './refresh.ts'
import { resendOtp, signIn, signUp } from './sign-in.ts'
import { sweep } from './stores/sweep.ts'
import { setLanguage } from './stores/users.ts'
import { switchUser } from './switch-user.ts'
import { verifyOtp } from './verify-code.ts'

/** Signing in and out. Every refusal is a `Problem`, and what it must leave behind is committed before it is thrown. */
export type SessionService = {
  signIn(input: SignInInput, caller: Caller): Promise<OtpChallenge>
  signUp(input: SignUpInput, caller: Caller): Promise<OtpChallenge>
  resendOtp(challengeId: string, caller: Caller): Promise<OtpChallenge>
  verifyOtp(input: VerifyOtpInput, caller: Caller): Promise<AuthSession>
  regenerateAccessToken(refreshToken: string, caller: Caller): Promise<TokenPair>
  signOut(refreshToken: string): Promise<void>
  switchUser(viewer: Viewer, wanted: { profileId: string; type: ProfileType }): Promise<TokenPair>
  switchLanguage(viewer: Viewer, language: Language): Promise<void>
  /** Who an `authorization` header speaks for; null without one. */
  readViewer(authorization: string | null | undefined): Promise<Viewer | null>
  /** Closes an account to its owner and ends all its sessions (B-16). */
  suspendUser(userId: string, actor: string): Promise<void>
  /** Forgets codes, ladders, counts and sessions nobody can use any more. */
  sweep(): Promise<void>
}

export function createSessionService(deps: SessionDeps): SessionService {
  const parts = sessionParts(deps)
  const { db, clock } = parts
  return {
    signIn: (input, caller) => signIn(parts, input, caller),
    signUp: (input, caller) => signUp(parts, input, caller),
    resendOtp: (challengeId, caller) => resendOtp(parts, challengeId, caller),
    verifyOtp: (input, caller) => verifyOtp(parts, input, caller),
    regenerateAccessToken: (refreshToken, caller) => regenerateAccessToken(parts, refreshToken, caller),
    signOut: (refreshToken) => signOut(parts, refreshToken),
    switchUser: (viewer, wanted) => switchUser(parts, viewer, wanted),
    switchLanguage: async (viewer, language) => void (await setLanguage(db, viewer.userId, language)),
    readViewer: createViewerReader(parts),
    suspendUser: (userId, actor) =>
      inTransaction(db, async (tx) => {
        if (!(await suspendAccount(tx, parts, userId))) return
        await writeAudit(tx, parts, { actor, action: 'session.suspended', target: userId })
      }),
    sweep: () => sweep(db, clock.now()),
  }
}
