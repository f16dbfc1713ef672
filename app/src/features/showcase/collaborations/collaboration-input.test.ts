import { describe, expect, it } from 'vitest'
import { changeOf, draftOf, inputOf, problemsOfDraft, type CollaborationDraft } from './collaboration-input.ts'

const blank = draftOf(null)
const nabt: CollaborationDraft = { ...blank, brand: { name: 'Nabt', domain: 'nabt.example' } }
const bakery: CollaborationDraft = { ...blank, brand: { name: 'My bakery', domain: null }, website: ' bakery.example ' }
const reem: CollaborationDraft = { ...blank, type: 'individual', userName: '@reem' }

describe('inputOf and changeOf', () => {
  it('send the domain of a listed business, and the typed name and website of any other business', () => {
    expect(inputOf(nabt, null)).toEqual({ type: 'business', brand_name: 'Nabt', brandDomain: 'nabt.example', url: null })
    expect(inputOf(bakery, null)).toEqual({ type: 'business', brand_name: 'My bakery', brandDomain: 'bakery.example', url: null })
  })

  it('send the profile id of a person who was found, and only the name of any other person', () => {
    expect(inputOf(reem, 'id-of-reem')).toEqual({ type: 'individual', brand_name: '@reem', individualProfileId: 'id-of-reem', url: null })
    expect(inputOf(reem, null)).toEqual({ type: 'individual', brand_name: '@reem', individualProfileId: null, url: null })
  })

  it('omit the type in a change', () =>
    expect(changeOf('c1', reem, null)).toEqual({ id: 'c1', brand_name: '@reem', individualProfileId: null, url: null }))
})

it('problemsOfDraft reports each missing or invalid value at its field', () => {
  expect(problemsOfDraft(blank)).toEqual([{ path: 'brand_name', rule: 'required' }])
  expect(problemsOfDraft({ ...bakery, website: 'bakery' })).toMatchObject([{ path: 'brandDomain', rule: 'brandDomain' }])
  expect(problemsOfDraft({ ...reem, url: 'javascript:x' })).toMatchObject([{ path: 'url', rule: 'url' }])
  expect(problemsOfDraft(nabt)).toEqual([])
})

it('draftOf fills the form with the saved collaboration', () => {
  const one = {
    type: 'business',
    brand_name: 'Nabt',
    brandDomain: 'nabt.example',
    url: 'https://nabt.example/reem',
    individualData: null,
  } as const
  expect(draftOf(one)).toEqual({ ...nabt, url: 'https://nabt.example/reem' })
  expect(draftOf({ ...one, brandDomain: null }).website).toBe('')
  expect(draftOf({ ...one, type: 'individual', brand_name: 'reem', brandDomain: null }).userName).toBe('reem')
})
