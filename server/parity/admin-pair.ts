import { buildSchema } from 'graphql'
import { expect } from 'vitest'
import { demoAdmins } from '@wasla/contract/admin/demo.ts'
import type { AdminRole } from '@wasla/contract/admin/roles.ts'
import { adminTypeDefs } from '@wasla/contract/generated/admin-schema.ts'
import { createMockAdmin } from '@wasla/mocks/admin/server.ts'
import { manualClock } from '@wasla/mocks/platform/clock.ts'
import type { OperationRequest } from '@wasla/mocks/store/answering.ts'
import { createMockServer } from '@wasla/mocks/store/server.ts'
import { world } from '@wasla/mocks/world/world.ts'
import { comparable } from './comparable.ts'
import { addResults, noMoreResults } from './results.ts'
import { startServer } from './server-side.ts'
import { wholeDocuments } from './whole-documents.ts'

const schema = buildSchema(adminTypeDefs)
const whole = wholeDocuments(schema)
const ids = new Set(
  Object.values(world).flatMap((rows) => rows.flatMap((row: object) => ('id' in row && typeof row.id === 'string' ? [row.id] : []))),
)

/** Maps ids that one side generated to names that both sides share, so that answers can be compared. */
type Names = Map<string, string>

/**
 * The fields of ledger rows whose values each side generates itself, by type: transaction ids, chain numbers and hashes, and times of the
 * last check.
 */
const ownOfLedger: Readonly<Record<string, readonly string[]>> = {
  LedgerEntry: ['transactionId', 'number', 'hash'],
  LedgerTransaction: ['id'],
  LedgerState: ['checkedAt', 'sealed', 'hash', 'sealedAt'],
}

const withoutOwn = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || !('__typename' in value)) return value
  const own = ownOfLedger[String(value.__typename)]
  return own ? Object.fromEntries(Object.entries(value).filter(([name]) => !own.includes(name))) : value
}

/**
 * Returns an answer without the values that each side generates itself: tokens, ids of accounts and ledger rows, and sizes of documents.
 */
const plain = (body: unknown, names: Names) =>
  comparable(
    JSON.parse(
      JSON.stringify(body, (key, value: unknown) => {
        // Compares only whether a token is present, because neither side can read the tokens of the other.
        if (key === 'accessToken' || key === 'secret' || key === 'uri') return typeof value === 'string' && value.length > 0
        if (key === 'size') return 1
        return typeof value === 'string' ? (names.get(value) ?? value) : withoutOwn(value)
      }),
    ),
    (id) => ids.has(id),
  )

type Answer = { status: number; body: { data?: Record<string, unknown> | null; errors?: { extensions: { code: string } }[] } }
type Side = {
  answer(request: OperationRequest, headers: Headers): Promise<{ status: number; body: unknown }>
  tokens: Map<AdminRole, string>
  names: Names
  /** The last id that each mutation returned, by the mutation's name. `<mutation>:token` is the token of its link. */
  made: Map<string, string>
}

/**
 * The variables of a call, or a function that builds them from earlier answers of the same side. `made('adminProposeAdjustment')` is the id
 * of the last proposal, `made('adminInviteTeamMember:token')` the token of the last invitation, and `idOf('FINANCE')` the id of the admin
 * account with that role.
 */
type Variables =
  | Record<string, unknown>
  | ((made: (mutation: string) => string, idOf: (role: AdminRole) => string) => Record<string, unknown>)

const idOf = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' ? value.id : null

/** Returns the token of a one-time link, or null. */
const tokenOf = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'uri' in value && typeof value.uri === 'string' ? (value.uri.split('#')[1] ?? null) : null

const idOfRole = ({ names }: Side, role: AdminRole) => [...names].find(([, name]) => name === role)?.[0] ?? ''

const accessToken = (body: unknown) =>
  (body as { data?: { adminSignIn?: { accessToken: string; admin: { id: string } } } }).data?.adminSignIn

/** Starts the back offices of the mock and the server. Both have the same world and the same clock. */
export async function startAdminPair({ results = noMoreResults } = {}) {
  const clock = manualClock()
  const server = await startServer(clock, {}, results)
  await server.check()
  const mock = createMockAdmin(createMockServer({ clock, unwritten: 'refused', prepare: (begun) => addResults(begun, results) }).store)
  const sides: Record<'mock' | 'server', Side> = {
    mock: { answer: mock.answer, tokens: new Map(), names: new Map(), made: new Map() },
    server: {
      answer: (request, headers) => server.answer(request, headers, '/admin/graphql'),
      tokens: new Map(),
      names: new Map(),
      made: new Map(),
    },
  }

  async function take(side: Side, query: string, requested: Variables, role: AdminRole | null) {
    const token = role ? side.tokens.get(role) : undefined
    const headers = new Headers(token ? { authorization: `Bearer ${token}` } : {})
    const variables =
      typeof requested === 'function'
        ? requested(
            (mutation) => side.made.get(mutation) ?? '',
            (of) => idOfRole(side, of),
          )
        : requested
    const answer = await side.answer({ query, variables }, headers)
    for (const [field, value] of Object.entries((answer.body as Answer['body']).data ?? {})) {
      const id = idOf(value)
      if (id !== null) side.made.set(field, id)
      const linkToken = tokenOf(value)
      if (linkToken !== null) side.made.set(`${field}:token`, linkToken)
    }
    return answer
  }

  /** Sends a call to both sides, expects equal answers, and returns that answer. */
  async function call(rootField: string, variables: Variables = {}, role: AdminRole | null = 'SUPER_ADMIN'): Promise<Answer> {
    const query = whole.get(rootField)
    if (!query) throw new Error(`The back office has no ${rootField}`)
    const expected = await take(sides.server, query, variables, role)
    const imitated = await take(sides.mock, query, variables, role)
    const answer = { status: expected.status, body: plain(expected.body, sides.server.names) }
    expect({ status: imitated.status, body: plain(imitated.body, sides.mock.names) }).toEqual(answer)
    return answer as Answer
  }

  const signInText = whole.get('adminSignIn') ?? ''
  for (const { email, role } of demoAdmins)
    for (const side of Object.values(sides)) {
      const { body } = await take(side, signInText, { email, password: 'wasla-demo' }, null)
      const entered = accessToken(body)
      side.tokens.set(role, entered?.accessToken ?? '')
      side.names.set(entered?.admin.id ?? '', role)
    }

  return {
    clock,
    call,
    fields: {
      queries: Object.keys(schema.getQueryType()?.getFields() ?? {}),
      mutations: Object.keys(schema.getMutationType()?.getFields() ?? {}),
    },
    close: server.close,
  }
}

export type AdminPair = Awaited<ReturnType<typeof startAdminPair>>

export const codeOf = ({ body }: Answer) => body.errors?.[0]?.extensions.code
