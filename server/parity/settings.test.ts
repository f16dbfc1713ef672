import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { NABT_COFFEE } from '@wasla/mocks/world/businesses.ts'
import { NOURA } from '@wasla/mocks/world/networkers.ts'
import { codeOf, signIn, startPair, type Pair } from './pair.ts'

let pair: Pair
beforeEach(async () => {
  pair = await startPair()
})
afterEach(() => pair.close())

const interests = (...ids: string[]) => pair.call('updateProfileInterests', { language: 'ar', variables: () => ({ interests: ids }) })
const details = { email: 'Hello@Noura.Example', countryId: 'SA', mobileNumber: '0512345678', contactMethods: ['email', 'whatsapp'] }
const contact = (over: object = {}) =>
  pair.call('updateContactDetails', { variables: () => ({ updateContactDetailsInput: { ...details, ...over } }) })
const queryAll = async () => {
  for (const name of ['activeProfile', 'myProfileInterests', 'ProfileProgress']) await pair.call(name)
}

describe('the mock and the server', () => {
  test('agree on the interests of a profile', async () => {
    await signIn(pair, NOURA)
    expect(codeOf(await interests('music', 'art', 'music'))).toBeUndefined()
    expect(codeOf(await interests('music', 'art'))).toBe('NO_CHANGES_TO_UPDATE')
    expect(codeOf(await interests('art', 'music'))).toBeUndefined()
    expect(codeOf(await interests('astrology'))).toBe('DTO_VALIDATION_ERROR')
    expect(codeOf(await interests('food', 'art', 'music', 'cars', 'pets', 'books'))).toBe('DTO_VALIDATION_ERROR')
    await queryAll()
    expect(codeOf(await interests())).toBeUndefined()
    await queryAll()
    await signIn(pair, NABT_COFFEE)
    expect(codeOf(await interests('food'))).toBe('UNAUTHORIZED_UPDATING')
  })

  test.each([
    ['a person', NOURA],
    ['a brand', NABT_COFFEE],
  ] as const)('agree on the contact details of %s', async (_, member) => {
    await signIn(pair, member)
    expect(codeOf(await contact())).toBeUndefined()
    expect(codeOf(await contact({ contactMethods: ['whatsapp', 'email'] }))).toBe('NO_CHANGES_TO_UPDATE')
    expect(codeOf(await contact({ isPhoneNumberVisible: !member.profile.isPhoneNumberVisible }))).toBeUndefined()
    expect(codeOf(await contact({ countryId: 'AE' }))).toBeUndefined()
    for (const over of [{ email: 'x' }, { mobileNumber: '1' }, { countryId: 'XX' }, { contactMethods: [] }])
      expect(codeOf(await contact(over))).toBe('DTO_VALIDATION_ERROR')
    await queryAll()
  })
})
