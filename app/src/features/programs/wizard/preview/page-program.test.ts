import { describe, expect, it } from 'vitest'
import { placeNamed } from '@wasla/contract/reference/regions.ts'
import { draftOf, type DetailsDraft } from '../details/details-draft.ts'
import { programOf } from './page-program.ts'

const now = Date.parse('2026-03-15T09:00:00Z')
const brand = { fullName: 'Nabt Coffee', profileImage: null, isVerified: true, isNsfw: null, userName: 'nabt' }
const shown = (draft: Partial<DetailsDraft>, language: 'en' | 'ar' = 'en') =>
  programOf(
    { ...draftOf(null, '2026-03-15'), ...draft },
    { id: null, savedCover: '/files/cover', brand, placeOf: (id) => placeNamed(id, language) ?? undefined, now },
  )

describe('programOf', () => {
  it('returns a program in the status `Draft`, for any start date', () => {
    expect(shown({}).status).toBe('Draft')
    expect(shown({ startDate: '2026-03-16' }).status).toBe('Draft')
    expect(shown({ startDate: null }).startDate).toBe('2026-03-15')
  })

  it('shows the chosen cover instead of the saved cover', () => {
    expect(shown({}).coverImage).toBe('/files/cover')
    expect(shown({ cover: { file: new File([], 'cover.jpg'), url: 'blob:new' } }).coverImage).toBe('blob:new')
  })

  it('contains the places of the chosen type, named in the reader’s language', () => {
    const places = shown({ launchLocationType: 'COUNTRIES', countryIds: ['SA'], regionIds: ['GCC'] }, 'ar').places
    expect(places.map(({ name }) => name)).toEqual(['المملكة العربية السعودية'])
    expect(shown({ countryIds: ['SA'] }).places).toEqual([])
  })

  it('contains a store link only if the product is sold online', () => {
    expect(shown({ storeLink: 'shop.example' }).storeLink).toBeNull()
    expect(shown({ sellOnEcommerce: true, storeLink: 'shop.example' }).storeLink).toBe('shop.example')
  })
})
