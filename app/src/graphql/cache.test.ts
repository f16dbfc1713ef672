import { buildSchema, isAbstractType, isObjectType, parse } from 'graphql'
import { expect, test } from 'vitest'
import { userTypeDefs } from '@wasla/contract/generated/user-schema.ts'
import { createCache, possibleTypes, singletons } from './cache.ts'

const schema = buildSchema(userTypeDefs)

test('the cache knows the members of every union and interface of the contract', () => {
  const abstract = Object.values(schema.getTypeMap())
    .filter(isAbstractType)
    .filter((type) => !type.name.startsWith('__'))
  expect(possibleTypes).toEqual(
    Object.fromEntries(abstract.map((type) => [type.name, schema.getPossibleTypes(type).map((member) => member.name)])),
  )
})

test('types that are cached without an id have no id in the contract', () => {
  for (const name of singletons) {
    const type = schema.getType(name)
    expect(isObjectType(type) && !('id' in type.getFields())).toBe(true)
  }
})

test('the milestones of two participants are cached separately', () => {
  const query = parse(
    'query ($profileId: ID!) { getParticipantPerformance(programId: "p", profileId: $profileId) { milestones { id status } } }',
  )
  const cache = createCache()
  const answerOf = (status: string) => ({
    getParticipantPerformance: {
      __typename: 'ParticipantPerformance',
      milestones: [{ __typename: 'MilestonePerformance', id: 'm', status }],
    },
  })
  cache.writeQuery({ query, variables: { profileId: 'one' }, data: answerOf('Achieved') })
  cache.writeQuery({ query, variables: { profileId: 'other' }, data: answerOf('InProgress') })
  expect(cache.readQuery({ query, variables: { profileId: 'one' } })).toEqual(answerOf('Achieved'))
})

test('the menu’s count of network cases updates the cached page and keeps the list’s fields', () => {
  const list = parse('{ adminNetworkCases(status: Open, pagination: { limit: 1 }) { count waiting data { id } } }')
  const menu = parse('{ cases: adminNetworkCases(status: Open, pagination: { limit: 1 }) { count } }')
  const cache = createCache()
  const page = { __typename: 'NetworkCaseRowPage', count: 2, waiting: 244, data: [{ __typename: 'NetworkCaseRow', id: 'one' }] }
  cache.writeQuery({ query: list, data: { adminNetworkCases: page } })
  cache.writeQuery({ query: menu, data: { cases: { __typename: 'NetworkCaseRowPage', count: 3 } } })
  expect(cache.readQuery({ query: list })).toEqual({ adminNetworkCases: { ...page, count: 3 } })
})

test('the answer to a new check of a link replaces the check that was read before', () => {
  const read = parse('query ($programId: ID!) { programLinkCheck(programId: $programId) { programId state } }')
  const checkNow = parse('mutation { checkProgramLink(programId: "one") { programId state } }')
  const cache = createCache()
  const checkOf = (programId: string, state: string) => ({ __typename: 'ProgramLinkCheck', programId, state })
  for (const programId of ['one', 'other'])
    cache.writeQuery({ query: read, variables: { programId }, data: { programLinkCheck: checkOf(programId, 'DOWN') } })
  cache.writeQuery({ query: checkNow, data: { checkProgramLink: checkOf('one', 'WORKING') } })
  const stateOf = (programId: string) => cache.readQuery({ query: read, variables: { programId } })
  expect(stateOf('one')).toEqual({ programLinkCheck: checkOf('one', 'WORKING') })
  expect(stateOf('other')).toEqual({ programLinkCheck: checkOf('other', 'DOWN') })
})

test('the queries of an agent’s home keep the fields of each other', () => {
  const today = parse('{ homeFigures { countedAt today { programId } } }')
  const talents = parse('{ homeFigures { talentEarnings { profile { id } } } }')
  const cache = createCache()
  const links = (ids: readonly string[]) => ({
    homeFigures: {
      __typename: 'HomeFigures',
      countedAt: '2026-03-01T09:00:00Z',
      today: ids.map((programId) => ({ __typename: 'HomeToday', programId })),
    },
  })
  const earnings = {
    homeFigures: {
      __typename: 'HomeFigures',
      talentEarnings: [{ __typename: 'TalentEarnings', profile: { __typename: 'UserProfile', id: 'p' } }],
    },
  }
  cache.writeQuery({ query: today, data: links(['one', 'two']) })
  cache.writeQuery({ query: talents, data: earnings })
  expect(cache.readQuery({ query: today })).toEqual(links(['one', 'two']))
  cache.writeQuery({ query: today, data: links(['two']) })
  expect(cache.readQuery({ query: today })).toEqual(links(['two']))
  expect(cache.readQuery({ query: talents })).toEqual(earnings)
})
