import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { NABT_COFFEE } from '@wasla/mocks/world/businesses.ts'
import { DANA, HUDA, NOURA, REEM } from '@wasla/mocks/world/networkers.ts'
import { ANSWERED, BANDAR, BRAND_TO_BE, HAYA, NEWCOMER } from '@wasla/mocks/world/unfinished.ts'
import { codeOf, signIn, startPair, type Pair } from './pair.ts'

let pair: Pair
beforeEach(async () => {
  pair = await startPair()
})
afterEach(() => pair.close())

const answers = { accountKind: 'INDIVIDUAL', role: 'INFLUENCER', countryId: 'SA', interests: ['food', 'art'], goal: 'FIND_PROGRAMS' }
const account = { firstName: 'نوف', lastName: 'الحربي', gender: 'female', date_of_birth: '1999-01-01', email: 'nouf@nouf.example' }
const redirectUri = 'http://localhost/join-waiting-list'

const answer = (over: object = {}) =>
  pair.call('submitOnboardingAnswers', { variables: () => ({ onboardingAnswersInput: { ...answers, ...over } }) })
const setUp = (over: object = {}) =>
  pair.call('setUpIndividualAccount', { variables: () => ({ setUpIndividualAccountInput: { ...account, ...over } }) })
const begin = (platform = 'TIKTOK') =>
  pair.call('connectSocialAccount', { variables: () => ({ connectSocialAccountInput: { platform, redirectUri } }) })
const complete = (over: object = {}) =>
  pair.call('completeSocialConnection', {
    variables: ({ state, code }) => ({ completeSocialConnectionInput: { platform: 'TIKTOK', code, state, ...over } }),
  })
/** Advances the clock before each invitation, so that the list, which is sorted by time, has a fixed order. */
const invite = (mobileNumber: string, countryId = 'SA') => {
  pair.clock.advance(1)
  return pair.call('inviteFriend', { variables: () => ({ inviteFriendInput: { countryId, mobileNumber } }) })
}
const task = (name: string) => pair.call('completeWaitingListTask', { variables: () => ({ task: name }) })
const queryAll = async () => {
  for (const name of ['activeProfile', 'myProfiles', 'mySocialLinks', 'myWaitingListEntry', 'myFriendInvitations', 'ProfileProgress'])
    await pair.call(name, { language: 'ar' })
}

describe('the mock and the server', () => {
  test('give the same answers in every step from the first question to the admission', async () => {
    await signIn(pair, NEWCOMER)
    expect(codeOf(await setUp())).toBe('UNAUTHORIZED_UPDATING')
    expect(codeOf(await answer({ role: 'AGENT' }))).toBeUndefined()
    expect(codeOf(await answer())).toBeUndefined()
    expect(codeOf(await setUp({ userName: 'NOURA_cooks' }))).toBe('USERNAME_ALREADY_EXISTS')
    expect(codeOf(await setUp({ userName: 'Nouf_New' }))).toBeUndefined()
    expect(codeOf(await setUp())).toBe('UNAUTHORIZED_UPDATING')
    expect(codeOf(await answer())).toBe('UNAUTHORIZED_UPDATING')
    expect(codeOf(await pair.call('joinWaitingList'))).toBe('SOCIAL_LINK_NOT_FOUND')
    await begin()
    await pair.consent('nouf.new')
    expect(codeOf(await complete())).toBeUndefined()
    expect((await pair.call('joinWaitingList')).body.data).toMatchObject({ joinWaitingList: { position: 41, total: 41 } })
    expect(codeOf(await pair.call('joinWaitingList'))).toBeUndefined()
    for (const name of ['FOLLOW_MICROBLOG', 'FOLLOW_MICROBLOG', 'JOIN_COMMUNITY']) expect(codeOf(await task(name))).toBeUndefined()
    await queryAll()
    pair.clock.advance(10_000)
    expect((await pair.call('activeProfile')).body.data).toMatchObject({ activeProfile: { profile: { status: 'IdentityVerifying' } } })
    await queryAll()
    expect(codeOf(await task('JOIN_COMMUNITY'))).toBeUndefined()
  })

  test('give the same refusals for invalid answers and account details', async () => {
    await signIn(pair, ANSWERED)
    for (const over of [
      { role: 'BRAND' },
      { countryId: 'XX' },
      { interests: ['food', 'art', 'music', 'cars', 'pets', 'books'] },
      { interests: ['astrology'] },
      { goal: 'MANAGE_TALENT' },
      { accountKind: 'BUSINESS', role: 'BRAND', goal: 'FIND_PROGRAMS' },
    ])
      expect(codeOf(await answer(over))).toBe('DTO_VALIDATION_ERROR')
    for (const over of [
      { firstName: ' ' },
      { lastName: 'x'.repeat(51) },
      { date_of_birth: '2012-01-01' },
      { date_of_birth: '1850-01-01' },
      { userName: 'no' },
      { email: 'nobody' },
      { firstName: '', date_of_birth: '2012-01-01', email: 'x' },
    ])
      expect(codeOf(await setUp(over))).toBe('DTO_VALIDATION_ERROR')
    for (const userName of ['admin', 'WASLA', 'noura_cooks']) expect(codeOf(await setUp({ userName }))).toBe('USERNAME_ALREADY_EXISTS')
    await queryAll()
    await signIn(pair, BRAND_TO_BE)
    expect(codeOf(await setUp())).toBe('UNAUTHORIZED_UPDATING')
    expect(codeOf(await answer({ accountKind: 'BUSINESS', role: 'AGENCY', interests: null, goal: null }))).toBeUndefined()
    await queryAll()
  })

  test('let an account be connected once, by the profile that started, and never by two profiles', async () => {
    await signIn(pair, HAYA)
    expect(codeOf(await complete({ code: 'x', state: 'x' }))).toBe('DTO_VALIDATION_ERROR')
    await begin()
    await pair.consent('haya.draws')
    expect(codeOf(await complete({ platform: 'INSTAGRAM' }))).toBe('DTO_VALIDATION_ERROR')
    expect(codeOf(await complete())).toBeUndefined()
    expect(codeOf(await complete())).toBe('DTO_VALIDATION_ERROR')
    await begin()
    expect(codeOf(await complete({ code: 'made up' }))).toBe('DTO_VALIDATION_ERROR')
    await begin()
    await pair.consent('nouracooks')
    expect(codeOf(await complete())).toBe('SOCIAL_ACCOUNT_ALREADY_CONNECTED')
    await begin()
    await pair.consent('haya.late')
    pair.clock.advance(600_000)
    expect(codeOf(await complete())).toBe('DTO_VALIDATION_ERROR')
    const elsewhere = { connectSocialAccountInput: { platform: 'TIKTOK', redirectUri: 'ftp://localhost/x' } }
    expect(codeOf(await pair.call('connectSocialAccount', { variables: () => elsewhere }))).toBe('DTO_VALIDATION_ERROR')
    await queryAll()
  })

  test('let a profile remove its own accounts, but not the last one', async () => {
    await signIn(pair, NOURA)
    const remove = (id: string | undefined) => pair.call('removeSocialLink', { variables: () => ({ id: id ?? '' }) })
    expect(codeOf(await remove(DANA.accounts[0]?.id))).toBe('SOCIAL_LINK_NOT_FOUND')
    expect(codeOf(await remove(NOURA.accounts[0]?.id))).toBeUndefined()
    expect(codeOf(await remove(NOURA.accounts[1]?.id))).toBe('USER_SOCIAL_PROFILE_BAD_REQUEST')
    await queryAll()
  })

  test('give the same answers to invitations of friends', async () => {
    await signIn(pair, NOURA)
    expect(codeOf(await invite('500000001'))).toBe('USER_ALREADY_EXIST')
    expect(codeOf(await invite('12'))).toBe('DTO_VALIDATION_ERROR')
    expect(codeOf(await invite('512345678', 'XX'))).toBe('DTO_VALIDATION_ERROR')
    expect(codeOf(await invite('580000101'))).toBe('USER_ALREADY_INVITED')
    expect(codeOf(await invite('580000102'))).toBe('USER_ALREADY_INVITED')
    expect(codeOf(await invite(HUDA.user.mobileNo, HUDA.user.countryId))).toBeUndefined()
    for (let index = 1; index < 10; index++) expect(codeOf(await invite(`58765432${index}`))).toBeUndefined()
    expect(codeOf(await invite('587654320'))).toBe('RATE_LIMITED')
    await queryAll()
  })

  test('give the same answers if friends sign up with a code, and the same position in the waiting list', async () => {
    const input = { countryId: 'SA', mobileNumber: '580000106', acceptedTerms: true, invitationCode: BANDAR.user.invitationCode }
    await pair.call('signUp', { token: null, variables: () => ({ signUpInput: input }) })
    await pair.call('verifyOtp', {
      token: null,
      variables: ({ challengeId }) => ({ verifyOtpInput: { challengeId, code: '123456' } }),
    })
    await signIn(pair, BANDAR)
    expect((await pair.call('myWaitingListEntry')).body.data).toMatchObject({ myWaitingListEntry: { acceptedInvitations: 3 } })
    await queryAll()
  })

  // Security case 18.
  test('let a person become an agent once, and a business never', async () => {
    const upgrade = (type: string) => pair.call('upgradeUser', { variables: () => ({ type }) })
    await signIn(pair, REEM)
    expect(codeOf(await upgrade('BRAND'))).toBe('DTO_VALIDATION_ERROR')
    expect((await upgrade('AGENT')).body.data).toMatchObject({ upgradeUser: { isActiveMembership: true } })
    expect(codeOf(await upgrade('AGENT'))).toBe('NO_CHANGES_TO_UPDATE')
    await pair.call('currentUser')
    await queryAll()
    await signIn(pair, NABT_COFFEE)
    expect(codeOf(await upgrade('AGENT'))).toBe('UNAUTHORIZED_UPDATING')
  })
})
