import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'
import { describe, expect, it, onTestFinished } from 'vitest'
import { clickLimits } from '@wasla/contract/tracking/limits.ts'
import { addLinks, codes } from '../../domains/tracking/testing/links.ts'
import type { Env } from '../../config/env.ts'
import { testApp } from '../../testing/test-app.ts'
import { listen } from '../listen.ts'
import { directRedirect } from './direct-redirect.ts'

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/604.1'

type Requested = { path: string; method?: string; headers?: OutgoingHttpHeaders }
type Answered = { status: number; headers: IncomingHttpHeaders }

const ask = (port: number, { path, method = 'GET', headers = {} }: Requested): Promise<Answered> =>
  new Promise((resolve, reject) => {
    request({ port, path, method, headers: { 'user-agent': phone, ...headers }, agent: false }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers }))
    })
      .once('error', reject)
      .end()
  })

/** A server with its links in memory. `answered` lists the paths that it answered without the app. */
async function served(env: Partial<Env> = {}) {
  const test = await testApp({ trustProxy: 1, ...env })
  await addLinks(test.db)
  await test.services.clicks.warm()
  // The day’s salt is in memory once the first click is written.
  await test.app.request(`/t/${codes.reem}`, { headers: { 'user-agent': phone, 'x-forwarded-for': '198.51.100.1' } })
  await test.services.clicks.flush()
  const direct = directRedirect({ ...test.deps, clicks: test.services.clicks })
  const answered: string[] = []
  const open = async (directly: typeof direct) => {
    const listening = await listen(test.app, { host: '127.0.0.1', port: 0 }, directly)
    onTestFinished(() => listening.close(0))
    return listening.port
  }
  const port = await open((incoming, outgoing) => {
    const isAnswered = direct(incoming, outgoing)
    if (isAnswered) answered.push(incoming.url ?? '')
    return isAnswered
  })
  const throughApp = await open(() => false)
  const rows = async () => {
    await test.services.clicks.flush()
    const all = await test.db.selectFrom('clicks').selectAll().orderBy('id').execute()
    return all.slice(1)
  }
  return { ...test, port, throughApp, answered, rows }
}

const path = `/t/${codes.noura}`
let home = 0
const ofAnotherHome = () => ({ 'x-forwarded-for': `192.0.2.${++home}` })
const withoutId = ({ status, headers: { date: _, ...headers } }: Answered) => ({
  status,
  headers: { ...headers, location: headers.location?.replace(/[\da-f-]{36}/, 'id') },
})

const usual: readonly (readonly [string, Requested])[] = [
  ['a link', { path }],
  ['a link in capitals', { path: path.toUpperCase().replace('/T/', '/t/') }],
  ['a link for one platform', { path: `${path}/tt` }],
  ['a variant that nobody gave out', { path: `${path}/nonsense` }],
  ['a link with a slash at its end', { path: `${path}/` }],
  ['a link for one platform with a slash at its end', { path: `${path}/tt/?fbclid=abc` }],
  ['a platform in the address', { path: `${path}?fbclid=abc&utm_source=ig` }],
  ['a country of a demonstration', { path: `${path}?_country=ae` }],
  ['an address that leads elsewhere', { path: `${path}?url=https://evil.example&nw_click_id=mine` }],
  ['a page before', { path, headers: { referer: 'https://www.youtube.com/watch' } }],
  ['a prefetch', { path, headers: { 'sec-purpose': 'prefetch;prerender' } }],
  ['a machine', { path, headers: { 'user-agent': 'facebookexternalhit/1.1' } }],
  ['no browser', { path, headers: { 'user-agent': '' } }],
]
const unusual: readonly (readonly [string, Requested])[] = [
  ['a look at the headers alone', { path, method: 'HEAD' }],
  ['an escape', { path: `${path}/%2F%5Cevil` }],
  ['a comma behind the code', { path: `${path}%D8%8C` }],
  ['a blank behind the code', { path: `${path}%20` }],
  ['a full stop behind the variant', { path: `${path}/tt.` }],
  ['a longer path', { path: `${path}/tt/more` }],
  ['a code that is nobody’s', { path: '/t/aaaaaaaaaa' }],
  ['a script of another page', { path, headers: { origin: 'https://elsewhere.example' } }],
  ['another method', { path, method: 'POST' }],
]

describe('directRedirect', () => {
  it.each(usual)('answers and counts the same as the app: %s', async (_, requested) => {
    const { port, throughApp, answered, rows } = await served()
    const direct = await ask(port, { ...requested, headers: { ...requested.headers, ...ofAnotherHome() } })
    expect(answered).toEqual([requested.path])
    const byApp = await ask(throughApp, { ...requested, headers: { ...requested.headers, ...ofAnotherHome() } })
    expect(direct.status).toBe(302)
    expect(withoutId(direct)).toEqual(withoutId(byApp))
    const [first, second, ...others] = await rows()
    expect(others).toEqual([])
    expect({ ...first, id: '', at: 0, visitor: '', network: '' }).toEqual({ ...second, id: '', at: 0, visitor: '', network: '' })
    expect(first?.id).toBe(new URL(direct.headers.location ?? '').searchParams.get('nw_click_id'))
  })

  it('recognizes a visitor who used the app’s route before', async () => {
    const { port, throughApp, rows } = await served()
    const headers = ofAnotherHome()
    const first = await ask(port, { path, headers })
    const again = await ask(throughApp, { path, headers })
    expect(again.headers.location).toBe(first.headers.location)
    expect((await rows()).map(({ status, reason }) => reason ?? status).toSorted()).toEqual(['Approved', 'REPEAT'])
  })

  it('ignores headers about the caller if no proxy is trusted', async () => {
    const { port, rows } = await served({ trustProxy: 0 })
    await ask(port, { path, headers: { 'x-forwarded-for': '192.0.2.1' } })
    await ask(port, { path, headers: { 'x-forwarded-for': '192.0.2.2' } })
    expect(new Set((await rows()).map(({ visitor }) => visitor)).size).toBe(1)
  })

  it.each(unusual)('leaves any other request to the app: %s', async (_, requested) => {
    const { port, throughApp, answered } = await served()
    const [left, byApp] = [await ask(port, requested), await ask(throughApp, requested)]
    expect(answered).toEqual([])
    expect(withoutId(left)).toEqual(withoutId(byApp))
  })

  it('counts a link without a destination once against the limit of its network', async () => {
    const { port, throughApp, answered, rows, db, services } = await served()
    const headers = ofAnotherHome()
    const saved = await db
      .selectFrom('program_steps')
      .select('data')
      .where('program_id', '=', 'p')
      .where('type', '=', 'IMPACT_OBJECTIVES')
      .executeTakeFirstOrThrow()
    const leadTo = async (data: string) => {
      await db.updateTable('program_steps').set({ data }).where('program_id', '=', 'p').where('type', '=', 'IMPACT_OBJECTIVES').execute()
      await services.clicks.programMoved('p')
    }
    const openNowhere = async (times: number) => {
      await leadTo(JSON.stringify({ ...(JSON.parse(saved.data) as object), trackingUrl: '' }))
      for (let opened = 0; opened < times; opened++) expect((await ask(port, { path, headers })).status).not.toBe(302)
      await leadTo(saved.data)
    }
    const { count } = clickLimits.perNetwork
    await openNowhere(count - 2)
    expect(answered).toEqual([])
    await ask(throughApp, { path, headers })
    await openNowhere(1)
    await ask(port, { path: `/t/${codes.reem}`, headers })
    expect((await rows()).map(({ status, reason }) => reason ?? status).toSorted()).toEqual(['Approved', 'BOT'])
  })

  it('leaves a link to the app once its program is deleted', async () => {
    const { port, throughApp, answered, db, services } = await served()
    await db.updateTable('programs').set({ deleted_at: 1 }).where('id', '=', 'p').execute()
    await services.clicks.programMoved('p')
    const [left, byApp] = [await ask(port, { path }), await ask(throughApp, { path })]
    expect(answered).toEqual([])
    expect(left.status).not.toBe(302)
    expect(withoutId(left)).toEqual(withoutId(byApp))
  })

  it('names the request in the line of its click if the log has the level debug', async () => {
    const { port, lines } = await served({ logLevel: 'debug' })
    await ask(port, { path, headers: { ...ofAnotherHome(), 'x-request-id': 'id-of-the-proxy' } })
    expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(
      expect.objectContaining({ message: 'click', link: codes.noura, requestId: 'id-of-the-proxy' }),
    )
  })
})
