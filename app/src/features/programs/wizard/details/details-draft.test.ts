import { describe, expect, it } from 'vitest'
import { draftProgram } from '../testing/draft-program.ts'
import { draftOf, inputOf, isSameDraft, sentOf, type DetailsDraft } from './details-draft.ts'
import { detailsProblems } from './details-problems.ts'

const today = '2026-03-15'
const cover = { file: new File(['x'], 'cover.jpg', { type: 'image/jpeg' }), url: 'blob:cover' }
const filled: DetailsDraft = { ...draftOf(null, today), cover, name: 'Spring menu', description: 'New drinks.', programFocus: 'PRODUCT' }
const area = { __typename: 'ServiceArea', id: 'SA-01', type: 'PROVINCE', name: 'Riyadh', flagUrl: null } as const

describe('draft of the first step', () => {
  it('by default starts today, is open to everybody and runs everywhere', () => {
    expect(draftOf(null, today)).toMatchObject({
      startDate: today,
      endDate: null,
      isPublic: true,
      isVisible: true,
      launchLocationType: 'WORLDWIDE',
    })
  })

  it('shows the places of a saved program with their type', () => {
    const regions = draftOf(
      { ...draftProgram, launchLocationType: 'REGIONS', launchLocations: [{ ...area, id: 'GCC', type: 'REGION' }] },
      today,
    )
    expect([regions.regionIds, regions.countryIds, regions.serviceAreaIds]).toEqual([['GCC'], [], []])
    expect(draftOf({ ...draftProgram, launchLocationType: 'SERVICE_AREA', serviceArea: [area] }, today).serviceAreaIds).toEqual(['SA-01'])
  })

  it('counts a new cover as a change', () => {
    expect(isSameDraft(filled, { ...filled })).toBe(true)
    expect(isSameDraft(filled, { ...filled, cover: null })).toBe(false)
  })

  it('does not count changes of values that are not sent', () => {
    expect(isSameDraft(filled, { ...filled, storeLink: 'shop.example', countryIds: ['SA'] })).toBe(true)
  })
})

describe('input of the first step', () => {
  it('contains only the places of the chosen type, while the form keeps the places of other types', () => {
    const draft = { ...filled, countryIds: ['SA', 'AE'], regionIds: ['GCC'], serviceAreaIds: ['SA-01'] }
    const sent = (launchLocationType: DetailsDraft['launchLocationType']) => {
      const { launchLocationIds, serviceAreaIds } = sentOf({ ...draft, launchLocationType })
      return [launchLocationIds, serviceAreaIds]
    }
    expect(sent('WORLDWIDE')).toEqual([[], []])
    expect(sent('COUNTRIES')).toEqual([['SA', 'AE'], []])
    expect(sent('REGIONS')).toEqual([['GCC'], []])
    expect(sent('SERVICE_AREA')).toEqual([[], ['SA-01']])
  })

  it('contains the store link only if the product is sold online', () => {
    expect(sentOf({ ...filled, storeLink: 'shop.example' }).storeLink).toBeNull()
    expect(sentOf({ ...filled, sellOnEcommerce: true, storeLink: 'shop.example' }).storeLink).toBe('shop.example')
  })

  it('contains the draft’s id and the cover only if they exist', () => {
    expect(inputOf(filled, null)).toMatchObject({ name: 'Spring menu', coverImage: cover.file })
    expect(Object.keys(inputOf({ ...filled, cover: null }, 'cup') ?? {})).toContain('id')
    expect(Object.keys(inputOf({ ...filled, cover: null }, null) ?? {})).not.toContain('coverImage')
  })

  it('is null if the focus or the start is missing', () => {
    expect([inputOf({ ...filled, programFocus: null }, null), inputOf({ ...filled, startDate: null }, null)]).toEqual([null, null])
  })
})

describe('problems of the first step', () => {
  const problems = (draft: DetailsDraft, hasCover = false) =>
    detailsProblems(draft, { today, stored: null, hasCover, published: null }).map(({ path, rule }) => `${path}: ${rule}`)

  it('are none if everything is filled in', () => {
    expect(problems(filled)).toEqual([])
  })

  it('include a missing cover, unless one was saved before', () => {
    expect(problems({ ...filled, cover: null })).toEqual(['coverImage: required'])
    expect(problems({ ...filled, cover: null }, true)).toEqual([])
  })

  it('are in the order of the form', () => {
    expect(problems({ ...draftOf(null, today), startDate: null }).slice(0, 3)).toEqual([
      'coverImage: required',
      'name: required',
      'description: required',
    ])
  })

  it('include a new end of a published program that is earlier than the saved end (K-30)', () => {
    const published = { status: 'Active' as const, endDate: '2026-09-01' }
    const rules = (endDate: string | null) =>
      detailsProblems({ ...filled, endDate }, { today, stored: null, hasCover: true, published }).map(
        ({ path, rule }) => `${path}: ${rule}`,
      )
    expect([rules('2026-08-31'), rules('2026-09-02'), rules(null)]).toEqual([['endDate: laterDate'], [], []])
  })
})
