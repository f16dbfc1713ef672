import { describe, expect, it, test } from 'vitest'
import { profileTypes } from '@wasla/contract/profiles/types.ts'
import {
  accountPathOf,
  after,
  before,
  goalsOf,
  inputOf,
  noAnswers,
  problemsAt,
  questionAt,
  readAnswers,
  withKind,
  withRole,
  type Answers,
} from './answers.ts'

const whole: Answers = {
  kind: 'INDIVIDUAL',
  role: 'AGENT',
  countryId: 'SA',
  interests: ['coffee'],
  isAboutSeen: true,
  goal: 'MANAGE_TALENT',
}

describe('questionAt', () => {
  const nothing = noAnswers('SA')

  it('returns the first open question if the address names none', () => {
    expect(questionAt(null, nothing)).toBe('kind')
    expect(questionAt(null, { ...nothing, kind: 'BUSINESS' })).toBe('role')
    expect(questionAt(null, whole)).toBe('goal')
  })

  it('returns an earlier question if the user goes back', () => expect(questionAt('role', whole)).toBe('role'))
  it('never skips an open question', () => expect(questionAt('goal', { ...whole, isAboutSeen: false })).toBe('about'))
  it('returns the open question for an invalid value', () => expect(questionAt('<script>', nothing)).toBe('kind'))
})

test('keeps answers back and forth, but clears the role for another kind of account', () => {
  expect(withKind(whole, 'INDIVIDUAL')).toEqual(whole)
  expect(withKind(whole, 'BUSINESS')).toEqual({ ...whole, kind: 'BUSINESS', role: null, goal: null })
})

test('keeps a goal that the new role has too, and clears others', () => {
  expect(withRole({ ...whole, goal: 'FIND_PROGRAMS' }, 'INFLUENCER').goal).toBe('FIND_PROGRAMS')
  expect(withRole(whole, 'INFLUENCER').goal).toBeNull()
})

test('offers programs as a goal to everybody but brands, and talent only to managers', () => {
  expect(goalsOf('BRAND')).not.toContain('FIND_PROGRAMS')
  expect(profileTypes.filter((role) => goalsOf(role).includes('MANAGE_TALENT'))).toEqual(['AGENT', 'AGENCY'])
})

test('requires every answer but the interests', () => {
  const nothing = noAnswers('SA')
  expect(problemsAt('about', nothing)).toEqual([])
  expect(problemsAt('about', noAnswers(''))).toEqual([{ path: 'countryId', rule: 'unknownCountry' }])
  expect((['kind', 'role', 'goal'] as const).flatMap((question) => problemsAt(question, nothing).map(({ path }) => path))).toEqual([
    'accountKind',
    'role',
    'goal',
  ])
})

test('returns the questions before and after one', () => {
  expect([before('kind'), after('kind'), before('goal'), after('goal')]).toEqual([null, 'role', 'about', null])
})

test('returns no input before every question is answered', () => {
  expect(inputOf({ ...whole, goal: null })).toBeNull()
  expect(inputOf(whole)).toEqual({
    accountKind: 'INDIVIDUAL',
    role: 'AGENT',
    countryId: 'SA',
    interests: ['coffee'],
    goal: 'MANAGE_TALENT',
  })
})

test('leads people to the form of a person, and businesses to that of a business', () => {
  expect([accountPathOf('AGENT'), accountPathOf('BRAND')]).toEqual(['/individual-account', '/business-account?type=BRAND'])
})

describe('answers stored in the tab', () => {
  it('are restored', () => expect(readAnswers(JSON.stringify(whole), 'AE')).toEqual(whole))

  it.each([null, '', '{', '42', '[]', '{"kind":"ADMIN","role":"BRAND","interests":"all","isAboutSeen":1}'])(
    'count as unanswered if they are invalid: %s',
    (text) => expect(readAnswers(text, 'SA')).toEqual(noAnswers('SA')),
  )

  it('drop a role that does not belong to the kind', () =>
    expect(readAnswers(JSON.stringify({ ...whole, kind: 'BUSINESS' }), 'SA').role).toBeNull())

  it('drop a goal that does not belong to the role', () =>
    expect(readAnswers(JSON.stringify({ ...whole, role: 'INFLUENCER' }), 'SA').goal).toBeNull())
})
