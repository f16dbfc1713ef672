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

  it('returns the first open question if none is requested', () => {
    expect(questionAt(null, nothing)).toBe('kind')
    expect(questionAt(null, { ...nothing, kind: 'BUSINESS' })).toBe('role')
    expect(questionAt(null, whole)).toBe('goal')
  })

  it('returns an earlier question if it is requested', () => expect(questionAt('role', whole)).toBe('role'))
  it('never returns a question after the first open one', () => expect(questionAt('goal', { ...whole, isAboutSeen: false })).toBe('about'))
  it('returns the first open question if the requested question does not exist', () => expect(questionAt('<script>', nothing)).toBe('kind'))
})

test('withKind drops a role that the new kind does not have, and the goal of that role', () => {
  expect(withKind(whole, 'INDIVIDUAL')).toEqual(whole)
  expect(withKind(whole, 'BUSINESS')).toEqual({ ...whole, kind: 'BUSINESS', role: null, goal: null })
})

test('withRole keeps a goal that the new role also has, and drops any other goal', () => {
  expect(withRole({ ...whole, goal: 'FIND_PROGRAMS' }, 'INFLUENCER').goal).toBe('FIND_PROGRAMS')
  expect(withRole(whole, 'INFLUENCER').goal).toBeNull()
})

test('goalsOf offers no programs to brands, and managing talent only to managers', () => {
  expect(goalsOf('BRAND')).not.toContain('FIND_PROGRAMS')
  expect(profileTypes.filter((role) => goalsOf(role).includes('MANAGE_TALENT'))).toEqual(['AGENT', 'AGENCY'])
})

test('problemsAt reports every missing answer except interests', () => {
  const nothing = noAnswers('SA')
  expect(problemsAt('about', nothing)).toEqual([])
  expect(problemsAt('about', noAnswers(''))).toEqual([{ path: 'countryId', rule: 'unknownCountry' }])
  expect((['kind', 'role', 'goal'] as const).flatMap((question) => problemsAt(question, nothing).map(({ path }) => path))).toEqual([
    'accountKind',
    'role',
    'goal',
  ])
})

test('`before` returns the previous question, and `after` the next one', () => {
  expect([before('kind'), after('kind'), before('goal'), after('goal')]).toEqual([null, 'role', 'about', null])
})

test('inputOf returns null until every question is answered', () => {
  expect(inputOf({ ...whole, goal: null })).toBeNull()
  expect(inputOf(whole)).toEqual({
    accountKind: 'INDIVIDUAL',
    role: 'AGENT',
    countryId: 'SA',
    interests: ['coffee'],
    goal: 'MANAGE_TALENT',
  })
})

test('accountPathOf returns the account page for people and the business wizard for businesses', () => {
  expect([accountPathOf('AGENT'), accountPathOf('BRAND')]).toEqual(['/individual-account', '/business-account?type=BRAND'])
})

describe('readAnswers', () => {
  it('restores stored answers', () => expect(readAnswers(JSON.stringify(whole), 'AE')).toEqual(whole))

  it.each([null, '', '{', '42', '[]', '{"kind":"ADMIN","role":"BRAND","interests":"all","isAboutSeen":1}'])(
    'ignores invalid content: %s',
    (text) => expect(readAnswers(text, 'SA')).toEqual(noAnswers('SA')),
  )

  it('drops a role that does not belong to the kind', () =>
    expect(readAnswers(JSON.stringify({ ...whole, kind: 'BUSINESS' }), 'SA').role).toBeNull())

  it('drops a goal that does not belong to the role', () =>
    expect(readAnswers(JSON.stringify({ ...whole, role: 'INFLUENCER' }), 'SA').goal).toBeNull())
})
