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

describe('what is sent of a profile', () => {
  it('is nothing where nothing changed, whatever blanks were typed', () => {
    expect(inputOf('INFLUENCER', stored, { ...stored, bio: ' Weeknight food \n', location: { ...riyadh, city: 'الرياض' } })).toBeNull()
  })

  it('is what changed, and nothing else', () => {
    expect(inputOf('INFLUENCER', stored, { ...stored, bio: 'New', gender: 'male', location: null })).toEqual({
      bio: 'New',
      gender: 'male',
      location: null,
    })
  })

  it('says of an emptied text that there is none', () => {
    expect(inputOf('BRAND', { ...stored, website: 'https://nabt.example' }, { ...stored, bio: '', website: '' })).toEqual({
      bio: null,
      website: null,
    })
  })

  it('is never a field of another type', () => {
    const other: ProfileDraft = { ...stored, name: 'Nabt', website: 'https://nabt.example', isNsfw: true, firstName: 'Sara' }
    expect(inputOf('AGENT', stored, other)).toEqual({ firstName: 'Sara' })
    expect(inputOf('AGENCY', stored, other)).toEqual({ name: 'Nabt', website: 'https://nabt.example' })
    expect(inputOf('BRAND', stored, other)).toEqual({ name: 'Nabt', website: 'https://nabt.example', isNsfw: true })
  })
})

it.each(profileTypes)('a %s has a name, a user name and a bio to fill in', (type) => {
  expect(settingsFieldsOf(type)).toEqual(expect.arrayContaining(['userName', 'bio', 'country_id', 'location']))
  expect(settingsFieldsOf(type).some((field) => field === 'name' || field === 'firstName')).toBe(true)
})

it('another country takes the place with it; the same one does not', () => {
  expect(inCountry(stored, 'AE')).toEqual({ country_id: 'AE', location: null })
  expect(inCountry(stored, 'SA')).toEqual({ country_id: 'SA', location: riyadh })
})

it('a business without anything but its name is shown as it is', () => {
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

it('a country that was cleared is required, one that was never chosen is not', () => {
  const now = Date.parse('2026-03-15T09:00:00Z')
  const refused = (before: ProfileDraft) => problemsOfDraft('INFLUENCER', now, before, { ...before, country_id: '' })
  expect(refused(stored)).toEqual([{ path: 'country_id', rule: 'unknownCountry' }])
  expect(refused({ ...stored, country_id: '' })).toEqual([])
})
