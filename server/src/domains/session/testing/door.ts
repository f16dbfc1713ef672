import { isProblem } from '@wasla/contract/errors/problem.ts'
import type { ProfileStatus, ProfileType } from '@wasla/contract/profiles/types.ts'
import type { DatabaseHandle } from '#database/database.ts'
import type { Env } from '../../../env.ts'
import { testDeps, type TestDeps } from '../../../testing/test-deps.ts'
import type { Caller } from '../parts.ts'
import { createSessionService } from '../service.ts'
import { firstProfileOf, insertProfile, insertUser, type User } from '../stores/users.ts'

/** A caller of the tests; every field may be another's. */
export const caller = (over: Partial<Caller> = {}): Caller => ({
  address: '192.0.2.1',
  language: 'en',
  userAgent: 'test',
  deviceToken: null,
  ...over,
})

/** The code of a refusal with its params, or what came instead. */
export async function refusal(work: Promise<unknown>): Promise<unknown> {
  try {
    return { answered: await work }
  } catch (error) {
    if (!isProblem(error)) throw error
    return error.params ? { code: error.code, ...error.params } : error.code
  }
}

const national = (mobileNo: string) => ({ countryId: 'SA', mobileNumber: mobileNo.slice(4) })

/** Signing in over one test's database, with the short cuts its tests need. */
export function door(handle: Pick<DatabaseHandle, 'db' | 'dialect'>, env: Partial<Env> = {}) {
  const deps: TestDeps = testDeps(handle, env)
  const session = createSessionService(deps)
  const { db, clock, ids, sms } = deps

  const lastCode = () => {
    const code = /\d{6}/.exec(sms.sent.at(-1)?.text ?? '')?.[0]
    if (!code) throw new Error('No code was sent')
    return code
  }

  return {
    ...deps,
    session,
    lastCode,
    wrongCode: () => (lastCode() === '000000' ? '000001' : '000000'),
    later: (seconds: number) => clock.advance(seconds * 1000),
    signIn: (mobileNo: string, from = caller()) => session.signIn(national(mobileNo), from),
    signUp: (mobileNo: string, over: { invitationCode?: string; provenChallengeId?: string } = {}, from = caller()) =>
      session.signUp({ ...national(mobileNo), acceptedTerms: true, ...over }, from),
    verify: (challengeId: string, code: string, from = caller()) => session.verifyOtp({ challengeId, code }, from),
    /** All the way in: a code, and the session behind it. */
    async enter(mobileNo: string, from = caller()) {
      const { challengeId } = await session.signIn(national(mobileNo), from)
      return session.verifyOtp({ challengeId, code: lastCode() }, from)
    },
    /** Somebody with a provisional profile. */
    async member(mobileNo: string, over: Partial<User> = {}) {
      const user: User = {
        id: ids.uuid(),
        mobile_no: mobileNo,
        country_id: 'SA',
        language: null,
        accepted_terms_at: clock.now(),
        created_at: clock.now(),
        last_sign_in_at: null,
        suspended_at: null,
        identity_recheck_since: null,
        invitation_code: mobileNo.slice(-8),
        invited_by: null,
        is_demo: 0,
        ...over,
      }
      await insertUser(db, user)
      const profileId = ids.uuid()
      await insertProfile(db, firstProfileOf({ id: profileId, userId: user.id, now: clock.now() }))
      return { userId: user.id, profileId }
    },
    async addProfile(userId: string, type: ProfileType, status: ProfileStatus = 'Active') {
      const id = ids.uuid()
      await insertProfile(db, {
        ...firstProfileOf({ id, userId, now: clock.now() }),
        type,
        status,
        onboarding_step: null,
        name: `The ${type}`,
      })
      return id
    },
    account: (mobileNo: string) => db.selectFrom('users').selectAll().where('mobile_no', '=', mobileNo).executeTakeFirst(),
    sessions: () => db.selectFrom('sessions').selectAll().orderBy('id').execute(),
  }
}

export type Door = ReturnType<typeof door>
