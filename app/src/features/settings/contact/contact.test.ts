import { describe, expect, it } from 'vitest'
import { contactOf, isSameContact } from './contact.ts'

const own = (
  contacts: { email: string | null; methods: ('call' | 'email')[]; mobileNumber: string | null; countryCode: string | null },
  country = 'SA',
) =>
  contactOf({
    profile: {
      __typename: 'UserProfile',
      id: 'u1',
      isPhoneNumberVisible: false,
      country: { __typename: 'Country', id: country },
      contacts: { __typename: 'Contacts', ...contacts },
    },
  })
const filled = {
  email: 'n@b.example',
  methods: ['email', 'call'] as ('call' | 'email')[],
  mobileNumber: '+966512345678',
  countryCode: '+966',
}

describe('contactOf', () => {
  it('removes the prefix from the number, and sorts the methods in the order in which they are offered', () => {
    expect(own(filled)).toMatchObject({ countryId: 'SA', mobileNumber: '512345678', contactMethods: ['call', 'email'] })
  })

  it('prefers the profile’s own country if several countries share a prefix', () => {
    const american = { ...filled, mobileNumber: '+14165550123', countryCode: '+1' }
    expect(own(american, 'CA').countryId).toBe('CA')
    expect(own(american, 'SA').countryId).not.toBe('SA')
  })

  it('starts with the profile’s country if there is no number', () => {
    expect(own({ email: null, methods: [], mobileNumber: null, countryCode: null }, 'AE')).toMatchObject({
      countryId: 'AE',
      mobileNumber: '',
    })
  })
})

describe('isSameContact', () => {
  const saved = own(filled)
  it('ignores blanks', () => {
    expect(isSameContact(saved, { ...saved, email: ' n@b.example', mobileNumber: '51 234 5678' })).toBe(true)
  })
  it('compares every field', () => {
    expect(isSameContact(saved, { ...saved, email: 'other@b.example' })).toBe(false)
    expect(isSameContact(saved, { ...saved, mobileNumber: '512345679' })).toBe(false)
    expect(isSameContact(saved, { ...saved, countryId: 'AE' })).toBe(false)
    expect(isSameContact(saved, { ...saved, contactMethods: ['call'] })).toBe(false)
    expect(isSameContact(saved, { ...saved, isPhoneNumberVisible: true })).toBe(false)
  })
})
