import { join } from 'node:path'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import BetterSqlite from 'better-sqlite3'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { DescribedSchema } from '@wasla/contract/tracking/openapi.ts'
import { trackRefusals, type TrackRefusalCode } from '@wasla/contract/tracking/responses.ts'
import { conversionLimits } from '@wasla/contract/tracking/conversion-limits.ts'
import { trackPaths } from '@wasla/contract/tracking/setup.ts'
import { testMoment } from '#database/testing/each-database.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { schemaProblems as problems } from '../testing/schema-problems.ts'
import { trackApp, type TrackApp } from './testing/track-app.ts'

type Described = { content: Record<string, { schema: DescribedSchema }>; headers?: Record<string, unknown> }
type Operation = {
  parameters?: { name: string; required: boolean; schema: DescribedSchema }[]
  requestBody?: { content: Record<string, { schema: DescribedSchema }> }
  responses: Record<string, Described>
}
type Description = { openapi: string; paths: Record<string, Record<string, Operation>> }

const descriptionOf = async (t: TrackApp) => (await (await t.app.request(trackPaths.description)).json()) as Description

/** Returns the two entries that report an outcome. */
async function entriesOf(t: TrackApp) {
  const { paths } = await descriptionOf(t)
  const post = paths[trackPaths.conversion]?.['post']
  const get = paths[trackPaths.postback]?.['get']
  if (!post || !get) throw new Error('An entry is not described')
  return { post, get }
}

/** Returns a server with a program whose keys have used up their limit of this minute. */
async function usedUp(): Promise<TrackApp> {
  const t = await trackApp()
  await t.useUp('SECRET')
  await t.useUp('POSTBACK')
  return t
}

/** Returns a server whose database file another process has locked. */
async function shutOut(): Promise<TrackApp> {
  const file = join(temporaryFolder(), 'held.db')
  const t = await trackApp({}, {}, file)
  await sql`pragma busy_timeout = 1`.execute(t.db)
  const other = new BetterSqlite(file)
  other.exec('begin immediate')
  onTestFinished(() => void other.close())
  return t
}

/** Returns how a response of the server differs from its description; empty if it does not. */
async function check(operation: Operation, response: Response): Promise<string[]> {
  const described = operation.responses[String(response.status)]
  if (!described) return [`${response.status} is not described`]
  const [type = ''] = (response.headers.get('content-type') ?? '').split(';')
  const content = described.content[type]
  if (!content) return [`${type} is not described for ${response.status}`]
  const body: unknown = type === 'application/json' ? await response.json() : await response.text()
  const missing = Object.keys(described.headers ?? {}).filter((name) => !response.headers.has(name))
  return [...problems(content.schema, body), ...missing.map((name) => `${name} is missing`)]
}

describe('the OpenAPI description', () => {
  it('is OpenAPI 3.1 and has every row of the table of refusals', async () => {
    const description = await descriptionOf(await trackApp())
    expect(description.openapi).toBe('3.1.0')
    const codes = Object.keys(trackRefusals) as TrackRefusalCode[]
    const { responses } = description.paths[trackPaths.conversion]?.['post'] ?? { responses: {} }
    expect(Object.keys(responses).toSorted()).toEqual(
      ['200', '202', '421', ...codes.map((code) => String(trackRefusals[code].status))].toSorted(),
    )
  })

  it('has no findings of an OpenAPI linter', async () => {
    // The linter would report the address of a test server as a forgotten placeholder.
    const { app } = await trackApp({}, { publicUrl: 'https://app.wasla.sa' })
    const response = await app.request(trackPaths.description)
    const found = await lintFromString({ source: await response.text(), config: await createConfig({ extends: ['recommended'] }) })
    expect(found.map(({ severity, ruleId, message, location: [at] }) => `${severity} ${ruleId} ${at?.pointer}: ${message}`)).toEqual([])
  })

  it('matches the responses of the running server, for every entry and row', async () => {
    const t = await trackApp()
    const { post, get } = await entriesOf(t)
    const picture = (await descriptionOf(t)).paths[trackPaths.pixel]?.['get']
    if (!picture) throw new Error('An entry is not described')
    const before = new Date(testMoment - 86_400_000).toISOString()
    const answers: [Operation, Response][] = [
      [post, await t.conversion()],
      [post, await t.conversion()],
      [post, await t.conversion({}, {})],
      [post, await t.conversion({ clickId: 'none', externalId: 'b' })],
      [post, await t.conversion({ event: 'LEAD', externalId: 'g' })],
      [post, await t.conversion({ event: 'LEAD', amount: '1.00' })],
      [post, await t.conversion({ amount: '1.234', currency: 'USD' })],
      [post, await t.conversion({ externalId: 'b', occurredAt: before })],
      [post, await t.conversion('x'.repeat(conversionLimits.body + 1))],
      [get, await t.postback({ external_id: 'c' })],
      [get, await t.postback({ external_id: 'c' })],
      [get, await t.postback({ key: 'wrong' })],
      [get, await t.postback({ click_id: 'none', external_id: 'd' })],
      [get, await t.postback({ event: 'LEAD', external_id: 'g' })],
      [get, await t.postback({ amount: 'x' })],
      [picture, await t.pixel({ external_id: 'e' })],
      [picture, await t.pixel({ key: 'wrong' })],
    ]
    t.deps.clock.advance(31 * 86_400_000)
    answers.push([post, await t.conversion({ externalId: 'f' })], [get, await t.postback({ external_id: 'f' })])
    const seen = new Set<string>()
    for (const [operation, response] of answers) {
      seen.add(`${operation === post ? 'post' : operation === get ? 'postback' : 'pixel'} ${response.status}`)
      expect(await check(operation, response)).toEqual([])
    }
    expect([...seen].toSorted()).toEqual(
      // The next test covers 429 and 503.
      [200, 202, 401, 404, 409, 410, 413, 422]
        .map((status) => `post ${status}`)
        .concat(
          [200, 202, 401, 404, 409, 410, 422].map((status) => `postback ${status}`),
          ['pixel 200'],
        )
        .toSorted(),
    )
  })

  it.each([
    [429, 'so many came that more have to wait', usedUp],
    [503, 'the store is held by another process', shutOut],
  ] as const)('matches the responses of the running server with %i if %s', async (status, _, start) => {
    const t = await start()
    const { post, get } = await entriesOf(t)
    for (const [operation, response] of [
      [post, await t.conversion()],
      [get, await t.postback()],
    ] as const) {
      expect(response.status).toBe(status)
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await check(operation, response)).toEqual([])
    }
    expect(await t.stored()).toEqual([])
  })

  it('allows everything that the server accepts and nothing that it refuses', async () => {
    const t = await trackApp()
    const schema = (await descriptionOf(t)).paths[trackPaths.conversion]?.['post']?.requestBody?.content['application/json']?.schema ?? {}
    const good = { clickId: 'click-0', event: 'SALE', externalId: 'o', amount: '1.50' }
    for (const [at, body] of [
      good,
      { ...good, amount: 249.9 },
      { ...good, externalId: 1042, currency: 'SAR', status: 'APPROVED' },
    ].entries()) {
      expect(problems(schema, body)).toEqual([])
      expect((await t.conversion({ ...body, externalId: typeof body.externalId === 'number' ? body.externalId : `o-${at}` })).status).toBe(
        202,
      )
    }
    for (const wrong of [
      { ...good, amount: '1.234' },
      { ...good, amount: -1 },
      { ...good, currency: 'USD' },
      { ...good, status: 'PENDING' },
      { ...good, clickId: '' },
      { ...good, externalId: 'x'.repeat(129) },
      { ...good, event: 'sale' },
      { event: 'SALE', externalId: 'o', amount: '1.50' },
    ]) {
      expect(problems(schema, wrong)).not.toEqual([])
      expect((await t.conversion(JSON.stringify(wrong))).status).toBe(422)
    }
  })
})
