import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import { nodeEnvironment, nodeOptions } from '../../src/config/node-options.ts'
import { familyOf, handleOf, typeOf } from '../many-people.ts'
import { call, signIn, trustedHash } from '../signed-in.ts'
import { measureAllSteadily, type Visit } from '../steady.ts'

/**
 * Measures what people wait for with a small store and with a large one: `few` profiles and as many as `--most` says, each with ten times
 * as many clicks and as many entries of the ledger. `--only` measures one kind of visit, such as `home`.
 */
const few = 1_000
const clicksOfProfile = 10
/** Promised p95 in milliseconds, and the promised ratio of processor time. */
const promised = { p95: 100, ratio: 1.3 } as const
/** Visits per second. A visit is a page, which sends several requests. */
const perSecond = 30

const { values } = parseArgs({
  options: { most: { type: 'string', default: '1000000' }, rounds: { type: 'string', default: '7' }, only: { type: 'string' } },
})
const most = Number(values.most)

type Request = { readonly id: string; readonly variables: object }

/** Returns a function that visits a page as a person who signs in once per measured process. Sends all requests of the page together. */
function visitAs(type: ProfileType, requestsAt: (index: number) => readonly Request[]): Visit {
  const tokens = new Map<number, Promise<string>>()
  return async ({ agent, port, index }) => {
    const given = tokens.get(port) ?? signIn({ agent, port }, type)
    tokens.set(port, given)
    const token = await given
    await Promise.all(requestsAt(index).map((request) => call({ agent, port }, request, token)))
  }
}

/** Returns a function that makes requests of one of the app's operations. */
function requestsOf(name: string): (variables?: object) => Request {
  const id = trustedHash(name)
  return (variables = {}) => ({ id, variables })
}

const home = [
  'activeProfile',
  'myProfiles',
  'unreadNotifications',
  'homeMoney',
  'homeToday',
  'homeJoined',
  'homePrograms',
  'homeCreatedGroups',
  'ProfileProgress',
  'connectedAccounts',
].map((name) => requestsOf(name)())
const [discover, search, people, wallet, transactions, publicProfile] = [
  requestsOf('discoverPrograms'),
  requestsOf('search'),
  requestsOf('people'),
  requestsOf('myWallet'),
  requestsOf('myTransactions'),
  requestsOf('publicProfile'),
] as const

const page = (limit: number, index: number) => ({ limit, offset: index % 5 === 0 ? limit : 0 })
/** Rare names, common ones and one that nobody has. */
const terms: readonly ((index: number) => string)[] = [familyOf, handleOf, () => 'mohammed', () => 'coffee', () => 'zzyzx']
const filters: readonly object[] = [
  { types: ['INFLUENCER'] },
  { countryId: 'SA', interests: ['coffee'] },
  { placeId: 'gn:105343', minFollowers: 30_000 },
  { types: ['AGENT'], platforms: ['YOUTUBE'], minFollowers: 100_000, maxFollowers: 250_000 },
]

const visits: Readonly<Record<string, Visit>> = {
  home: visitAs('INFLUENCER', () => home),
  discover: visitAs('INFLUENCER', (index) => {
    const filter = index % 10 === 0 ? { term: 'coffee' } : {}
    return [discover({ pagination: page(12, index), filter, isForThem: true, fitting: { ...filter, fitsMe: true } })]
  }),
  search: visitAs('BRAND', (index) => [
    search({
      searchInput: { term: terms[index % terms.length]?.(index), types: null, mustExistFields: ['userName'] },
      pagination: { limit: 8, offset: 0 },
    }),
  ]),
  people: visitAs('BRAND', (index) => [
    people({ filter: filters[index % filters.length], sort: 'BEST_MATCH', pagination: page(12, index) }),
  ]),
  wallet: visitAs('INFLUENCER', (index) => [wallet(), transactions({ pagination: page(10, index), filter: {} })]),
  'public profile': visitAs('BRAND', (index) => [publicProfile({ username: handleOf(index), profileType: typeOf(index) })]),
}

/** Fills a data folder in a process of its own, so that the memory for filling is not memory of the measured process. */
async function fill(dataDir: string, profiles: number): Promise<void> {
  const numbers = [profiles, profiles * clicksOfProfile, profiles].map(String)
  const child = fork(new URL('fill.ts', import.meta.url), [dataDir, ...numbers], {
    execArgv: [...nodeOptions],
    env: { ...process.env, ...nodeEnvironment },
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`A store of ${profiles} profiles could not be filled`)
}

const chosen = Object.entries(visits).filter(([what]) => what === (values.only ?? what))
if (chosen.length === 0) {
  console.error(`There is no visit called "${values.only}". There are: ${Object.keys(visits).join(', ')}.`)
  process.exit(64)
}
const folder = mkdtempSync(join(tmpdir(), 'wasla-growth-'))
const folderOf = (size: number) => join(folder, String(size))
try {
  for (const size of [few, most]) {
    const began = performance.now()
    await fill(folderOf(size), size)
    console.log(`filled with ${size} profiles in ${((performance.now() - began) / 1000).toFixed(0)} s`)
  }
  await measureAllSteadily(Object.fromEntries(chosen), {
    target: 'growth/target.ts',
    arguments: (size) => [folderOf(size)],
    sizes: [few, most],
    promised,
    of: 'profiles',
    perSecond,
    rounds: Number(values.rounds),
  })
} finally {
  rmSync(folder, { recursive: true, force: true })
}
