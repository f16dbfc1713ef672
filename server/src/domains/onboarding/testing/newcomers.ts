import type { OnboardingAnswersInput } from '@wasla/contract/generated/user-types.ts'
import type { DatabaseHandle } from '#database/database.ts'
import type { Viewer } from '../../session/viewer.ts'
import { sessionHarness } from '../../session/testing/session-harness.ts'

export const answers: OnboardingAnswersInput = {
  accountKind: 'INDIVIDUAL',
  role: 'INFLUENCER',
  countryId: 'SA',
  interests: ['food', 'art'],
  goal: 'FIND_PROGRAMS',
}
export const account = {
  firstName: 'نورة',
  lastName: 'العتيبي',
  gender: 'female',
  date_of_birth: '1997-02-11',
  userName: null,
  email: 'n@noura.example',
} as const

let count = 0

/** Creates people at each step of onboarding, over one test's database, by the calls of the product. */
export function newcomers(handle: Pick<DatabaseHandle, 'db' | 'dialect'>) {
  const t = sessionHarness(handle)
  const { services } = t

  async function asNow({ userId, profileId }: Pick<Viewer, 'userId' | 'profileId'>): Promise<Viewer> {
    const { type } = await t.db.selectFrom('profiles').select('type').where('id', '=', profileId).executeTakeFirstOrThrow()
    const { mobile_no: loginNumber } = await t.db.selectFrom('users').select('mobile_no').where('id', '=', userId).executeTakeFirstOrThrow()
    return {
      userId,
      profileId,
      profileType: type,
      sessionId: 'test',
      lastUsedAt: 0,
      profile: { login_number: loginNumber } as Viewer['profile'],
    }
  }

  const link = (profileId: string) =>
    t.db
      .insertInto('social_links')
      .values({
        id: t.ids.uuid(),
        profile_id: profileId,
        platform: 'TIKTOK',
        social_profile_id: t.ids.uuid(),
        picture_url: null,
        profile_url: 'https://www.tiktok.com/@x',
        user_name: 'x',
        followers: 10,
        connected_at: t.clock.now(),
        source: 'DEMO',
      })
      .execute()

  /** Creates a user with a new number, before the first question. */
  async function newcomer(mobileNo = `+9665${10_000_000 + ++count}`): Promise<Viewer> {
    return asNow(await t.member(mobileNo, { invitationCode: t.ids.secret(8) }))
  }

  /** Creates a user with an account and a connected platform. */
  async function ready(mobileNo?: string): Promise<Viewer> {
    const viewer = await newcomer(mobileNo)
    await services.onboarding.submitAnswers(viewer, answers)
    await services.onboarding.setUpAccount(viewer, account)
    await link(viewer.profileId)
    return viewer
  }

  return {
    ...t,
    asNow,
    link,
    newcomer,
    ready,
    profile: (id: string) => t.db.selectFrom('profiles').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    /** Creates a user on the waiting list. */
    async waiting(mobileNo?: string): Promise<Viewer> {
      const viewer = await ready(mobileNo)
      await services.onboarding.join(viewer)
      return viewer
    },
    position: async (viewer: Viewer) => (await services.onboarding.myEntry(viewer))?.position,
    /** Returns the events that a user's stream was sent. */
    eventsOf: async (userId: string) =>
      (await t.db.selectFrom('events').select(['kind', 'data']).where('user_id', '=', userId).orderBy('id').execute()).map(
        ({ kind, data }) => [kind, JSON.parse(data) as unknown] as const,
      ),
  }
}
