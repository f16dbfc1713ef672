import { describe, expect, it } from 'vitest'
import { profileTypes } from '@wasla/contract/profiles/types.ts'
import { settingsFieldsOf } from '@wasla/contract/profiles/settings-fields.ts'
import { draftOf, inCountry, inputOf, type ProfileDraft } from './draft.ts'
import { problemsOfDraft } from './draft-problems.ts'

const riyadh = {
  place_id: 'gn:108410',
  city: 'Riyadh',
  country: 'Saudi Arabia',
  formatted_address: 'Riyadh, Saudi Arabia',
  lat: 24.7,
  lng: 46.7,
}
const stored: ProfileDraft = {
  firstName: 'Noura',
  lastName: 'Alotaibi',
  name: '',
  nameInOtherScript: '',
  userName: 'noura_bakes',
  bio: 'Weeknight food',
  gender: 'female',
  date_of_birth: '1998-03-02',
  country_id: 'SA',
  location: riyadh,
  website: '',
  isNsfw: false,
}

describe('inputOf', () => {
  it('returns null if only blanks changed', () => {
    expect(inputOf('INFLUENCER', stored, { ...stored, bio: ' Weeknight food \n', location: { ...riyadh, city: 'الرياض' } })).toBeNull()
  })

  it('returns only the changed fields', () => {
    expect(inputOf('INFLUENCER', stored, { ...stored, bio: 'New', gender: 'male', location: null })).toEqual({
      bio: 'New',
      gender: 'male',
      location: null,
    })
  })

  it('returns null for an emptied text', () => {
    expect(inputOf('BRAND', { ...stored, website: 'https://nabt.example' }, { ...stored, bio: '', website: '' })).toEqual({
      bio: null,
      website: null,
    })
  })

  it('never includes fields of another type', () => {
    const other: ProfileDraft = { ...stored, name: 'Nabt', website: 'https://nabt.example', isNsfw: true, firstName: 'Sara' }
    expect(inputOf('AGENT', stored, other)).toEqual({ firstName: 'Sara' })
    expect(inputOf('AGENCY', stored, other)).toEqual({ name: 'Nabt', website: 'https://nabt.example' })
    expect(inputOf('BRAND', stored, other)).toEqual({ name: 'Nabt', website: 'https://nabt.example', isNsfw: true })
  })
})

it.each(profileTypes)('settingsFieldsOf %s contains a name, a user name, a bio and a place', (type) => {
  expect(settingsFieldsOf(type)).toEqual(expect.arrayContaining(['userName', 'bio', 'country_id', 'location']))
  expect(settingsFieldsOf(type).some((field) => field === 'name' || field === 'firstName')).toBe(true)
})

it('inCountry removes the place only if the country changes', () => {
  expect(inCountry(stored, 'AE')).toEqual({ country_id: 'AE', location: null })
  expect(inCountry(stored, 'SA')).toEqual({ country_id: 'SA', location: riyadh })
})

it('draftOf leaves the missing values of a business empty', () => {
  const profile = {
    __typename: 'BusinessProfile' as const,
    id: 'b1',
    fullName: 'Nabt',
    name: 'Nabt',
    nameInOtherScript: null,
    userName: null,
    userNameChangedAt: null,
    bio: null,
    website: null,
    isNsfw: null,
    profileImage: null,
    country: null,
    location: null,
  }
  expect(draftOf({ profile })).toMatchObject({ name: 'Nabt', userName: '', website: '', country_id: '', location: null, isNsfw: false })
})

it('problemsOfDraft reports a country that was cleared, but not one that was never chosen', () => {
  const now = Date.parse('2026-03-15T09:00:00Z')
  const refused = (before: ProfileDraft) => problemsOfDraft('INFLUENCER', now, before, { ...before, country_id: '' })
  expect(refused(stored)).toEqual([{ path: 'country_id', rule: 'unknownCountry' }])
  expect(refused({ ...stored, country_id: '' })).toEqual([])
})
