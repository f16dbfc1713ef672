import { describe, expect, it } from 'vitest'
import { apiLimits } from '@wasla/contract/api-keys/limits.ts'
import { apiScopes } from '@wasla/contract/api-keys/scopes.ts'
import { operationEntries } from '@wasla/contract/api/operations.ts'
import { allOn } from '@wasla/contract/flags/flags.ts'
import { requestLimits } from '@wasla/contract/common/request-limits.ts'
import { scopeOf } from '@wasla/contract/api/openapi.ts'
import { RAWSHAN } from '@wasla/mocks/world/businesses.ts'
import { apiApp, nabt, problemIn, type ApiApp } from './testing/api-app.ts'

/*
 * The misuse cases of API keys, as docs/decisions/090-api-keys.md lists them:
 *
 * 1. A key reads or changes what belongs to another profile.
 * 2. A key does more than its scopes say: through nested fields, fragments and several operations, or over the other interface.
 * 3. A key reaches the account, its sessions, its keys or its money, or is used at another entry.
 * 4. A key works after it was revoked, or after it expired, or while its account is suspended, closed or gone.
 * 5. A key is guessed, or read from an answer, the database or the log.
 * 6. Somebody floods the server: with many keys, with expensive documents, or with large bodies.
 * 7. A request is repeated, also with another body or by another profile.
 * 8. Somebody with a stolen session makes a key to stay.
 */

const stranger = { profileId: RAWSHAN.profile.id, userId: RAWSHAN.user.id }

const filled = (path: string) => path.replace('{programId}', 'p').replace('{participationId}', 'lama-in-p').replace('{resultId}', 'none')

/** Calls every operation with a key, and returns the statuses by operation. */
async function statusesOf(t: ApiApp, key: string): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  for (const [id, { method, path, body }] of operationEntries()) {
    const sent = body === 'Report' ? { body: t.sale } : {}
    found[id] = (await t.call(method === 'get' ? 'GET' : 'POST', filled(path), { key, ...sent })).status
  }
  return found
}

describe('misuse of API keys', () => {
  it('case 1: what another profile has is answered like what does not exist, and nothing changes', async () => {
    const t = await apiApp()
    const { text: key } = await t.keyOf(apiScopes, stranger)
    const { listPrograms, getBalance, ...named } = await statusesOf(t, key)
    expect([listPrograms, getBalance]).toEqual([200, 200])
    expect(new Set(Object.values(named))).toEqual(new Set([404]))
    expect(await t.stored()).toEqual([])
    for (const document of [
      '{ participants(filter: { programId: "p" }) { count } }',
      '{ getProgramPerformance(programId: "p") { participantCount } }',
      '{ waitingResults(programId: "p") { count } }',
      'mutation { updateParticipantRequest(input: { id: "lama-in-p", programId: "p", status: Accepted }) { id } }',
    ])
      expect([document, (await t.ask(document, { key })).code]).toEqual([document, expect.stringMatching(/_NOT_FOUND$/) as string])
    const { id } = t.made.key
    await expect(t.services.apiKeys.revoke(stranger, id)).rejects.toThrow('API_KEY_NOT_FOUND')
    expect((await t.services.apiKeys.keys(stranger)).map((one) => one.id)).not.toContain(id)
  })

  it.each(apiScopes.map((scope) => [scope] as const))('case 2: a key with %s alone is admitted to its operations only', async (scope) => {
    const t = await apiApp()
    const { text: key } = await t.keyOf([scope])
    const statuses = await statusesOf(t, key)
    const name = scope.toLowerCase().replace('_', ':')
    for (const [id] of operationEntries()) expect([id, statuses[id] === 403]).toEqual([id, scopeOf(id) !== name])
  })

  it.each([
    ['another root field', '{ myPrograms { count } myWallet { balance } }', 'wallet:read'],
    ['an alias', '{ a: myWallet { balance } }', 'wallet:read'],
    ['a fragment', 'query { ...W } fragment W on Query { myWallet { balance } }', 'wallet:read'],
    ['an inline fragment', '{ ... on Query { myWallet { balance } } }', 'wallet:read'],
    ['a second operation', 'query A { myPrograms { count } } query B { myWallet { balance } }', 'wallet:read'],
    ['a directive that leaves it out', '{ myPrograms { count } myWallet @skip(if: true) { balance } }', 'wallet:read'],
    ['a field of a program', '{ myPrograms { data { myObjectiveData { count } } } }', 'results:read'],
    ['a count of people', '{ myPrograms { data { applicantsCount } } }', 'participants:read'],
    [
      'a change',
      'mutation { updateParticipantRequest(input: { id: "x", programId: "p", status: Accepted }) { id } }',
      'participants:write',
    ],
  ])('case 2: a key for programs does not reach more through %s; nothing of the document runs', async (_, query, scope) => {
    const t = await apiApp()
    const { text: key } = await t.keyOf(['PROGRAMS_READ'])
    const { status, body } = await t.ask(query, { key })
    expect([status, body.data]).toEqual([403, undefined])
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'API_SCOPE_MISSING', params: { scope } })
  })

  it('case 2: people do not come with figures, nor figures or programs with people', async () => {
    const t = await apiApp()
    const [results, people] = [await t.keyOf(['RESULTS_READ']), await t.keyOf(['PARTICIPANTS_READ'])]
    const ranked = (inner: string) => `{ rankedParticipants(programId: "p") { data { ${inner} } } }`
    const listed = (inner: string) => `{ participants(filter: { programId: "p" }) { data { ${inner} } } }`
    expect((await t.ask(ranked('revenue'), { key: results.text })).code).toBeUndefined()
    expect((await t.ask(ranked('participant { id }'), { key: results.text })).code).toBe('API_SCOPE_MISSING')
    expect((await t.ask(listed('profile { name }'), { key: people.text })).code).toBeUndefined()
    for (const inner of ['revenue', 'clicks', 'earned', 'approvedCount'])
      expect((await t.ask(listed(inner), { key: people.text })).code).toBe('API_SCOPE_MISSING')
    const requests = '{ participantsRequests(filter: { programId: "p" }) { data { program { name } } } }'
    expect((await t.ask(requests, { key: people.text })).code).toBe('API_SCOPE_MISSING')
  })

  it('case 3: what no key may do is not in the schema, and a key is worth nothing at other entries', async () => {
    const t = await apiApp()
    for (const document of [
      '{ apiKeys { id } }',
      '{ activeProfile { type } }',
      '{ myWithdrawalAccounts { count } }',
      '{ programTrackingSetup(programId: "p") { secretKey } }',
      'mutation { makeApiKey(makeApiKeyInput: { name: "x", scopes: [PROGRAMS_READ], days: 365 }) { text } }',
      'mutation { withdrawFromWallet(withdrawFromWalletInput: { amount: 1, withdrawalAccountId: "x", idempotencyKey: "12345678" }) { id } }',
      'mutation { topUpProgramBudget(programId: "p", amount: 1, idempotencyKey: "12345678") { amount } }',
      'mutation { updateProfileSettings(updateProfileSettingsInput: { bio: "x" }) { type } }',
      'mutation { publishProgram(id: "p") { id } }',
      '{ __schema { types { name } } }',
    ])
      expect([document, (await t.ask(document)).status]).toEqual([document, 400])
    const key = { authorization: `Bearer ${t.made.text}` }
    expect((await t.post({ query: '{ myWallet { balance } }' }, key)).body.errors?.[0]?.extensions.code).toBe('UN_AUTHORIZED')
    expect((await t.askAdmin('{ adminOverview { users } }', {}, key)).body.data ?? null).toBeNull()
    expect((await t.app.request('/wallet/transactions.csv', { headers: key })).status).toBeGreaterThanOrEqual(400)
    const { accessToken } = await t.enter('BRAND')
    expect((await t.call('GET', '/balance', { key: accessToken })).status).toBe(401)
    expect((await t.ask('{ myWallet { balance } }', { key: accessToken })).status).toBe(401)
  })

  it.each([
    ['was revoked', 401, async (t: ApiApp) => void (await t.services.apiKeys.revoke(nabt, t.made.key.id))],
    ['has expired', 401, async (t: ApiApp) => t.deps.clock.advance(90 * 86_400_000)],
    [
      'belongs to a suspended account',
      403,
      (t: ApiApp) => t.db.updateTable('users').set({ suspended_at: 1 }).where('id', '=', nabt.userId).execute(),
    ],
    [
      'belongs to a closed account',
      401,
      (t: ApiApp) => t.db.insertInto('closed_accounts').values({ user_id: nabt.userId, closed_at: 1, erased_at: null }).execute(),
    ],
    [
      'belongs to a deleted profile',
      401,
      (t: ApiApp) => t.db.updateTable('profiles').set({ deleted_at: 1 }).where('id', '=', nabt.profileId).execute(),
    ],
  ])('case 4: a key that %s is refused with %d at the next request, at both interfaces', async (_, status, end) => {
    const t = await apiApp()
    expect((await t.call('GET', '/balance')).status).toBe(200)
    await end(t)
    const refused = await t.call('GET', '/balance')
    expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([status, status === 401 ? 'Bearer' : null])
    expect((await t.ask('{ myWallet { balance } }')).status).toBe(status)
  })

  it('case 4: a key works without a session of its owner', async () => {
    const t = await apiApp()
    await t.db.updateTable('sessions').set({ revoked_at: 1, revoked_why: 'signedOut' }).where('user_id', '=', nabt.userId).execute()
    expect((await t.call('GET', '/programs')).status).toBe(200)
  })

  it('case 4: a key does no more than a session: a feature that is switched off is off for keys', async () => {
    const t = await apiApp({ settings: { ...allOn, program: false } })
    const refused = await t.call('GET', '/programs')
    expect([refused.status, (await problemIn(refused)).code]).toEqual([403, 'FEATURE_DISABLED'])
    expect((await t.ask('{ myPrograms { count } }')).code).toBe('FEATURE_DISABLED')
    expect((await t.call('GET', '/balance')).status).toBe(200)
  })

  it('case 5: a key is in no row, no later answer and no line of the log', async () => {
    const t = await apiApp({ logLevel: 'debug' })
    await t.call('POST', '/programs/p/results', { body: t.sale })
    await t.ask('{ myPrograms { count } }')
    await t.call('GET', '/programs/none')
    const secret = t.made.text.slice(3, -4)
    const rows = JSON.stringify([
      await t.db.selectFrom('api_keys').selectAll().execute(),
      await t.db.selectFrom('api_answers').selectAll().execute(),
      await t.db.selectFrom('audit').selectAll().execute(),
      await t.db.selectFrom('notifications').selectAll().where('type', '=', 'API_KEY_MADE').execute(),
      await t.services.apiKeys.keys(nabt),
    ])
    expect(rows).toContain(t.made.key.id)
    expect(rows).not.toContain(secret)
    expect(t.lines.join('\n')).not.toContain(secret)
  })

  it('case 5: after too many wrong keys, an address is not answered for a minute, except with a key that works', async () => {
    const t = await apiApp({ trustProxy: 1 })
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    const from = (key: string, more = headers) => t.call('GET', '/programs', { key, headers: more })
    expect((await from(t.made.text)).status).toBe(200)
    const guess = (n: number) => `wk_${String(n).padStart(43, 'g')}`
    for (let n = 0; n < apiLimits.wrongPerAddress.count; n++) expect((await from(guess(n))).status).toBe(401)
    const refused = await from(guess(99))
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect((await from(t.made.text)).status).toBe(200)
    expect((await from(guess(99), { 'x-forwarded-for': '203.0.113.8' })).status).toBe(401)
  })

  it('case 6: all keys of a profile share one limit, which other profiles do not', async () => {
    const t = await apiApp()
    const [own, strange] = [await t.keyOf(), await t.keyOf(apiScopes, stranger)]
    const { count } = apiLimits.perProfile
    await t.db
      .insertInto('rate_limits')
      .values({ key: `api:${nabt.profileId}`, count: count - 1, window_start: t.deps.clock.now() })
      .execute()
    expect((await t.call('GET', '/programs')).headers.get('ratelimit')).toBe('"hour";r=0;t=3600')
    const refused = await t.call('GET', '/programs', { key: own.text })
    expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('ratelimit')]).toEqual([
      429,
      '3600',
      '"hour";r=0;t=3600',
    ])
    const queried = await t.ask('{ myPrograms { count } }')
    expect([queried.status, queried.response.headers.get('retry-after'), queried.response.headers.get('ratelimit')]).toEqual([
      ...[429, '3600', '"hour";r=0;t=3600'],
    ])
    expect((await t.call('GET', '/programs', { key: strange.text })).status).toBe(200)
    t.deps.clock.advance(3_600_000)
    expect((await t.call('GET', '/programs')).status).toBe(200)
  })

  it('case 6: documents that are dear, deep or long are refused before anything runs, and so are large bodies', async () => {
    const t = await apiApp()
    const page = 'myTransactions(pagination: { limit: 100 }) { data { id type netAmount createdAt childTransactions { id amount } } }'
    const dear = `{ ${Array.from({ length: 9 }, (_, n) => `a${n}: ${page}`).join(' ')} }`
    expect((await t.ask(dear)).body.errors?.[0]?.extensions).toMatchObject({
      params: { reason: 'The operation asks for too much at once.' },
    })
    const many = `{ ${Array.from({ length: requestLimits.aliases + 1 }, (_, n) => `a${n}: getCountries { id }`).join(' ')} }`
    expect((await t.ask(many)).status).toBe(400)
    expect((await t.call('POST', '/programs/p/results', { body: 'x'.repeat(apiLimits.body + 1) })).status).toBe(413)
    for (const body of ['{', '[]', '"text"']) expect((await t.call('POST', '/programs/p/results', { body })).status).toBe(400)
    expect(await t.stored()).toEqual([])
  })

  it('case 7: an idempotency key is refused for another request, and is another one for another profile', async () => {
    const t = await apiApp()
    const headers = { 'idempotency-key': 'the-same-key' }
    const send = (body: object, path = '/programs/p/results', key = t.made.text) => t.call('POST', path, { body, headers, key })
    expect((await send(t.sale)).status).toBe(201)
    const reused = await send({ ...t.sale, amount: 1 })
    expect([reused.status, (await problemIn(reused)).fields]).toEqual([422, [{ path: 'idempotencyKey', rule: 'taken' }]])
    expect((await send({}, '/programs/p/participants/lama-in-p/decline')).status).toBe(422)
    const { text } = await t.keyOf(apiScopes, stranger)
    expect((await send(t.sale, '/programs/p/results', text)).status).toBe(404)
    expect(await t.stored()).toHaveLength(1)
  })

  it('case 8: a new key is notified to the owner and written to the audit log, ends by itself, and cannot be made by a key', async () => {
    const t = await apiApp()
    const { key } = await t.keyOf(['WALLET_READ'], nabt, 365)
    expect(Date.parse(key.expiresAt) - Date.parse(key.createdAt)).toBe(365 * 86_400_000)
    await expect(t.keyOf(['WALLET_READ'], nabt, 3_650)).rejects.toThrow('DTO_VALIDATION_ERROR')
    const notified = await t.db
      .selectFrom('notifications')
      .select('reference_id')
      .where('type', '=', 'API_KEY_MADE')
      .where('reference_id', '=', key.id)
      .execute()
    expect(notified).toHaveLength(1)
    const lines = await t.db.selectFrom('audit').select(['actor', 'action']).where('target', '=', key.id).execute()
    expect(lines).toEqual([{ actor: nabt.userId, action: 'apiKeys.made' }])
  })
})
