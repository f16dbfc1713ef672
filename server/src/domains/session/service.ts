import type { AuthSession, OtpChallenge, SignInInput, SignUpInput, VerifyOtpInput } from '@wasla/contract/generated/user-types.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import type { SwitchRequest } from '@wasla/contract/session/switch-user.ts'
import type { Viewer } from './viewer.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import { writeAudit } from '#platform/audit.ts'
import { createViewerReader } from './access.ts'
import { closeAccount, reinstateAccount, suspendAccount } from './account.ts'
import { sweepSessions } from './jobs.ts'
import { sessionParts, type Caller, type SessionDeps } from './parts.ts'
import { regenerateAccessToken, signOut, type TokenPair } from './refresh.ts'
import { resendOtp, signIn, signUp } from './sign-in.ts'
import { noteUse } from './stores/sessions.ts'
import { findInvitationCode, setLanguage } from './stores/users.ts'
import { switchUser } from './switch-user.ts'
import { verifyOtp } from './verify-code.ts'

/** Signing in and out. Every refusal is a `Problem`; changes that belong to a refusal are committed before it is thrown. */
export type SessionService = {
  signIn(input: SignInInput, caller: Caller): Promise<OtpChallenge>
  signUp(input: SignUpInput, caller: Caller): Promise<OtpChallenge>
  resendOtp(challengeId: string, caller: Caller): Promise<OtpChallenge>
  verifyOtp(input: VerifyOtpInput, caller: Caller): Promise<AuthSession>
  regenerateAccessToken(refreshToken: string, caller: Caller): Promise<TokenPair>
  signOut(refreshToken: string): Promise<void>
  switchUser(viewer: Viewer, request: SwitchRequest): Promise<TokenPair>
  switchLanguage(viewer: Viewer, language: Language): Promise<void>
  /** Returns the viewer of an `authorization` header; null without one. */
  readViewer(authorization: string | null | undefined): Promise<Viewer | null>
  /** Stores that a session has written now, so that every process can see it. */
  noteWrite(viewer: Viewer): Promise<void>
  /** Suspends an account and ends all its sessions (B-16), with a line in the audit log. */
  suspendUser(userId: string, actor: string): Promise<void>
  /**
   * Suspends an account in another domain's transaction, without a line in the audit log. False if it is suspended already, or does not
   * exist.
   */
  suspendAccount(tx: Database, userId: string): Promise<boolean>
  /**
   * Ends a suspension; null if there was none. `isOpen`: whether the owner can sign in again, which they cannot if the account is closed.
   */
  reinstateAccount(tx: Database, userId: string): Promise<{ isOpen: boolean } | null>
  /** Closes an account for good (D-37): ends its sessions and starts the time until it is erased. False if it is closed already. */
  closeAccount(tx: Database, userId: string): Promise<boolean>
  /** Deletes expired codes, send counts, wrong tries and sessions. */
  sweep(): Promise<void>
}

/** Returns a user's own invitation code, which they give to friends (J-03). */
export const invitationCodeOf = (db: Database, userId: string): Promise<string> => findInvitationCode(db, userId)

export { lockOpenAccount } from './account.ts'
export { findBeginning, isSessionOpen } from './stores/sessions.ts'
export { lockUser } from './stores/users.ts'

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
    noteWrite: ({ sessionId }) => noteUse(db, sessionId, parts.clock.now()),
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
