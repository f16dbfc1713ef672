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

describe('which question is shown', () => {
  const nothing = noAnswers('SA')

  it('is the first open one where the address asks for none', () => {
    expect(questionAt(null, nothing)).toBe('kind')
    expect(questionAt(null, { ...nothing, kind: 'BUSINESS' })).toBe('role')
    expect(questionAt(null, whole)).toBe('goal')
  })

  it('is an earlier one when one goes back to it', () => expect(questionAt('role', whole)).toBe('role'))
  it('is never one beyond an open one', () => expect(questionAt('goal', { ...whole, isAboutSeen: false })).toBe('about'))
  it('is the open one where the address asks for nonsense', () => expect(questionAt('<script>', nothing)).toBe('kind'))
})

test('back and forth lose no answer, but another kind of account asks for another role', () => {
  expect(withKind(whole, 'INDIVIDUAL')).toEqual(whole)
  expect(withKind(whole, 'BUSINESS')).toEqual({ ...whole, kind: 'BUSINESS', role: null, goal: null })
})

test('another role keeps a goal that is also its own, and asks again where it is not', () => {
  expect(withRole({ ...whole, goal: 'FIND_PROGRAMS' }, 'INFLUENCER').goal).toBe('FIND_PROGRAMS')
  expect(withRole(whole, 'INFLUENCER').goal).toBeNull()
})

test('looking for programs is no answer for a brand, and managing talent is one for managers only', () => {
  expect(goalsOf('BRAND')).not.toContain('FIND_PROGRAMS')
  expect(profileTypes.filter((role) => goalsOf(role).includes('MANAGE_TALENT'))).toEqual(['AGENT', 'AGENCY'])
})

test('interests may be left out, the others may not', () => {
  const nothing = noAnswers('SA')
  expect(problemsAt('about', nothing)).toEqual([])
  expect(problemsAt('about', noAnswers(''))).toEqual([{ path: 'countryId', rule: 'unknownCountry' }])
  expect((['kind', 'role', 'goal'] as const).flatMap((question) => problemsAt(question, nothing).map(({ path }) => path))).toEqual([
    'accountKind',
    'role',
    'goal',
  ])
})

test('the questions stand in a row', () => {
  expect([before('kind'), after('kind'), before('goal'), after('goal')]).toEqual([null, 'role', 'about', null])
})

test('nothing is sent before every question is answered', () => {
  expect(inputOf({ ...whole, goal: null })).toBeNull()
  expect(inputOf(whole)).toEqual({
    accountKind: 'INDIVIDUAL',
    role: 'AGENT',
    countryId: 'SA',
    interests: ['coffee'],
    goal: 'MANAGE_TALENT',
  })
})

test('a person sets up a person’s account, a business a business’s', () => {
  expect([accountPathOf('AGENT'), accountPathOf('BRAND')]).toEqual(['/individual-account', '/business-account?type=BRAND'])
})

describe('answers stored in the tab', () => {
  it('are found again', () => expect(readAnswers(JSON.stringify(whole), 'AE')).toEqual(whole))

  it.each([null, '', '{', '42', '[]', '{"kind":"ADMIN","role":"BRAND","interests":"all","isAboutSeen":1}'])(
    'count as not answered where they make no sense: %s',
    (text) => expect(readAnswers(text, 'SA')).toEqual(noAnswers('SA')),
  )

  it('drop a role that does not belong to the kind', () =>
    expect(readAnswers(JSON.stringify({ ...whole, kind: 'BUSINESS' }), 'SA').role).toBeNull())

  it('drop a goal that does not belong to the role', () =>
    expect(readAnswers(JSON.stringify({ ...whole, role: 'INFLUENCER' }), 'SA').goal).toBeNull())
})
