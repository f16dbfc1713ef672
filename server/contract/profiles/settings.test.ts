import { describe, expect, it } from 'vitest'
import { Problem } from '../errors/problem.ts'
import { noSettings } from './new-profile.ts'
import { sameSettings, settingsFrom } from './settings.ts'

const now = Date.parse('2026-03-15T09:00:00.000Z')
const noura = {
  ...noSettings,
  type: 'INFLUENCER' as const,
  firstName: 'Noura',
  lastName: 'Alotaibi',
  userName: 'noura_cooks',
  bio: 'I cook',
  gender: 'female' as const,
  dateOfBirth: '1997-02-11',
  countryId: 'SA',
}
const nabt = {
  ...noSettings,
  type: 'BRAND' as const,
  name: 'Nabt',
  userName: 'nabt',
  bio: null,
  countryId: 'SA',
  website: 'https://nabt.example',
  isNsfw: false,
}
const riyadh = {
  place_id: 'gn:108410',
  city: 'Riyadh',
  country: 'Saudi Arabia',
  formatted_address: 'Riyadh, Saudi Arabia',
  lat: 24.7,
  lng: 46.7,
}

function refusalOf(action: () => unknown) {
  try {
    action()
  } catch (error) {
    if (error instanceof Problem) return error.extensions
  }
  return null
}

describe('settings of a profile', () => {
  it('change in the given fields, which are stored in a normalized form', () => {
    expect(
      settingsFrom(
        noura,
        { firstName: ' Nora ✔ ', bio: '\u202EHi \r\n\n\n\n there ', location: riyadh, date_of_birth: '١٩٩٧-٠٢-١٢' } as object,
        now,
      ),
    ).toEqual({
      ...noura,
      type: undefined,
      firstName: 'Nora',
      bio: 'Hi\n\nthere',
      dateOfBirth: '1997-02-12',
      location: {
        placeId: 'gn:108410',
        city: 'Riyadh',
        country: 'Saudi Arabia',
        formattedAddress: 'Riyadh, Saudi Arabia',
        lat: 24.7,
        lng: 46.7,
      },
    })
    expect(settingsFrom(nabt, { website: 'nabt.example/shop', isNsfw: true } as object, now)).toMatchObject({
      website: 'https://nabt.example/shop',
      isNsfw: true,
    })
  })

  it('lose the value of an optional field that is set to null, and keep every other value', () => {
    expect(
      settingsFrom(noura, { bio: ' ', location: null, gender: null, date_of_birth: null, country_id: null } as object, now),
    ).toMatchObject({
      bio: null,
      location: null,
      gender: 'female',
      dateOfBirth: '1997-02-11',
      countryId: 'SA',
    })
    expect(settingsFrom(nabt, { website: null } as object, now)).toMatchObject({ website: null })
  })

  it('do not change by a field that the profile type does not have', () => {
    expect(sameSettings(noura, settingsFrom(noura, { name: 'Other', website: 'x', isNsfw: true } as object, now))).toBe(true)
    expect(sameSettings(nabt, settingsFrom(nabt, { firstName: '', gender: 'male', website: 'https://nabt.example/' } as object, now))).toBe(
      true,
    )
    expect(settingsFrom({ ...nabt, type: 'AGENCY', isNsfw: null }, { isNsfw: true } as object, now)).toMatchObject({ isNsfw: null })
  })

  it('differ if a single field differs', () => {
    const own = settingsFrom(noura, { location: riyadh } as object, now)
    for (const other of [{ bio: 'x' }, { userName: 'Noura_cooks' }, { location: { ...riyadh, place_id: 'gn:105343' } }, { gender: 'male' }])
      expect(sameSettings(own, settingsFrom({ ...noura, ...own }, other as object, now))).toBe(false)
  })

  it('are the same if only the language of the place’s name differs', () => {
    const own = settingsFrom(noura, { location: riyadh } as object, now)
    const back = settingsFrom({ ...noura, ...own }, { location: { ...riyadh, city: 'الرياض' } } as object, now)
    expect(sameSettings(own, back)).toBe(true)
    expect(back.location?.city).toBe('Riyadh')
  })

  it.each([
    [{ firstName: ' ' }, 'firstName', 'required'],
    [{ lastName: '✔' }, 'lastName', 'required'],
    [{ firstName: 'N\u043eura' }, 'firstName', 'format'],
    [{ lastName: 'x'.repeat(51) }, 'lastName', 'tooLong'],
    [{ userName: 'ab' }, 'userName', 'userName'],
    [{ userName: 'noura\u0430' }, 'userName', 'userName'],
    [{ userName: null }, 'userName', 'required'],
    [{ userName: ' ' }, 'userName', 'required'],
    [{ bio: 'x'.repeat(501) }, 'bio', 'tooLong'],
    [{ date_of_birth: '2008-03-16' }, 'date_of_birth', 'adult'],
    [{ date_of_birth: '2025-02-29' }, 'date_of_birth', 'date'],
    [{ country_id: 'XX' }, 'country_id', 'unknownCountry'],
    [{ location: { ...riyadh, lat: 91 } }, 'location.lat', 'format'],
    [{ location: { ...riyadh, place_id: '<b>' } }, 'location.place_id', 'format'],
  ])('of a person are refused for %j at %s: %s', (given, path, rule) =>
    expect(refusalOf(() => settingsFrom(noura, given as object, now))).toEqual({ code: 'DTO_VALIDATION_ERROR', fields: [{ path, rule }] }),
  )

  // Covers security case 50.
  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    '//evil',
    'https://nabt@evil.example',
    'https://localhost',
    'nabt',
  ])('of a brand are refused for the website %j', (website) =>
    expect(refusalOf(() => settingsFrom(nabt, { website } as object, now))).toEqual({
      code: 'URL_INVALID_FORMAT',
      fields: [{ path: 'website', rule: 'url' }],
    }),
  )

  it('can have a name in the other script, which is cleaned like any other name', () => {
    const named = settingsFrom(noura, { nameInOtherScript: ' نـورة \u202Eالعتيبي ✔ ' } as object, now)
    expect(named).toMatchObject({ firstName: 'Noura', nameInOtherScript: 'نورة العتيبي' })
    expect(settingsFrom({ ...noura, ...named }, { nameInOtherScript: ' ' } as object, now)).toMatchObject({ nameInOtherScript: null })
    expect(settingsFrom({ ...noura, firstName: 'نورة', lastName: 'العتيبي' }, { nameInOtherScript: 'Noura' } as object, now)).toMatchObject(
      {
        nameInOtherScript: 'Noura',
      },
    )
    expect(settingsFrom(nabt, { nameInOtherScript: 'نبت' } as object, now)).toMatchObject({ nameInOtherScript: 'نبت' })
  })

  it.each([
    [noura, { nameInOtherScript: 'Nora' }, 'otherScript'],
    [noura, { nameInOtherScript: 'نورة A.' }, 'otherScript'],
    [noura, { nameInOtherScript: 'Нура' }, 'otherScript'],
    [{ ...noura, nameInOtherScript: 'نورة' }, { firstName: 'نورة', lastName: 'العتيبي' }, 'otherScript'],
    [nabt, { nameInOtherScript: 'Nabt' }, 'otherScript'],
    [noura, { nameInOtherScript: '١٢٣' }, 'format'],
    [noura, { nameInOtherScript: 'ن'.repeat(101) }, 'tooLong'],
  ])('of %j are refused for the change of names %j: %s', (stored, given, rule) =>
    expect(refusalOf(() => settingsFrom(stored, given as object, now))).toEqual({
      code: 'DTO_VALIDATION_ERROR',
      fields: [{ path: 'nameInOtherScript', rule }],
    }),
  )

  it('of a business are refused without a name of three letters', () => {
    expect(refusalOf(() => settingsFrom(nabt, { name: 'ab', website: 'x' } as object, now))).toEqual({
      code: 'DTO_VALIDATION_ERROR',
      fields: [
        { path: 'name', rule: 'workName' },
        { path: 'website', rule: 'url' },
      ],
    })
  })

  it('are refused without a gender if none is stored', () => {
    expect(refusalOf(() => settingsFrom({ ...noura, gender: null }, { bio: 'x' } as object, now))?.fields).toEqual([
      { path: 'gender', rule: 'required' },
    ])
  })
})
