import { describe, expect, it } from 'vitest'
import { eachDatabase } from '#database/testing/each-database.ts'
import { refusal } from '../../session/testing/session-harness.ts'
import { account, answers, newcomers } from '../testing/newcomers.ts'

describe('the onboarding answers', () => {
  eachDatabase((open) => {
    it('shape the provisional profile, and may change until the account is set up', async () => {
      const t = newcomers(await open())
      const viewer = await t.newcomer()
      await t.services.onboarding.submitAnswers(viewer, answers)
      await t.services.onboarding.submitAnswers(viewer, { ...answers, role: 'AGENT', countryId: 'AE', interests: ['music'] })
      expect(await t.profile(viewer.profileId)).toMatchObject({
        type: 'AGENT',
        is_active_membership: 1,
        country_id: 'AE',
        status: 'Onboarding',
        onboarding_step: 'SelectAccountType',
      })
      expect(await t.db.selectFrom('profile_interests').select('interest_id').execute()).toEqual([{ interest_id: 'music' }])
      await t.services.onboarding.submitAnswers(viewer, {
        ...answers,
        accountKind: 'BUSINESS',
        role: 'BRAND',
        goal: 'PROMOTE_PRODUCTS',
        interests: null,
      })
      expect(await t.profile(viewer.profileId)).toMatchObject({ type: 'INFLUENCER', is_active_membership: 0 })
      expect(await t.db.selectFrom('onboarding_answers').select(['account_kind', 'role', 'interests', 'goal']).execute()).toEqual([
        { account_kind: 'BUSINESS', role: 'BRAND', interests: '[]', goal: 'PROMOTE_PRODUCTS' },
      ])
    })

    it('are refused with a goal of another role, and change nothing', async () => {
      const t = newcomers(await open())
      const viewer = await t.newcomer()
      const wrong = { ...answers, accountKind: 'BUSINESS', role: 'BRAND', goal: 'FIND_PROGRAMS' } as const
      expect(await refusal(t.services.onboarding.submitAnswers(viewer, wrong))).toBe('DTO_VALIDATION_ERROR')
      expect(await t.db.selectFrom('onboarding_answers').select('goal').execute()).toEqual([])
    })

    it('are refused after the account is set up', async () => {
      const t = newcomers(await open())
      const viewer = await t.ready()
      expect(await refusal(t.services.onboarding.submitAnswers(viewer, answers))).toBe('UNAUTHORIZED_UPDATING')
    })
  })
})

describe('a newcomer who registers a business', () => {
  eachDatabase((open) => {
    it('loses the provisional profile with the first switch to the business; before that, the token stays valid', async () => {
      const t = newcomers(await open())
      const viewer = await t.newcomer()
      await t.services.onboarding.submitAnswers(viewer, { ...answers, accountKind: 'BUSINESS', role: 'BRAND', goal: 'OTHER' })
      const brand = await t.addProfile(viewer.userId, 'BRAND', 'AdminVerifying')
      const { accessToken } = await t.enter(viewer.profile.login_number)
      const now = await t.session.readViewer(`Bearer ${accessToken}`)
      expect(now?.profileId).toBe(viewer.profileId)
      if (!now) throw new Error('nobody')
      const next = await t.session.switchUser(now, { profileId: brand, type: 'BRAND' })
      expect(await t.session.readViewer(`Bearer ${next.accessToken}`)).toMatchObject({ profileId: brand, profileType: 'BRAND' })
      expect((await t.profile(viewer.profileId)).deleted_at).not.toBeNull()
    })
  })
})

describe('setting up an account', () => {
  eachDatabase((open) => {
    it('stores the personal data and continues with connecting a platform', async () => {
      const t = newcomers(await open())
      const viewer = await t.newcomer()
      await t.services.onboarding.submitAnswers(viewer, answers)
      await t.services.onboarding.setUpAccount(viewer, { ...account, userName: 'Noura_Cooks' })
      expect(await t.profile(viewer.profileId)).toMatchObject({
        first_name: 'نورة',
        last_name: 'العتيبي',
        gender: 'female',
        date_of_birth: '1997-02-11',
        user_name: 'Noura_Cooks',
        user_name_key: 'noura_cooks',
        user_name_changed_at: null,
        contact_email: 'n@noura.example',
        status: 'Onboarding',
        onboarding_step: 'ConnectSocialMedia',
      })
      expect(await t.eventsOf(viewer.userId)).toEqual([
        ['profile', { profileId: viewer.profileId, state: 'Onboarding/ConnectSocialMedia' }],
      ])
    })

    // Security case 16: no step can be skipped.
    it('is refused if the questions are not answered, if a business was chosen, and if the account is set up already', async () => {
      const t = newcomers(await open())
      const viewer = await t.newcomer()
      const setUp = () => refusal(t.services.onboarding.setUpAccount(viewer, account))
      expect(await setUp()).toBe('UNAUTHORIZED_UPDATING')
      await t.services.onboarding.submitAnswers(viewer, { ...answers, accountKind: 'BUSINESS', role: 'AGENCY' })
      expect(await setUp()).toBe('UNAUTHORIZED_UPDATING')
      await t.services.onboarding.submitAnswers(viewer, answers)
      expect(await setUp()).toEqual({ answered: undefined })
      expect(await setUp()).toBe('UNAUTHORIZED_UPDATING')
    })

    it('takes effect once if it is sent several times', async () => {
      const t = newcomers(await open())
      const viewer = await t.newcomer()
      await t.services.onboarding.submitAnswers(viewer, answers)
      const tried = await Promise.all([1, 2, 3].map(() => refusal(t.services.onboarding.setUpAccount(viewer, account))))
      expect(tried.filter((one) => one === 'UNAUTHORIZED_UPDATING')).toHaveLength(2)
    })

    it('refuses a user name that is taken or reserved, or that somebody else takes at the same time', async () => {
      const t = newcomers(await open())
      const people = await Promise.all([t.newcomer(), t.newcomer(), t.newcomer()])
      for (const viewer of people) await t.services.onboarding.submitAnswers(viewer, answers)
      const tried = await Promise.all(
        people.map((viewer, index) =>
          refusal(t.services.onboarding.setUpAccount(viewer, { ...account, userName: index === 1 ? 'SAME_NAME' : 'same_name' })),
        ),
      )
      expect(tried.filter((one) => one === 'USERNAME_ALREADY_EXISTS')).toHaveLength(2)
      const late = await t.newcomer()
      await t.services.onboarding.submitAnswers(late, answers)
      expect(await refusal(t.services.onboarding.setUpAccount(late, { ...account, userName: 'Admin' }))).toBe('USERNAME_ALREADY_EXISTS')
      expect(await t.profile(late.profileId)).toMatchObject({ onboarding_step: 'SelectAccountType', first_name: null })
    })
  })
})
