import { describe, expect, it } from 'vitest'
import { acceptAccount, decideAnswers, decideSetUp, type JoiningProfile } from './account.ts'

const now = Date.UTC(2026, 2, 15, 9)
const profile: JoiningProfile = { id: 'p', userId: 'u', type: 'INFLUENCER', status: 'Onboarding', onboardingStep: 'SelectAccountType' }
const setUpBefore: JoiningProfile = { ...profile, onboardingStep: 'ConnectSocialMedia' }
const answers = { accountKind: 'INDIVIDUAL', role: 'AGENT', countryId: 'SA', interests: ['food', 'food', 'art'] } as const
const input = {
  firstName: 'نورة',
  lastName: 'العتيبي',
  gender: 'female',
  date_of_birth: '1997-02-11',
  userName: 'noura',
  email: '',
} as const
const product = { en: 'Wasla', ar: 'وصلة' }

describe('decideAnswers', () => {
  const decide = (over: object, of: JoiningProfile | undefined = profile) =>
    decideAnswers(of, { ...answers, interests: [...answers.interests], ...over }, now)

  it('sets the type of the provisional profile, and stores the answers with each interest once', () => {
    expect(decide({}).changes).toEqual({
      profile: { type: 'AGENT', isActiveMembership: true, countryId: 'SA' },
      answers: {
        userId: 'u',
        accountKind: 'INDIVIDUAL',
        role: 'AGENT',
        countryId: 'SA',
        interestIds: ['food', 'art'],
        goal: null,
        answeredAt: now,
      },
    })
  })

  it('makes a user who chose a business a networker until the business is created', () => {
    const { changes } = decide({ accountKind: 'BUSINESS', role: 'BRAND' })
    expect([changes?.profile.type, changes?.profile.isActiveMembership, changes?.answers.role]).toEqual(['INFLUENCER', false, 'BRAND'])
  })

  it('refuses answers of a business, and answers after the account is set up', () => {
    const brand: JoiningProfile = { ...profile, type: 'BRAND', status: 'Active', onboardingStep: null }
    for (const of of [setUpBefore, brand]) expect(decide({}, of).problem?.code).toBe('UNAUTHORIZED_UPDATING')
    expect(decideAnswers(undefined, { ...answers, interests: [] }, now).problem?.code).toBe('UNAUTHORIZED_UPDATING')
  })
})

describe('setting up an account', () => {
  const account = acceptAccount(input, product, now)
  const decide = (over: Partial<Parameters<typeof decideSetUp>[0]>) =>
    decideSetUp({ profile, answeredKind: 'INDIVIDUAL', isUserNameFree: true, ...over }, account)

  it('stores names, gender, birthday and user name', () => {
    expect(decide({}).changes).toEqual({
      firstName: 'نورة',
      lastName: 'العتيبي',
      gender: 'female',
      dateOfBirth: '1997-02-11',
      userName: 'noura',
      email: null,
    })
  })

  it('is refused with a name that seems to speak for the product', () => {
    expect(() => acceptAccount({ ...input, firstName: 'Wasla', lastName: 'Team' }, product, now)).toThrow('DTO_VALIDATION_ERROR')
  })

  it('requires earlier answers as a person, and is possible only once', () => {
    for (const over of [{ answeredKind: null }, { answeredKind: 'BUSINESS' }, { profile: setUpBefore }, { profile: undefined }] as const)
      expect(decide(over).problem?.code).toBe('UNAUTHORIZED_UPDATING')
  })

  it('is refused at the field of the user name if the name is taken', () => {
    expect(decide({ isUserNameFree: false }).problem).toMatchObject({
      code: 'USERNAME_ALREADY_EXISTS',
      fields: [{ path: 'userName', rule: 'userNameTaken' }],
    })
  })
})
