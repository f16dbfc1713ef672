import { parseArgs } from 'node:util'
import { familyOf, handleOf } from './many-people.ts'
import { call, signIn } from './signed-in.ts'
import { measureSteadily, type Visit } from './steady.ts'

/** Returns a function that searches as a person who signs in once per measured process. */
function visitWith(bodyOf: (index: number) => unknown): Visit {
  const tokens = new Map<number, Promise<string>>()
  return async ({ agent, port, index }) => {
    const token = tokens.get(port) ?? signIn({ agent, port }, 'BRAND')
    tokens.set(port, token)
    const text = await call({ agent, port }, bodyOf(index), await token)
    if (!text.includes('"data":[')) throw new Error(`No page was answered: ${text.slice(0, 300)}`)
  }
}

const search = `query ($term: String!, $types: [SearchType!]) {
  search(searchInput: { term: $term, types: $types, mustExistFields: ["userName"] }, pagination: { limit: 8 }) {
    count data { id name picture type userName isVerified }
  }
}`
const people = `query ($filter: PeopleFilter, $sort: PeopleSort, $pagination: Pagination) {
  people(filter: $filter, sort: $sort, pagination: $pagination) {
    count
    data { id city followers engagement creators priceFrom platforms country { id country_name } interests { id name }
      profile { id fullName userName profileImage userType isVerified } }
  }
}`
const groups = `query ($term: String, $pagination: Pagination) {
  groups(filter: ALL_GROUPS, term: $term, pagination: $pagination) {
    count data { id name userName photo coverPhoto isPrivate isDiscoverable followers groupMembersCount myRole }
  }
}`

/* Terms as people type them: common and rare names, in both scripts, complete and incomplete, and sometimes a name that nobody has. */
const terms: readonly ((index: number) => string)[] = [
  (index) => familyOf(index),
  (index) => handleOf(index),
  (index) => familyOf(index).slice(0, 5),
  () => 'mohammed',
  (index) => `نوره ${['العتيبي', 'الحربي', 'الغامدي'][index % 3] ?? ''}`,
  (index) => `reem ${familyOf(index)}`,
  () => 'coffee',
  () => 'zzyzx',
]
const kinds = [null, null, null, ['GROUP'], ['INFLUENCER'], ['BRAND', 'AGENCY']]
const filters: readonly unknown[] = [
  {},
  { types: ['INFLUENCER'] },
  { countryId: 'SA', interests: ['coffee'] },
  { placeId: 'gn:105343', minFollowers: 30_000 },
  { interests: ['food', 'travel'], minEngagement: 5, isVerified: true },
  { types: ['AGENT'], platforms: ['YOUTUBE'], minFollowers: 100_000, maxFollowers: 250_000 },
  { service: 'STORIES', maxPrice: 50_000, interests: ['coffee'] },
  { countryId: 'AE', placeId: 'gn:107312', interests: ['gaming'], minFollowers: 500_000 },
]
const sorts = ['BEST_MATCH', 'BEST_MATCH', 'FOLLOWERS', 'ENGAGEMENT', 'PRICE', 'NEWEST']

const visits: Readonly<Record<string, Visit>> = {
  search: visitWith((index) => ({
    query: search,
    variables: { term: terms[index % terms.length]?.(index), types: kinds[index % kinds.length] },
  })),
  people: visitWith((index) => ({
    query: people,
    variables: {
      filter: filters[index % filters.length],
      sort: sorts[index % sorts.length],
      pagination: { limit: 12, offset: index % 5 === 0 ? 12 : 0 },
    },
  })),
  groups: visitWith((index) => ({
    query: groups,
    variables: { term: index % 5 === 0 ? 'coffee' : null, pagination: { limit: 10, offset: index % 7 === 0 ? 10 : 0 } },
  })),
}

/** Promised p95 in milliseconds, for each database engine. */
const engines = { sqlite: 20, postgres: 30 } as const

/** `--only` measures only one list, such as `people`. `--on` measures only one database engine, such as `sqlite`. */
const { values } = parseArgs({ options: { only: { type: 'string' }, on: { type: 'string' } } })

for (const [engine, p95] of Object.entries(engines))
  for (const [what, visit] of Object.entries(visits))
    if ((values.only ?? what) === what && (values.on ?? engine) === engine)
      await measureSteadily(`${what} on ${engine}`, visit, {
        target: 'search-lists-target.ts',
        arguments: [engine],
        sizes: [1_000, 100_000],
        promised: { p95, ratio: 1.3 },
        of: 'profiles',
      })
