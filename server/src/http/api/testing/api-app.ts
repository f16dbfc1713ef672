import { apiPaths } from '@wasla/contract/api/operations.ts'
import { apiScopes } from '@wasla/contract/api-keys/scopes.ts'
import type { ApiScope } from '@wasla/contract/generated/user-types.ts'
import { NABT_COFFEE } from '@wasla/mocks/world/businesses.ts'
import { LAMA, NOURA } from '@wasla/mocks/world/networkers.ts'
import { testMoment } from '#database/testing/each-database.ts'
import type { Env } from '../../../config/env.ts'
import type { Answer } from '../../../testing/test-app.ts'
import { trackApp } from '../../tracking/testing/track-app.ts'

export const nabt = { profileId: NABT_COFFEE.profile.id, userId: NABT_COFFEE.user.id }

/**
 * The whole server with the program `p` of a brand, which counts sales. Noura takes part in it, and Lama asked to join. `call` and `ask` use
 * a key of the brand that has all scopes, unless the caller gives another one.
 */
export async function apiApp(env: Partial<Env> = {}, file?: string) {
  const t = await trackApp({}, env, file)
  const person = { program_id: 'p', is_automatic: 0, decline_reason: null, decline_note: null } as const
  await t.db.deleteFrom('participations').where('program_id', '=', 'p').execute()
  await t.db
    .insertInto('participations')
    .values([
      {
        ...{ ...person, id: 'noura-in-p', profile_id: NOURA.profile.id, user_id: NOURA.user.id },
        ...{ status: 'Accepted', created_at: testMoment - 5_000, answered_at: testMoment - 4_000 },
      },
      {
        ...{ ...person, id: 'lama-in-p', profile_id: LAMA.profile.id, user_id: LAMA.user.id },
        ...{ status: 'Pending', created_at: testMoment - 3_000, answered_at: null },
      },
    ])
    .execute()

  /** Makes a key of the brand, or of another profile. */
  const keyOf = async (scopes: readonly ApiScope[] = apiScopes, owner = nabt, days = 90) =>
    t.services.apiKeys.make(owner, { name: 'Test', scopes: [...scopes], days })
  const made = await keyOf()
  let count = 0

  /** Calls the REST interface. A body that is a text is sent as it is. Each call that changes something has a key of its own. */
  const call = (
    method: 'GET' | 'POST',
    path: string,
    { key = made.text, body, headers = {} }: { key?: string; body?: unknown; headers?: Record<string, string> } = {},
  ) =>
    t.app.request(`${apiPaths.rest}${path}`, {
      method,
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      headers: {
        ...(key === '' ? {} : { authorization: `Bearer ${key}` }),
        ...(method === 'POST' ? { 'content-type': 'application/json', 'idempotency-key': `request-${(count += 1)}` } : {}),
        ...headers,
      },
    })

  /** Sends a document to the GraphQL interface. */
  async function ask(query: string, { key = made.text, variables = {} }: { key?: string; variables?: Record<string, unknown> } = {}) {
    const response = await t.app.request(apiPaths.graphql, {
      method: 'POST',
      headers: {
        ...{ 'content-type': 'application/json', accept: 'application/graphql-response+json' },
        ...(key === '' ? {} : { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({ query, variables }),
    })
    const body = (await response.json()) as Answer
    return { response, status: response.status, body, code: body.errors?.[0]?.extensions.code }
  }

  return { ...t, made, keyOf, call, ask, sale: { clickId: 'click-0', event: 'SALE', externalId: 'order-1', amount: 249_90 } }
}

export type ApiApp = Awaited<ReturnType<typeof apiApp>>

/** Returns the body of a refusal of the REST interface. */
export const problemIn = async (response: Response) =>
  (await response.json()) as { status: number; code: string; fields?: { path: string; rule: string }[]; params?: Record<string, unknown> }
