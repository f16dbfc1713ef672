import { describe, expect, it } from 'vitest'
import type { ErrorCode } from '../errors/codes.ts'
import { actionsOfTwo, endOfRest, lineOf, secondPersonProblem, type ActionOfTwo, type TeamMember } from './two-people.ts'

const day = 86_400_000
const now = Date.parse('2026-03-15T09:00:00.000Z')

const member = (id: string, change: Partial<TeamMember> = {}): [string, TeamMember] => [
  id,
  { id, role: 'SUPER_ADMIN', disabledAt: null, restsUntil: null, invitedBy: null, ...change },
]

/** The accounts of Amal and Rana were made on the server's machine. Every other account was invited by its `invitedBy`. */
const people = [
  member('amal'),
  member('basma', { invitedBy: 'amal' }),
  member('camelia', { invitedBy: 'basma' }),
  member('dina', { invitedBy: 'amal' }),
  member('rana'),
  member('salwa', { invitedBy: 'rana' }),
]

type Situation = {
  name: string
  first: string
  second: string
  /** Id and new fields of an account that changes after the first person acted. */
  change?: [string, Partial<TeamMember>]
  refusal: ErrorCode | 'ofOwn' | null
}

const situations: readonly Situation[] = [
  { name: 'two people who owe each other nothing', first: 'amal', second: 'rana', refusal: null },
  { name: 'people of two lines', first: 'camelia', second: 'salwa', refusal: null },
  { name: 'the same person twice', first: 'amal', second: 'amal', refusal: 'ofOwn' },
  { name: 'who was invited by the first', first: 'amal', second: 'basma', refusal: 'ADMIN_SAME_LINE' },
  { name: 'who invited the first', first: 'basma', second: 'amal', refusal: 'ADMIN_SAME_LINE' },
  { name: 'who was invited by somebody whom the first invited', first: 'amal', second: 'camelia', refusal: 'ADMIN_SAME_LINE' },
  { name: 'who invited somebody who invited the first', first: 'camelia', second: 'amal', refusal: 'ADMIN_SAME_LINE' },
  { name: 'two accounts that one person invited', first: 'basma', second: 'dina', refusal: 'ADMIN_SAME_LINE' },
  {
    name: 'whose password the first had reset',
    first: 'amal',
    second: 'rana',
    change: ['rana', { invitedBy: 'amal' }],
    refusal: 'ADMIN_SAME_LINE',
  },
  {
    name: 'whom a person let in again who no longer works here',
    first: 'amal',
    second: 'camelia',
    change: ['basma', { disabledAt: now - 1 }],
    refusal: 'ADMIN_SAME_LINE',
  },
  {
    name: 'who joined the day before yesterday',
    first: 'amal',
    second: 'salwa',
    change: ['salwa', { restsUntil: now + day }],
    refusal: 'ADMIN_RESTING',
  },
  { name: 'whose rest has just ended', first: 'amal', second: 'salwa', change: ['salwa', { restsUntil: now }], refusal: null },
  {
    name: 'after somebody new, who may be the first',
    first: 'salwa',
    second: 'amal',
    change: ['salwa', { restsUntil: now + day }],
    refusal: null,
  },
  {
    name: 'after somebody who was disabled meanwhile',
    first: 'amal',
    second: 'rana',
    change: ['amal', { disabledAt: now - 1 }],
    refusal: 'ADMIN_FIRST_GONE',
  },
  {
    name: 'after somebody whose role changed meanwhile',
    first: 'amal',
    second: 'rana',
    change: ['amal', { role: 'SUPPORT' }],
    refusal: 'ADMIN_FIRST_GONE',
  },
  { name: 'after somebody there is none of', first: 'nobody', second: 'rana', refusal: 'ADMIN_FIRST_GONE' },
  {
    name: 'who was disabled while they decided',
    first: 'amal',
    second: 'rana',
    change: ['rana', { disabledAt: now - 1 }],
    refusal: 'ADMIN_FORBIDDEN',
  },
  {
    name: 'whose role changed while they decided',
    first: 'amal',
    second: 'rana',
    change: ['rana', { role: 'REVIEWER' }],
    refusal: 'ADMIN_FORBIDDEN',
  },
]

const actions = Object.keys(actionsOfTwo) as ActionOfTwo[]

describe.each(actions)('the second person of a %s', (action) => {
  it.each(situations)('for $name: the refusal is $refusal', ({ first, second, change, refusal }) => {
    const team = new Map(people)
    if (change) team.set(...member(change[0], { ...team.get(change[0]), ...change[1] }))
    const problem = secondPersonProblem(team, action, { firstId: first, secondId: second }, now)
    expect(problem?.code ?? null).toBe(refusal === 'ofOwn' ? actionsOfTwo[action].ofOwn : refusal)
  })
})

it('secondPersonProblem says until when a person rests', () => {
  const team = new Map([...people, member('salwa', { invitedBy: 'rana', restsUntil: now + day })])
  expect(secondPersonProblem(team, 'withdrawal', { firstId: 'amal', secondId: 'salwa' }, now)?.params).toEqual({
    until: '2026-03-16T09:00:00.000Z',
  })
})

it('lineOf ends even if two accounts invited each other', () => {
  const team = new Map([member('amal', { invitedBy: 'rana' }), member('rana', { invitedBy: 'amal' })])
  expect([...lineOf(team, 'amal')]).toEqual(['amal', 'rana'])
})

it('endOfRest lets accounts rest for three days, in live mode only', () => {
  expect(endOfRest('live', now)).toBe(now + 3 * day)
  expect([endOfRest('local', now), endOfRest('demo', now)]).toEqual([null, null])
})
