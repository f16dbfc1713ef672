import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { AppParts } from '../start/app.ts'
import { isCounted } from '../platform/counted-callers.ts'
import { admitsAll } from '../platform/load-shedder.ts'
import { bearer, testApp } from '../testing/test-app.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { testRenderer } from '../testing/test-renderer.ts'

const page =
  '<!doctype html><html lang="en" dir="ltr"><head><title>Wasla</title><meta name="description" content="x" /></head><body><div id="root"><div class="boot"><svg></svg></div></div></body></html>'

async function home(parts: Partial<AppParts> = {}) {
  const appRoot = temporaryFolder()
  mkdirSync(appRoot, { recursive: true })
  for (const file of ['index.html', 'admin.html', 'till.html']) writeFileSync(join(appRoot, file), page)
  const test = await testApp({}, { appRoot, renderer: testRenderer, ...parts })
  const setTo = async (key: string, count: number) => {
    await test.db
      .updateTable('settings')
      .set({ value: JSON.stringify(count) })
      .where('key', '=', key)
      .execute()
    await test.deps.settings.refresh()
  }
  return { ...test, setTo }
}

const codesOf = (answers: readonly { body: { errors?: { extensions: { code: string } }[] } }[]) =>
  answers.flatMap(({ body }) => (body.errors ?? []).map(({ extensions }) => extensions.code))

/* Appendix D; quality: security, rate limits. */
describe('rate limits of expensive calls', () => {
  it('limit searches of brands and places in a minute to the setting, for each session', async () => {
    const { ask, enter, deps, setTo } = await home()
    const one = bearer((await enter('INFLUENCER')).accessToken)
    const other = bearer((await enter('AGENT')).accessToken)
    const brands = (who: Record<string, string>) => ask('{ searchBrands(term: "nabt") { name } }', {}, who)
    const places = (who: Record<string, string>) => ask('{ searchLocations(term: "riyadh") { place_id } }', {}, who)
    const answers = await Promise.all(Array.from({ length: 36 }, (_, at) => (at % 2 === 0 ? brands(one) : places(one))))
    expect(codesOf(answers)).toEqual(Array.from({ length: 6 }, () => 'RATE_LIMITED'))
    expect(answers.find(({ body }) => body.errors)?.body.errors?.[0]?.extensions.params).toEqual({ retryAfter: 60 })
    expect(codesOf([await places(other)])).toEqual([])
    deps.clock.advance(60_000)
    await setTo('traffic.searchesPerToken', 5)
    expect(codesOf(await Promise.all(Array.from({ length: 8 }, () => brands(one))))).toHaveLength(3)
  })

  it('count a list as a search only if it has a search term', async () => {
    const { ask, enter, deps } = await home()
    const one = bearer((await enter('INFLUENCER')).accessToken)
    const people = (filter: object) => ask('query ($filter: PeopleFilter) { people(filter: $filter) { count } }', { filter }, one)
    const groups = (term: string | null) => ask('query ($term: String) { groups(term: $term) { count } }', { term }, one)
    const without = [...Array.from({ length: 20 }, () => people({ term: ' ' })), ...Array.from({ length: 20 }, () => groups(null))]
    expect(codesOf(await Promise.all(without))).toEqual([])
    const named = Array.from({ length: 34 }, (_, at) => (at % 2 === 0 ? people({ term: 'reem' }) : groups('coffee')))
    expect(codesOf(await Promise.all(named))).toEqual(Array.from({ length: 4 }, () => 'RATE_LIMITED'))
    expect(codesOf([await people({}), await groups('')])).toEqual([])
    deps.clock.advance(60_000)
    expect(codesOf([await people({ term: 'reem' })])).toEqual([])
  })

  it('limit the searches of all sessions of one network to 120 a minute', async () => {
    const { ask, enter, deps, setTo } = await home()
    await setTo('traffic.searchesPerToken', 100)
    const sessions = [bearer((await enter('INFLUENCER')).accessToken), bearer((await enter('AGENT')).accessToken)]
    const search = (at: number) => ask('{ searchBrands(term: "nabt") { name } }', {}, sessions[at % 2])
    expect(codesOf(await Promise.all(Array.from({ length: 123 }, (_, at) => search(at))))).toHaveLength(3)
    deps.clock.advance(60_000)
    expect(codesOf([await search(0)])).toEqual([])
  })

  it('limit the cost of a session’s operations in a minute to the setting, whether they are sent as text or by hash', async () => {
    const { ask, enter, deps, setTo } = await home()
    await setTo('traffic.costPerToken', 5000)
    const one = bearer((await enter('INFLUENCER')).accessToken)
    const other = bearer((await enter('AGENT')).accessToken)
    const dear = '{ myFriendInvitations(pagination: { limit: 100 }) { count data { id mobileNumber status createdAt } } }'
    const paged = 'query ($page: Pagination) { myFriendInvitations(pagination: $page) { count data { id mobileNumber status createdAt } } }'
    const answers = [await ask(dear, {}, one), await ask(paged, { page: { limit: 100 } }, one)]
    expect(codesOf(answers)).toEqual([])
    const more = await Promise.all(Array.from({ length: 10 }, () => ask(dear, {}, one)))
    expect(codesOf(more).length).toBeGreaterThan(0)
    expect(new Set(codesOf(more))).toEqual(new Set(['RATE_LIMITED']))
    expect(more.some(({ status }) => status === 429)).toBe(true)
    expect(codesOf([await ask(dear, {}, other)])).toEqual([])
    deps.clock.advance(60_000)
    expect(codesOf([await ask(dear, {}, one)])).toEqual([])
  })

  it('limit changes of managed accounts to thirty a minute for each profile, counting refused changes too', async () => {
    const { ask, enter, deps } = await home()
    const one = bearer((await enter('AGENT')).accessToken)
    const change = (n: number) =>
      n % 2 === 0
        ? ask('mutation { removeManagedAccount(id: "none") { id } }', {}, one)
        : ask('mutation { inviteManagedAccount(profileId: "none") { id } }', {}, one)
    const answers = await Promise.all(Array.from({ length: 34 }, (_, n) => change(n)))
    expect(codesOf(answers).filter((code) => code === 'RATE_LIMITED')).toHaveLength(4)
    deps.clock.advance(60_000)
    expect(codesOf([await change(0)])).toEqual(['MANAGED_ACCOUNT_NOT_FOUND'])
  })

  it('limit money calls to sixty a minute for each network, over all its sessions', async () => {
    const { ask, enter, deps, setTo } = await home()
    await setTo('wallet.callsPerMinute', 1000)
    const one = bearer((await enter('INFLUENCER')).accessToken)
    const other = bearer((await enter('AGENT')).accessToken)
    const move = (who: Record<string, string>) => ask('mutation { deleteWithdrawalAccount(id: "none") { id } }', {}, who)
    const answers = await Promise.all(Array.from({ length: 62 }, (_, n) => move(n % 2 === 0 ? one : other)))
    expect(codesOf(answers).filter((code) => code === 'RATE_LIMITED')).toHaveLength(2)
    deps.clock.advance(60_000)
    expect(codesOf([await move(other)])).toEqual(['WITHDRAWAL_ACCOUNT_NOT_FOUND'])
  })

  it('limit the public profiles that a network reads in a minute, whether in one request or in several', async () => {
    const { ask, setTo } = await home()
    await setTo('traffic.publicProfilesPerAddress', 20)
    const fifteen = Array.from({ length: 15 }, (_, at) => `p${at}: publicProfile(user_name: "noura_cooks") { id }`).join(' ')
    expect(codesOf([await ask(`{ ${fifteen} }`)])).toEqual([])
    expect(codesOf([await ask(`{ ${fifteen} }`)])).toEqual(['RATE_LIMITED'])
  })

  it('limit public profile pages too: over the limit, the page says so and shows no profile', async () => {
    const { app, setTo, deps } = await home()
    await setTo('traffic.publicProfilesPerAddress', 10)
    const read = async (path: string) => app.request(path, { headers: { 'accept-language': 'ar' } })
    for (let time = 0; time < 10; time++) expect((await read('/profile/influencer/noura_cooks')).status).toBe(200)
    const seen: string[] = []
    for (const path of ['/profile/influencer/noura_cooks', '/profile/influencer/nobody_here', '/profile/influencer/majed_m']) {
      const answer = await read(path)
      expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([429, '60', 'no-store'])
      seen.push(await answer.text())
    }
    expect(new Set(seen).size).toBe(1)
    expect(seen[0]).toContain('<h1>طلبات كثيرة</h1>')
    expect(seen[0]).not.toContain('noura')
    deps.clock.advance(60_000)
    expect((await read('/profile/influencer/noura_cooks')).status).toBe(200)
  })

  it('do not count public profile pages while the server is full; the page says so', async () => {
    let isFull = true
    const { app, setTo } = await home({ loadShedder: { ...admitsAll, isFull: () => isFull } })
    await setTo('traffic.publicProfilesPerAddress', 5)
    const read = () => app.request('/profile/influencer/noura_cooks', { headers: { 'accept-language': 'ar' } })
    for (let time = 0; time < 20; time++) {
      const answer = await read()
      expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([503, '1', 'no-store'])
      expect(await answer.text()).toContain('<h1>الخدمة مشغولة حاليًا</h1>')
    }
    isFull = false
    expect((await read()).status).toBe(200)
  })

  it('limit sitemaps to ten a minute for each network', async () => {
    const { app } = await home()
    const answers = []
    for (let time = 0; time < 11; time++) answers.push(await app.request('/sitemap/profiles.xml'))
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 200), 429])
    expect(answers.at(-1)?.headers.get('retry-after')).toBe('60')
  })

  it('do not count calls from the machine that a demo runs on, because all visitors share its address', () => {
    expect(isCounted({ mode: 'demo' }, '127.0.0.1')).toBe(false)
    expect(isCounted({ mode: 'demo' }, '0:0:0:0::/64')).toBe(false)
    expect(isCounted({ mode: 'demo' }, '192.0.2.1')).toBe(true)
    expect(isCounted({ mode: 'live' }, '127.0.0.1')).toBe(true)
  })
})
