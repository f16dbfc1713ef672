import { getOperationAST, getVariableValues, parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import documents from '@wasla/contract/generated/trusted-documents.json' with { type: 'json' }
import { profileTypes } from '@wasla/contract/profiles/types.ts'
import { userSchema } from '../../src/graphql/schema.ts'
import type { Data } from './errand.ts'
import { errandsOf } from './errands.ts'
import { beginnings, mix, type OperationName } from './mix.ts'
import type { World } from './world.ts'

const world: World = {
  readers: profileTypes.map((type, index) => ({
    token: `reader ${index}`,
    address: `10.0.0.${index}`,
    profileId: `profile-${index}`,
    type,
    notifications: ['notification-1', 'notification-2'],
  })),
  newcomers: [1, 2].map((index) => ({ token: `newcomer ${index}`, address: `10.0.1.${index}`, withdrawalAccountId: `account-${index}` })),
  programs: ['program-1', 'program-2'],
  joinable: ['program-3'],
  groups: [{ id: 'group-1', userName: 'group_one' }],
  profiles: [{ userName: 'noura', type: 'INFLUENCER' }],
}

/** What the product answers to the steps that others follow. */
const answers: Data = {
  signIn: { challengeId: 'challenge-1' },
  verifyOtp: { refreshToken: 'token-1' },
  createProfileLink: { id: 'link-1' },
  savePeopleFilter: { id: 'filter-1' },
}

const operations = new Map(
  Object.values(documents).map((text) => {
    const operation = getOperationAST(parse(text))
    return [operation?.name?.value, operation] as const
  }),
)

/** Returns why the schema refuses the variables of an operation. */
function refusals(name: OperationName, variables: Readonly<Record<string, unknown>>): string[] {
  const { errors } = getVariableValues(userSchema(), operations.get(name)?.variableDefinitions ?? [], variables)
  return (errors ?? []).map(({ message }) => `${name}: ${message}`)
}

/** Returns the operations that follow on one, in their order. */
function chainFrom(name: OperationName): OperationName[] {
  const next = mix.find((row) => 'after' in row && row.after === name)
  return [name, ...(next ? chainFrom(next.name) : [])]
}

describe('errands of the measured load', () => {
  it('send variables that the schema accepts, also on later pages', () => {
    const next = errandsOf(world)
    const found = beginnings.flatMap(({ name }) =>
      [0, 1, 2, 3, 4, 5].flatMap(() => {
        const errand = next(name)
        errand?.ended(0)
        return errand?.steps.flatMap((step) => refusals(step.name, step.variables(answers))) ?? [`${name}: nobody is free`]
      }),
    )
    expect(found).toEqual([])
  })

  it('have the steps that the mixture says', () => {
    const next = errandsOf(world)
    for (const { name } of beginnings) expect(next(name)?.steps.map((step) => step.name)).toEqual(chainFrom(name))
  })

  it('are given to everybody who may send them, in turn', () => {
    const next = errandsOf(world)
    const tokens = [1, 2, 3].map(() => next('topUpWallet')?.person.token)
    expect(tokens).toEqual(['newcomer 1', 'newcomer 2', 'newcomer 1'])
    expect([1, 2].map(() => next('homeTasks')?.person.token)).toEqual([1, 2].map(() => `reader ${profileTypes.indexOf('BRAND')}`))
  })
})

describe('an errand that a person can do once', () => {
  it('is given to each person once, and again if the server was full', () => {
    const next = errandsOf(world)
    const [one, two] = [next('withdrawFromWallet'), next('withdrawFromWallet')]
    expect([one?.person.token, two?.person.token]).toEqual(['newcomer 1', 'newcomer 2'])
    expect(next('withdrawFromWallet')).toBeNull()
    one?.ended(1)
    two?.ended(0)
    expect(next('withdrawFromWallet')?.person.token).toBe('newcomer 2')
    expect(next('withdrawFromWallet')).toBeNull()
  })
})

describe('an errand of several steps', () => {
  it('is done by one person at a time, and no more by a person who had to stop halfway', () => {
    const next = errandsOf(world)
    const [one, two] = [next('joinGroup'), next('joinGroup')]
    expect(next('joinGroup')).toBeNull()
    one?.ended(2)
    two?.ended(1)
    expect(next('joinGroup')?.person.token).toBe('newcomer 1')
    expect(next('joinGroup')).toBeNull()
  })

  it('is begun again by somebody who stopped halfway if that is possible', () => {
    const next = errandsOf(world)
    const all = [1, 2, 3, 4].map(() => next('signIn'))
    expect(next('signIn')).toBeNull()
    all[0]?.ended(1)
    expect(next('signIn')).not.toBeNull()
  })
})
