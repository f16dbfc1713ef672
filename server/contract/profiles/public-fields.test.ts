import { describe, expect, it } from 'vitest'
import { publicEmailOf, publicNumberOf, publicProfileFields, websiteOf } from './public-fields.ts'
import type { ContactMethod } from '../generated/user-sdl-types.ts'

const reachedBy = (...methods: ContactMethod[]) => ({
  contact: { email: 'hello@reem.example', countryId: 'SA', mobileNumber: '+966512345678', methods },
})

// Covers security case 20.
describe('public fields of a profile', () => {
  it.each([
    [[], null, null],
    [['email'], null, 'hello@reem.example'],
    [['whatsapp'], '+966512345678', null],
    [['sms'], '+966512345678', null],
    [['call', 'email'], '+966512345678', 'hello@reem.example'],
  ] as [ContactMethod[], string | null, string | null][])(
    'with the contact methods %j, show the number %s and the e-mail %s',
    (methods, number, email) => {
      expect([publicNumberOf(reachedBy(...methods)), publicEmailOf(reachedBy(...methods))]).toEqual([number, email])
    },
  )

  // Covers security case 50.
  it('contain a website only if it is a valid link', () => {
    expect(websiteOf({ website: 'https://reem.example' })).toBe('https://reem.example')
    for (const website of ['javascript:alert(1)', 'data:text/html,x', 'https://reem@evil.example', null])
      expect(websiteOf({ website })).toBeNull()
  })

  it('say only for brands whether they sell products for adults', () => {
    expect(publicProfileFields.isNsfw({ type: 'BRAND', isNsfw: true })).toBe(true)
    expect(publicProfileFields.isNsfw({ type: 'BRAND', isNsfw: null })).toBe(false)
    expect(publicProfileFields.isNsfw({ type: 'AGENCY', isNsfw: true })).toBeNull()
  })
})
