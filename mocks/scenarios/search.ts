import type { ErrorExtensions } from '@wasla/contract/errors/problem.ts'
import { NOURA } from '../world/networkers.ts'
import { manyGroups } from './groups/prepare.ts'
import type { FaultRule, Scenario } from './scenario.ts'
import { nothingToFind } from './search/nothing-to-find.ts'
import { veryManyPeople } from './search/very-many.ts'

const broken: ErrorExtensions = { code: 'GENERAL_ERROR', requestId: 'mock' }
const refusing = (on: readonly string[], extensions: ErrorExtensions): FaultRule[] => [{ on, fault: { kind: 'problem', extensions } }]
const silent = (on: readonly string[]): FaultRule[] => [{ on, fault: { kind: 'silence' } }]
const offline = (on: readonly string[]): FaultRule[] => [{ on, fault: { kind: 'offline' } }]

const searchCalls = ['search', 'searchProfiles'] as const

const noura = { viewer: NOURA } as const

/** Scenarios of the search in the top bar. */
export const searchScenarios = {
  search: { ...noura, title: 'People, businesses and groups to search' },
  'search-none': { ...noura, title: 'Nothing to find', prepare: nothingToFind },
  'search-very-many': { ...noura, title: 'More to find than is counted', prepare: veryManyPeople },
  'search-slow': { ...noura, title: 'A search never ends', faults: silent(searchCalls) },
  'search-error': { ...noura, title: 'Searching fails', faults: refusing(searchCalls, broken) },
  'search-too-often': {
    ...noura,
    title: 'Searching too often',
    faults: refusing(searchCalls, { code: 'RATE_LIMITED', params: { retryAfter: 20 } }),
  },
  'search-more-error': {
    ...noura,
    title: 'More results fail once',
    prepare: manyGroups(130),
    faults: [{ on: ['search'], fault: { kind: 'problem', extensions: broken, after: 1, times: 1 } }],
  },
  'search-more-slow': {
    ...noura,
    title: 'More results never come',
    prepare: manyGroups(130),
    faults: [{ on: ['search'], fault: { kind: 'silence', after: 1 } }],
  },
  'search-offline': { ...noura, title: 'A search does not reach the server', faults: offline(searchCalls) },
} as const satisfies Readonly<Record<string, Scenario>>
