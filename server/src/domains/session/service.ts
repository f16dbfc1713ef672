import type { AuthSession, OtpChallenge, SignInInput, SignUpInput, VerifyOtpInput } from '@wasla/contract/generated/user-types.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import type { SwitchRequest } from '@wasla/contract/session/switch-user.ts'
import type { Viewer } from './viewer.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import { writeAudit } from '#platform/audit.ts'
import { createViewerReader } from './access.ts'
import { closeAccount, lockOpenAccount, reinstateAccount, suspendAccount } from './account.ts'
import { sweepSessions } from './jobs.ts'
import { sessionParts, type Caller, type SessionDeps } from './parts.ts'
import { regenerateAccessToken, signOut, type TokenPair } from './refresh.ts'
import { resendOtp, signIn, signUp } from './sign-in.ts'
import { findInvitationCode, setLanguage } from './stores/users.ts'
import { switchUser } from './switch-user.ts'
import { verifyOtp } from './verify-code.ts'

/** Signing in and out. Every refusal is a `Problem`; what it must leave behind is committed before it is thrown. */
export type SessionService = {
  signIn(input: SignInInput, caller: Caller): Promise<OtpChallenge>
  signUp(input: SignUpInput, caller: Caller): Promise<OtpChallenge>
  resendOtp(challengeId: string, caller: Caller): Promise<OtpChallenge>
  verifyOtp(input: VerifyOtpInput, caller: Caller): Promise<AuthSession>
  regenerateAccessToken(refreshToken: string, caller: Caller): Promise<TokenPair>
  signOut(refreshToken: string): Promise<void>
  switchUser(viewer: Viewer, request: SwitchRequest): Promise<TokenPair>
  switchLanguage(viewer: Viewer, language: Language): Promise<void>
  /** Who an `authorization` header speaks for; null without one. */
  readViewer(authorization: string | null | undefined): Promise<Viewer | null>
  /** Suspends an account and ends all its sessions (B-16), with a line in the audit log. */
  suspendUser(userId: string, actor: string): Promise<void>
  /** The same in another domain's transaction. False where the account is suspended already, or nobody's. */
  suspendAccount(tx: Database, userId: string): Promise<boolean>
  /** Takes a suspension away. `isOpen` says whether the owner may come in again: a closed account stays closed. Null where there was none. */
  reinstateAccount(tx: Database, userId: string): Promise<{ isOpen: boolean } | null>
  /** Closes an account for good (D-37): its sessions end, and the days until it is erased begin. False where it is closed already. */
  closeAccount(tx: Database, userId: string): Promise<boolean>
  /** Deletes codes, ladders, counts and sessions that nobody can use any more. */
  sweep(): Promise<void>
}

/** The code that somebody hands to friends (J-03). */
export const invitationCodeOf = (db: Database, userId: string): Promise<string> => findInvitationCode(db, userId)

/** Whether an account is open, in another domain's transaction: it stays as it is until that is over. */
export const holdOpenAccount = (tx: Database, userId: string): Promise<boolean> => lockOpenAccount(tx, userId)

export function createSessionService(deps: SessionDeps): SessionService {
  const parts = sessionParts(deps)
  const { db } = parts
  return {
    signIn: (input, caller) => signIn(parts, input, caller),
    signUp: (input, caller) => signUp(parts, input, caller),
    resendOtp: (challengeId, caller) => resendOtp(parts, challengeId, caller),
    verifyOtp: (input, caller) => verifyOtp(parts, input, caller),
    regenerateAccessToken: (refreshToken, caller) => regenerateAccessToken(parts, refreshToken, caller),
    signOut: (refreshToken) => signOut(parts, refreshToken),
    switchUser: (viewer, request) => switchUser(parts, viewer, request),
    switchLanguage: async (viewer, language) => void (await setLanguage(db, viewer.userId, language)),
    readViewer: createViewerReader(parts),
    suspendUser: (userId, actor) =>
      inTransaction(db, async (tx) => {
        if (!(await suspendAccount(tx, parts, userId))) return
        await writeAudit(tx, parts, { actor, action: 'session.suspended', target: userId })
      }),
    suspendAccount: (tx, userId) => suspendAccount(tx, parts, userId),
    reinstateAccount: (tx, userId) => reinstateAccount(tx, parts, userId),
    closeAccount: (tx, userId) => closeAccount(tx, parts, userId),
    sweep: () => sweepSessions(parts),
  }
}
