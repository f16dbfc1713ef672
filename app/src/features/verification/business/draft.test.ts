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
  it('returns the first unfinished step', () => {
    expect(stepAt(null, emptyDraft('SA', null))).toBe('type')
    expect(stepAt(null, first)).toBe('basics')
    expect(stepAt(null, whole)).toBe('documents')
  })
  it('returns an earlier step if the user goes back', () => expect(stepAt('contact', whole)).toBe('contact'))
  it('never skips an unfinished step', () => expect(stepAt('documents', { ...whole, email: 'nobody' })).toBe('contact'))
})

test('shows which steps are done, current and locked', () => {
  expect(stepStates('basics', first).map(({ state }) => state)).toEqual(['done', 'current', 'locked', 'locked', 'locked'])
  expect(stepStates('type', whole).map(({ state }) => state)).toEqual(['current', 'done', 'done', 'done', 'open'])
})

test('assigns every field that the server can refuse to a step', () => {
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

describe('a draft stored in the tab', () => {
  it('is restored', () => expect(readDraft(JSON.stringify(whole), first)).toEqual(whole))
  it('uses the type that is chosen now', () =>
    expect(readDraft(JSON.stringify(whole), emptyDraft('SA', 'AGENCY'))).toMatchObject({ type: 'AGENCY', name: 'نبت' }))
  it.each([null, '{', '7', '{"name":7,"contactMethods":"all","socialPlatform":"MYSPACE","isNsfw":"yes"}'])(
    'counts as empty if it is invalid: %s',
    (text) => expect(readDraft(text, first)).toEqual(first),
  )
})
