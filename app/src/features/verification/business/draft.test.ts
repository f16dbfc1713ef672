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

describe('which step is shown', () => {
  it('is the first unfinished one', () => {
    expect(stepAt(null, emptyDraft('SA', null))).toBe('type')
    expect(stepAt(null, first)).toBe('basics')
    expect(stepAt(null, whole)).toBe('documents')
  })
  it('is an earlier one when one goes back to it', () => expect(stepAt('contact', whole)).toBe('contact'))
  it('is never one beyond an unfinished one', () => expect(stepAt('documents', { ...whole, email: 'nobody' })).toBe('contact'))
})

test('the way shows what is done, where one is and what is locked', () => {
  expect(stepStates('basics', first).map(({ state }) => state)).toEqual(['done', 'current', 'locked', 'locked', 'locked'])
  expect(stepStates('type', whole).map(({ state }) => state)).toEqual(['current', 'done', 'done', 'done', 'open'])
})

test('every field refused by the server belongs to a step', () => {
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
  it('is found again', () => expect(readDraft(JSON.stringify(whole), first)).toEqual(whole))
  it('gives way to the type chosen now', () =>
    expect(readDraft(JSON.stringify(whole), emptyDraft('SA', 'AGENCY'))).toMatchObject({ type: 'AGENCY', name: 'نبت' }))
  it.each([null, '{', '7', '{"name":7,"contactMethods":"all","socialPlatform":"MYSPACE","isNsfw":"yes"}'])(
    'counts as not filled in where it makes no sense: %s',
    (text) => expect(readDraft(text, first)).toEqual(first),
  )
})
