import { join } from 'node:path'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import BetterSqlite from 'better-sqlite3'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { apiLimits } from '@wasla/contract/api-keys/limits.ts'
import { apiOperations, apiPaths, operationEntries, parametersOf, type ApiOperationId } from '@wasla/contract/api/operations.ts'
import { refusalsOf } from '@wasla/contract/api/openapi.ts'
import type { ApiSchema } from '@wasla/contract/api/schema.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { schemaProblems } from '../testing/schema-problems.ts'
import { fingerprintOf } from './fingerprint.ts'
import { apiApp, nabt, type ApiApp } from './testing/api-app.ts'

type Content = Record<string, { schema: ApiSchema }>
type Operation = {
  operationId: string
  parameters: { name: string; in: string; required: boolean; schema: ApiSchema }[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, { headers?: Record<string, unknown>; content: Content }>
}
type Description = {
  openapi: string
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, ApiSchema> }
}

const descriptionOf = async (t: ApiApp) => (await (await t.app.request(apiPaths.description)).json()) as Description

function operationIn({ paths }: Description, id: ApiOperationId): Operation {
  const { path, method } = apiOperations[id]
  const found = paths[path]?.[method]
  if (!found) throw new Error(`${id} is not described`)
  return found
}

/** Returns how a response differs from its description; empty if it does not. */
async function check(description: Description, id: ApiOperationId, response: Response): Promise<string[]> {
  const described = operationIn(description, id).responses[String(response.status)]
  if (!described) return [`${response.status} is not described`]
  const [type = ''] = (response.headers.get('content-type') ?? '').split(';')
  const content = described.content[type]
  if (!content) return [`${type} is not described for ${response.status}`]
  const missing = Object.keys(described.headers ?? {}).filter((name) => name !== 'Idempotent-Replayed' && !response.headers.has(name))
  const options = { named: description.components.schemas, isStrict: true }
  return [...schemaProblems(content.schema, await response.json(), options), ...missing.map((name) => `${name} is missing`)]
}

const filled = (path: string, over: Record<string, string> = {}) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => over[name] ?? (name === 'programId' ? 'p' : name === 'resultId' ? 'none' : 'lama-in-p'))

/** Calls an operation. A body is sent to those that need one. */
function send(
  t: ApiApp,
  id: ApiOperationId,
  { over = {}, ...given }: { over?: Record<string, string>; key?: string; body?: unknown } = {},
) {
  const { method, path } = apiOperations[id]
  const body = id === 'reportResult' ? { body: t.sale } : {}
  return t.call(method === 'get' ? 'GET' : 'POST', filled(path, over), { ...body, ...given })
}

const ids = operationEntries().map(([id]) => [id] as const)

describe('the OpenAPI description of the API', () => {
  it('is OpenAPI 3.1, needs no key, and has every operation of the table with all its parameters', async () => {
    const t = await apiApp({ publicUrl: 'https://app.wasla.sa' })
    const description = await descriptionOf(t)
    expect([description.openapi, description.servers]).toEqual(['3.1.0', [{ url: 'https://app.wasla.sa/api/v1' }]])
    expect(
      Object.values(description.paths)
        .flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId))
        .toSorted(),
    ).toEqual(ids.flat().toSorted())
    for (const [id, { path }] of operationEntries())
      expect(
        operationIn(description, id)
          .parameters.filter((one) => one.in === 'path')
          .map(({ name }) => name),
      ).toEqual(parametersOf(path))
  })

  it('has no findings of an OpenAPI linter', async () => {
    const { app } = await apiApp({ publicUrl: 'https://app.wasla.sa' })
    const source = await (await app.request(apiPaths.description)).text()
    const found = await lintFromString({ source, config: await createConfig({ extends: ['recommended'] }) })
    expect(found.map(({ severity, ruleId, message, location: [at] }) => `${severity} ${ruleId} ${at?.pointer}: ${message}`)).toEqual([])
  })

  it.each(ids)('matches the good answer of %s', async (id) => {
    const t = await apiApp()
    const { id: resultId } = (await (await send(t, 'reportResult')).json()) as { id: string }
    const response = await send(t, id, { over: { resultId } })
    expect([response.status < 300, await check(await descriptionOf(t), id, response)]).toEqual([true, []])
  })

  it.each(ids)('matches the answers of %s without a key, without its scope, and without requests left', async (id) => {
    const t = await apiApp()
    const description = await descriptionOf(t)
    const { text: other } = await t.keyOf([id === 'getBalance' ? 'PROGRAMS_READ' : 'WALLET_READ'])
    const answers = [await send(t, id, { key: '' }), await send(t, id, { key: other })]
    await t.db
      .insertInto('rate_limits')
      .values({ key: `api:${nabt.profileId}`, count: apiLimits.perProfile.count, window_start: t.deps.clock.now() })
      .onConflict((clash) => clash.column('key').doUpdateSet({ count: apiLimits.perProfile.count }))
      .execute()
    answers.push(await send(t, id))
    expect(answers.map(({ status }) => status)).toEqual([401, 403, 429])
    for (const response of answers) expect(await check(description, id, response)).toEqual([])
  })

  it('matches every other refusal of every operation, and describes no other', async () => {
    const t = await apiApp()
    const description = await descriptionOf(t)
    const seen = new Map<ApiOperationId, Set<number>>()
    const note = async (id: ApiOperationId, response: Response) => {
      expect([id, await check(description, id, response)]).toEqual([id, []])
      seen.set(id, (seen.get(id) ?? new Set()).add(response.status))
    }
    const missing = { over: { programId: 'none' } }
    for (const id of [
      'getProgram',
      'listParticipants',
      'listResults',
      'acceptParticipant',
      'declineParticipant',
      'reportResult',
      'reverseResult',
    ] as const)
      await note(id, await send(t, id, missing))
    for (const id of ['listPrograms', 'listParticipants', 'listResults'] as const)
      await note(id, await t.call('GET', `${filled(apiOperations[id].path)}?limit=0`))
    await note('declineParticipant', await send(t, 'declineParticipant', { body: { reason: 'OTHER' } }))
    await note('declineParticipant', await send(t, 'declineParticipant', { body: '{' }))
    await note('declineParticipant', await send(t, 'declineParticipant', { body: 'x'.repeat(apiLimits.body + 1) }))
    await send(t, 'acceptParticipant')
    await note('declineParticipant', await send(t, 'declineParticipant'))
    await note('acceptParticipant', await send(t, 'acceptParticipant', { over: { participationId: 'none' } }))
    await note('reportResult', await send(t, 'reportResult', { body: { ...t.sale, event: 'LEAD' } }))
    await note('reportResult', await send(t, 'reportResult', { body: { ...t.sale, amount: 0.5 } }))
    await note('reportResult', await send(t, 'reportResult', { body: '{' }))
    await note('reportResult', await send(t, 'reportResult', { body: 'x'.repeat(apiLimits.body + 1) }))
    const { id: resultId } = (await (await send(t, 'reportResult')).json()) as { id: string }
    t.deps.clock.advance(31 * 86_400_000)
    await note('reportResult', await send(t, 'reportResult', { body: { ...t.sale, externalId: 'late' } }))
    await note('reverseResult', await send(t, 'reverseResult', { over: { resultId } }))
    const keyed = (id: 'acceptParticipant' | 'reverseResult', headers: Record<string, string>) =>
      t.call('POST', filled(apiOperations[id].path, { resultId }), { headers })
    for (const id of ['acceptParticipant', 'reverseResult'] as const) {
      await note(id, await keyed(id, { 'idempotency-key': 'short' }))
      const claimed = { profile_id: nabt.profileId, key: `running-${id}`, run: 'another', claimed_until: t.deps.clock.now() + 1_000 }
      const path = `${apiPaths.rest}${filled(apiOperations[id].path, { resultId })}`
      await t.db
        .insertInto('api_answers')
        .values({ ...claimed, fingerprint: fingerprintOf(path, ''), status: null, body: null, created_at: 0 })
        .execute()
      await note(id, await keyed(id, { 'idempotency-key': `running-${id}` }))
    }
    const always = new Set([401, 403, 429, 503])
    for (const [id, operation] of operationEntries()) {
      const described = refusalsOf(operation).filter((status) => !always.has(status))
      const unseen = described.filter((status) => !seen.get(id)?.has(status))
      // A wallet is missing only for a profile that never had one; a body of JSON is read only by operations that take one.
      expect([id, unseen.filter((status) => !(id === 'getBalance' && status === 404) && status !== 400)]).toEqual([id, []])
    }
  })

  it('matches the answer while another process holds the store', async () => {
    const file = join(temporaryFolder(), 'held.db')
    const t = await apiApp({}, file)
    await sql`pragma busy_timeout = 1`.execute(t.db)
    const other = new BetterSqlite(file)
    other.exec('begin immediate')
    onTestFinished(() => void other.close())
    const response = await send(t, 'reportResult')
    expect([response.status, Number(response.headers.get('retry-after'))]).toEqual([503, 1])
    expect(await check(await descriptionOf(t), 'reportResult', response)).toEqual([])
  })

  it('allows the reports that the server takes and none that it refuses', async () => {
    const t = await apiApp()
    const description = await descriptionOf(t)
    const schema = operationIn(description, 'reportResult').requestBody?.content['application/json']?.schema ?? {}
    const problems = (value: unknown) => schemaProblems(schema, value, { named: description.components.schemas })
    for (const [at, body] of [
      t.sale,
      { ...t.sale, amount: 0 },
      { ...t.sale, occurredAt: new Date(t.deps.clock.now()).toISOString() },
    ].entries()) {
      expect(problems(body)).toEqual([])
      expect((await send(t, 'reportResult', { body: { ...body, externalId: `good-${at}` } })).status).toBe(201)
    }
    for (const wrong of [
      { ...t.sale, amount: 1.5 },
      { ...t.sale, amount: '1' },
      { ...t.sale, amount: -1 },
      { ...t.sale, event: 'sale' },
      { ...t.sale, externalId: '' },
      { ...t.sale, clickId: undefined },
      { ...t.sale, occurredAt: 'yesterday' },
    ]) {
      const sent: unknown = JSON.parse(JSON.stringify(wrong))
      expect([wrong, problems(sent)]).not.toEqual([wrong, []])
      expect([wrong, (await send(t, 'reportResult', { body: sent })).status]).toEqual([wrong, 422])
    }
  })
})
