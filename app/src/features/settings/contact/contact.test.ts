import { describe, expect, it } from 'vitest'
import { contactOf, isChanged } from './contact.ts'

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

describe('contact details as the form shows them', () => {
  it('have the number without its prefix, and the ways in the order they are offered', () => {
    expect(own(filled)).toMatchObject({ countryId: 'SA', mobileNumber: '512345678', contactMethods: ['call', 'email'] })
  })

  it('take the profile’s own country where several share a prefix', () => {
    const american = { ...filled, mobileNumber: '+14165550123', countryCode: '+1' }
    expect(own(american, 'CA').countryId).toBe('CA')
    expect(own(american, 'SA').countryId).not.toBe('SA')
  })

  it('begin in the profile’s country where there is no number yet', () => {
    expect(own({ email: null, methods: [], mobileNumber: null, countryCode: null }, 'AE')).toMatchObject({
      countryId: 'AE',
      mobileNumber: '',
    })
  })
})

describe('whether they changed', () => {
  const stood = own(filled)
  it('is no matter of blanks', () => {
    expect(isChanged(stood, { ...stood, email: ' n@b.example', mobileNumber: '51 234 5678' })).toBe(false)
  })
  it('is one of every field', () => {
    expect(isChanged(stood, { ...stood, email: 'other@b.example' })).toBe(true)
    expect(isChanged(stood, { ...stood, mobileNumber: '512345679' })).toBe(true)
    expect(isChanged(stood, { ...stood, countryId: 'AE' })).toBe(true)
    expect(isChanged(stood, { ...stood, contactMethods: ['call'] })).toBe(true)
    expect(isChanged(stood, { ...stood, isPhoneNumberVisible: true })).toBe(true)
  })
})
