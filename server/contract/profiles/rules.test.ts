import { describe, expect, it } from 'vitest'
import { problemsOf } from '../validation/check.ts'
import { contactDetailsFrom, contactDetailsRules, profileInterestsRules, sameContact } from './rules.ts'

const given = { email: 'a@B.example', countryId: 'SA', mobileNumber: '٠٥١٢٣٤٥٦٧٨', contactMethods: ['email', 'call', 'email'] }
const previous = { contact: { email: null, countryId: null, mobileNumber: null, methods: [] }, isPhoneNumberVisible: true }

describe('contact details', () => {
  it('are stored in a normalized form, and keep the visibility of the number if the input has none', () => {
    const accepted = contactDetailsFrom(given, previous)
    expect(accepted).toEqual({
      contact: { email: 'a@b.example', countryId: 'SA', mobileNumber: '+966512345678', methods: ['call', 'email'] },
      isPhoneNumberVisible: true,
    })
    expect(sameContact(accepted, { ...accepted, contact: { ...accepted.contact, methods: ['email', 'call'] } })).toBe(true)
    expect(sameContact(accepted, contactDetailsFrom({ ...given, isPhoneNumberVisible: false }, previous))).toBe(false)
  })

  it.each([
    [{ email: '' }, 'email', 'required'],
    [{ email: 'nobody' }, 'email', 'email'],
    [{ countryId: 'XX' }, 'countryId', 'unknownCountry'],
    [{ mobileNumber: ' ' }, 'mobileNumber', 'required'],
    [{ mobileNumber: '12' }, 'mobileNumber', 'phoneNumber'],
    [{ contactMethods: [] }, 'contactMethods', 'contactMethod'],
  ])('with %j are refused at %s', (over, path, rule) =>
    expect(problemsOf(contactDetailsRules, { ...given, ...over })).toEqual([{ path, rule }]),
  )
})

it('profileInterestsRules accept at most five interests, of the reference list only', () => {
  expect(problemsOf(profileInterestsRules, { interests: [] })).toEqual([])
  expect(problemsOf(profileInterestsRules, { interests: ['astrology'] })).toEqual([{ path: 'interests.0', rule: 'unknownValue' }])
  expect(problemsOf(profileInterestsRules, { interests: ['food', 'art', 'music', 'cars', 'pets', 'books'] })).toContainEqual({
    path: 'interests',
    rule: 'maxItems',
  })
})
