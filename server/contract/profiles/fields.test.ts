import { expect, it } from 'vitest'
import { businessProfileFields } from './fields.ts'
import type { ProfileRecord } from './record.ts'

const names = { firstName: null, lastName: null, name: 'Nabt Coffee', nameInOtherScript: 'قهوة نبت' }

it('`name` of a business is what its owner typed, for every reader; `fullName` is in the reader’s language', () => {
  const profile = names as ProfileRecord
  expect(businessProfileFields.name(profile)).toBe('Nabt Coffee')
  expect(businessProfileFields.fullName(profile, {}, { language: 'ar' })).toBe('قهوة نبت')
  expect(businessProfileFields.fullName(profile, {}, { language: 'en' })).toBe('Nabt Coffee')
})
