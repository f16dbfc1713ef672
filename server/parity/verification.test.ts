import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { NABT_COFFEE, REEM_HOME } from '@wasla/mocks/world/businesses.ts'
import { DANA, NASSER, NOURA, REEM } from '@wasla/mocks/world/networkers.ts'
import { BRAND_TO_BE, MAJED, NEWCOMER, OUD_HOUSE } from '@wasla/mocks/world/unfinished.ts'
import { makePdf } from '../src/demo/pdf.ts'
import { lockedPdf } from '../src/testing/made-pdf.ts'
import { codeOf, signIn, startPair, type Pair } from './pair.ts'

let pair: Pair
beforeEach(async () => {
  pair = await startPair()
})
afterEach(() => pair.close())

const [good, doubtful, bad] = ['1010101010', '1010101018', '1010101019']
const hour = 3_600_000

const begin = () => pair.call('createPersonaInquiry')
const submit = () => pair.call('submitPersonaInquiry', { variables: ({ inquiryId }) => ({ inquiryId }) })
const queryAll = async () => {
  for (const name of ['activeProfile', 'myProfiles', 'myVerifications', 'mySocialLinks', 'ProfileProgress']) await pair.call(name)
}
/** Runs an identity check from its start to its outcome, a minute after the previous check. */
const check = async (documentNumber: string) => {
  pair.clock.advance(60_000)
  expect(codeOf(await begin())).toBeUndefined()
  await pair.show(documentNumber)
  await submit()
}

describe('the mock and the server', () => {
  test.each([good, doubtful, bad])('agree on the outcome of a check with the document %s', async (documentNumber) => {
    await signIn(pair, DANA)
    await begin()
    await submit()
    await pair.call('validatePersonaInquiry', { variables: ({ inquiryId }) => ({ inquiryId }) })
    await pair.show(documentNumber)
    await submit()
    await pair.call('validatePersonaInquiry', { variables: ({ inquiryId }) => ({ inquiryId }) })
    await queryAll()
    await begin()
  })

  test('agree on the effects of three refused checks', async () => {
    await signIn(pair, DANA)
    for (const documentNumber of [bad, bad, bad]) {
      await check(documentNumber)
      await queryAll()
    }
    expect(codeOf(await begin())).toBe('RATE_LIMITED')
  })

  test('agree on a check that is resumed, and on a check that expires', async () => {
    await signIn(pair, DANA)
    await begin()
    pair.clock.advance(23 * hour)
    await signIn(pair, DANA)
    await begin()
    pair.clock.advance(2 * hour)
    await signIn(pair, DANA)
    await begin()
    await queryAll()
  })

  test('agree on who may start a check', async () => {
    for (const member of [MAJED, NASSER, REEM, NEWCOMER]) {
      pair.clock.advance(60_000)
      await signIn(pair, member)
      await begin()
      await queryAll()
    }
  })

  const pdf = (content: Buffer | string = makePdf([[]]), name = 'paper.pdf') =>
    new File([typeof content === 'string' ? content : Uint8Array.from(content)], name)
  const business = {
    type: 'BRAND',
    name: 'نبت الثانية',
    description: 'Coffee',
    countryId: 'SA',
    email: 'two@nabt.example',
    mobileCountryId: 'SA',
    mobileNumber: '0512345678',
    contactMethods: ['email', 'email'],
    socialPlatform: 'INSTAGRAM',
    socialUrl: 'instagram.com/nabt.two',
    location: { place_id: 'p', city: 'Riyadh', country: 'Saudi Arabia', formatted_address: 'Riyadh', lat: 24.7, lng: 46.7 },
  }
  const create = (over: object = {}, documents: readonly unknown[] = [pdf()]) =>
    pair.call('createBusinessProfile', { variables: () => ({ createBusinessProfileInput: { ...business, ...over, documents } }) })

  test('agree on a new business and on switching to it', async () => {
    await signIn(pair, BRAND_TO_BE)
    expect(codeOf(await create())).toBeUndefined()
    await queryAll()
    await pair.call('switchUser', { variables: ({ business: profileId }) => ({ type: 'BRAND', profileId }) })
    await queryAll()
    await begin()
  })

  test('give the same refusals for every error in a new business', async () => {
    await signIn(pair, BRAND_TO_BE)
    await create({ name: 'ab', email: 'x', contactMethods: [], mobileNumber: '1', type: 'AGENT' }, [])
    await create({ socialUrl: 'https://tiktok.com/@nabt' })
    await create({ website: 'nonsense' })
    for (const name of ['Wasla Official', 'waslateam', 'Rawshan Horne']) await create({ name })
    await create({}, [pdf(), pdf('<html>'), new File([Uint8Array.from(await lockedPdf())], 'locked.pdf')])
    await create({ icon: pdf('<svg/>', 'icon.png') })
    await create({ socialUrl: 'https://instagram.com/NABT.coffee' })
    await queryAll()
  })

  test('agree on the identity check after a long absence, and on the result that completes it (security case 10)', async () => {
    const due = () => pair.call('myIdentityRecheck')
    const resubmit = ({ profile }: { profile: { id: string } }) =>
      pair.call('resubmitBusinessVerification', { variables: () => ({ profileId: profile.id, documents: [pdf()] }) })
    await signIn(pair, NOURA)
    await pair.requireIdentityCheck(NOURA.user.id)
    expect((await due()).body.data).toMatchObject({ myIdentityRecheck: { way: 'IDENTITY' } })
    await check(bad)
    await due()
    await check(good)
    expect((await due()).body.data).toEqual({ myIdentityRecheck: null })
    await queryAll()

    pair.clock.advance(60_000)
    await signIn(pair, REEM)
    await pair.requireIdentityCheck(REEM.user.id)
    await pair.call('switchUser', { variables: () => ({ type: 'BRAND', profileId: REEM_HOME.profile.id }) })
    expect((await due()).body.data).toMatchObject({ myIdentityRecheck: { way: 'OTHER_PROFILE' } })
    expect(codeOf(await resubmit(REEM_HOME))).toBe('NO_CHANGES_TO_UPDATE')

    pair.clock.advance(60_000)
    await signIn(pair, NABT_COFFEE)
    await pair.requireIdentityCheck(NABT_COFFEE.user.id)
    expect((await due()).body.data).toMatchObject({ myIdentityRecheck: { way: 'DOCUMENTS' } })
    expect(codeOf(await resubmit(NABT_COFFEE))).toBeUndefined()
    expect(codeOf(await resubmit(NABT_COFFEE))).toBe('VERIFICATION_CONFLICT')
    await due()
    await queryAll()
  })

  test('agree on the limit of businesses, and on documents that are submitted again', async () => {
    await signIn(pair, REEM)
    expect(codeOf(await create())).toBeUndefined()
    expect(codeOf(await create({ socialUrl: 'instagram.com/nabt.three' }))).toBe('BUSINESS_PROFILE_LIMIT_EXCEEDED')
    const resubmit = (profileId: string, documents: readonly unknown[]) =>
      pair.call('resubmitBusinessVerification', { variables: () => ({ profileId, documents }) })
    await resubmit(REEM.profile.id, [pdf()])
    await resubmit(NABT_COFFEE.profile.id, [pdf()])
    pair.clock.advance(60_000)
    await signIn(pair, OUD_HOUSE)
    await resubmit(OUD_HOUSE.profile.id, [])
    expect(codeOf(await resubmit(OUD_HOUSE.profile.id, [pdf()]))).toBeUndefined()
    expect(codeOf(await resubmit(OUD_HOUSE.profile.id, [pdf()]))).toBe('VERIFICATION_CONFLICT')
    await queryAll()
  })
})
