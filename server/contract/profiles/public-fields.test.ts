import { describe, expect, it } from 'vitest'
import { publicEmailOf, publicNumberOf, publicProfileFields, websiteOf } from './public-fields.ts'
import type { ContactMethod } from './record.ts'

const reachedBy = (...methods: ContactMethod[]) => ({
  contact: { email: 'hello@reem.example', countryId: 'SA', mobileNumber: '+966512345678', methods },
})

// Security case 20.
describe('a stranger', () => {
  it.each([
    [[], null, null],
    [['email'], null, 'hello@reem.example'],
    [['whatsapp'], '+966512345678', null],
    [['sms'], '+966512345678', null],
    [['call', 'email'], '+966512345678', 'hello@reem.example'],
  ] as [ContactMethod[], string | null, string | null][])('reaches who chose %j by %s and %s alone', (methods, number, email) => {
    expect([publicNumberOf(reachedBy(...methods)), publicEmailOf(reachedBy(...methods))]).toEqual([number, email])
  })

  // Security case 50.
  it('is led to a website, and nowhere else', () => {
    expect(websiteOf({ website: 'https://reem.example' })).toBe('https://reem.example')
    for (const website of ['javascript:alert(1)', 'data:text/html,x', 'https://reem@evil.example', null])
      expect(websiteOf({ website })).toBeNull()
  })

  it('hears of products for adults from brands alone', () => {
    expect(publicProfileFields.isNsfw({ type: 'BRAND', isNsfw: true })).toBe(true)
    expect(publicProfileFields.isNsfw({ type: 'BRAND', isNsfw: null })).toBe(false)
    expect(publicProfileFields.isNsfw({ type: 'AGENCY', isNsfw: true })).toBeNull()
  })
})
