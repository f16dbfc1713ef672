import { expect, it } from 'vitest'
import { businessProfileFields } from './fields.ts'
import type { ProfileRecord } from './record.ts'

const names = { firstName: null, lastName: null, name: 'Nabt Coffee', nameInOtherScript: 'قهوة نبت' }

it('a business’s name is the one its owner wrote, whoever reads; its full name is the one for the reader', () => {
  const profile = names as ProfileRecord
  expect(businessProfileFields.name(profile)).toBe('Nabt Coffee')
  expect(businessProfileFields.fullName(profile, {}, { language: 'ar' })).toBe('قهوة نبت')
  expect(businessProfileFields.fullName(profile, {}, { language: 'en' })).toBe('Nabt Coffee')
})
