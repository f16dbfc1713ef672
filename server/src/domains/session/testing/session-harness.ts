import { isProblem } from '@wasla/contract/errors/problem.ts'
import type { ProfileStatus, ProfileType } from '@wasla/contract/profiles/types.ts'
import { newUser, provisionalProfile } from '@wasla/contract/session/new-account.ts'
import type { DatabaseHandle } from '#database/database.ts'
import type { Env } from '../../../config/env.ts'
import { createServices } from '../../../services/services.ts'
import { testDeps, type TestDeps } from '../../../testing/test-deps.ts'
import type { Caller } from '../parts.ts'
import { insertProfile } from '../../profiles/service.ts'
import { insertUser, type StoredUser } from '../stores/users.ts'

/** Returns a caller; `over` replaces some of its fields. */
export const caller = (over: Partial<Caller> = {}): Caller => ({
  address: '192.0.2.1',
  language: 'en',
  userAgent: 'test',
  deviceToken: null,
  ...over,
})

/** Returns the code of a refusal with its params; if the call succeeds, the result under `answered`. */
export async function refusal(work: Promise<unknown>): Promise<unknown> {
  try {
    return { answered: await work }
  } catch (error) {
    if (!isProblem(error)) throw error
    return error.params ? { code: error.code, ...error.params } : error.code
  }
}

const national = (mobileNo: string) => ({ countryId: 'SA', mobileNumber: mobileNo.slice(4) })

/** Creates the session service over a test database, with helpers. */
export function sessionHarness(handle: Pick<DatabaseHandle, 'db' | 'dialect'>, env: Partial<Env> = {}) {
  const deps: TestDeps = testDeps(handle, env)
  const services = createServices(deps)
  const { session } = services
  const { db, clock, ids, sms } = deps

  const lastCode = () => {
    const code = /\d{6}/.exec(sms.sent.at(-1)?.text ?? '')?.[0]
    if (!code) throw new Error('No code was sent')
    return code
  }

  return {
    ...deps,
    services,
    session,
    lastCode,
    wrongCode: () => (lastCode() === '000000' ? '000001' : '000000'),
    later: (seconds: number) => clock.advance(seconds * 1000),
    signIn: (mobileNo: string, from = caller()) => session.signIn(national(mobileNo), from),
    signUp: (mobileNo: string, over: { invitationCode?: string; provenChallengeId?: string } = {}, from = caller()) =>
      session.signUp({ ...national(mobileNo), acceptedTerms: true, ...over }, from),
    verify: (challengeId: string, code: string, from = caller()) => session.verifyOtp({ challengeId, code }, from),
    /** Requests a code and signs in with it. */
    async enter(mobileNo: string, from = caller()) {
      const { challengeId } = await session.signIn(national(mobileNo), from)
      return session.verifyOtp({ challengeId, code: lastCode() }, from)
    },
    /** Adds a user with a provisional profile. */
    async member(mobileNo: string, over: Partial<StoredUser> = {}) {
      const { closedAt: _, ...user } = newUser(
        { id: ids.uuid(), mobileNo, countryId: 'SA', invitationCode: mobileNo.slice(-8), invitedBy: null },
        clock.now(),
      )
      await insertUser(db, { ...user, lastSignInAt: null, isDemo: false, ...over })
      const profileId = ids.uuid()
      await insertProfile(db, provisionalProfile({ id: profileId, userId: user.id, loginNumber: mobileNo }, clock.now()))
      return { userId: user.id, profileId }
    },
    async addProfile(userId: string, type: ProfileType, status: ProfileStatus = 'Active') {
      const id = ids.uuid()
      await insertProfile(db, {
        ...provisionalProfile({ id, userId, loginNumber: '' }, clock.now()),
        type,
        status,
        onboardingStep: null,
        name: `The ${type}`,
      })
      return id
    },
    account: (mobileNo: string) => db.selectFrom('users').selectAll().where('mobile_no', '=', mobileNo).executeTakeFirst(),
    sessions: () => db.selectFrom('sessions').selectAll().orderBy('id').execute(),
  }
}

export type SessionHarness = ReturnType<typeof sessionHarness>
