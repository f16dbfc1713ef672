import { describe, expect, it, test } from 'vitest'
import { emptyDraft, readDraft, stepAt, stepOfField, stepStates, type BusinessDraft } from './draft.ts'

const first = emptyDraft('SA', 'BRAND')
const whole: BusinessDraft = {
  ...first,
  name: 'نبت',
  email: 'people@nabt.example',
  mobileNumber: '512345678',
  contactMethods: ['email'],
  socialUrl: 'https://instagram.com/nabt',
}

describe('stepAt', () => {
  it('returns the first incomplete step if none is requested', () => {
    expect(stepAt(null, emptyDraft('SA', null))).toBe('type')
    expect(stepAt(null, first)).toBe('basics')
    expect(stepAt(null, whole)).toBe('documents')
  })
  it('returns an earlier step if it is requested', () => expect(stepAt('contact', whole)).toBe('contact'))
  it('never returns a step after an incomplete step', () => expect(stepAt('documents', { ...whole, email: 'nobody' })).toBe('contact'))
})

test('stepStates marks done, current, open and locked steps', () => {
  expect(stepStates('basics', first).map(({ state }) => state)).toEqual(['done', 'current', 'locked', 'locked', 'locked'])
  expect(stepStates('type', whole).map(({ state }) => state)).toEqual(['current', 'done', 'done', 'done', 'open'])
})

test('stepOfField finds a step for every field that the server can refuse', () => {
  expect(['type', 'name', 'countryId', 'email', 'mobileNumber', 'socialUrl', 'documents.1', 'documents'].map(stepOfField)).toEqual([
    'type',
    'basics',
    'basics',
    'contact',
    'contact',
    'social',
    'documents',
    'documents',
  ])
})

describe('readDraft', () => {
  it('restores a stored draft', () => expect(readDraft(JSON.stringify(whole), first)).toEqual(whole))
  it('prefers the type of the initial draft to the stored type', () =>
    expect(readDraft(JSON.stringify(whole), emptyDraft('SA', 'AGENCY'))).toMatchObject({ type: 'AGENCY', name: 'نبت' }))
  it.each([null, '{', '7', '{"name":7,"contactMethods":"all","socialPlatform":"MYSPACE","isNsfw":"yes"}'])(
    'ignores invalid content: %s',
    (text) => expect(readDraft(text, first)).toEqual(first),
  )
})
