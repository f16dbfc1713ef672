import type { ErrorExtensions } from '@wasla/contract/errors/problem.ts'
import { NABT_COFFEE } from '../world/businesses.ts'
import { NOURA } from '../world/networkers.ts'
import type { FaultRule, Scenario } from './scenario.ts'
import { nothingToFind } from './search/nothing-to-find.ts'
import { veryManyPeople } from './search/very-many.ts'

const broken: ErrorExtensions = { code: 'GENERAL_ERROR', requestId: 'mock' }
const refusing = (on: readonly string[], extensions: ErrorExtensions): FaultRule[] => [{ on, fault: { kind: 'problem', extensions } }]
const silent = (on: readonly string[]): FaultRule[] => [{ on, fault: { kind: 'silence' } }]
const offline = (on: readonly string[]): FaultRule[] => [{ on, fault: { kind: 'offline' } }]

const peopleCalls = ['people', 'peopleAlternatives'] as const
const savedFilterCalls = ['savePeopleFilter', 'deleteSavedPeopleFilter'] as const

const noura = { viewer: NOURA } as const
const nabt = { viewer: NABT_COFFEE } as const

/** Scenarios of the people directory. */
export const peopleScenarios = {
  people: { ...noura, title: 'Networker who looks through people' },
  'people-brand': { ...nabt, title: 'Brand that looks for networkers' },
  'people-empty': { ...nabt, title: 'Filters that nobody meets (`nobodyMeets`)' },
  'people-nobody': { ...nabt, title: 'Nobody in the directory at all', prepare: nothingToFind },
  'people-very-many': { ...nabt, title: 'More people than are counted', prepare: veryManyPeople },
  'people-loading': { ...nabt, title: 'People never come', faults: silent(peopleCalls) },
  'people-error': { ...nabt, title: 'People cannot be read', faults: refusing(peopleCalls, broken) },
  'people-too-often': {
    ...nabt,
    title: 'Looking through people too often',
    faults: refusing(peopleCalls, { code: 'RATE_LIMITED', params: { retryAfter: 20 } }),
  },
  'people-offline': { ...nabt, title: 'The directory does not reach the server', faults: offline(peopleCalls) },
  'people-saved': { ...nabt, title: 'Brand with saved filters' },
  'people-save-offline': { ...nabt, title: 'Saving filters does not reach the server', faults: offline(savedFilterCalls) },
  'people-save-error': { ...nabt, title: 'Filters cannot be saved', faults: refusing(savedFilterCalls, broken) },
} as const satisfies Readonly<Record<string, Scenario>>

/** A `PeopleFilter` that matches nobody. If any one of its conditions is removed, it matches somebody. */
export const nobodyMeets = {
  types: ['INFLUENCER'],
  countryId: 'SA',
  placeId: 'gn:110336',
  minFollowers: 100_000,
  interests: ['coffee'],
} as const
