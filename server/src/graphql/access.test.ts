import { parse, Kind } from 'graphql'
import { describe, expect, it } from 'vitest'
import { userAccess, type UserField } from '@wasla/contract/access/user.ts'
import { fieldOf, operationOf, turnedAway } from '@wasla/contract/access/testing/matrix.ts'
import { userMatrix } from '@wasla/contract/access/testing/user-matrix.ts'
import type { UserRow } from '@wasla/contract/access/testing/user-rows.ts'
import { memberKinds, memberNames, userViewers, type MemberKind, type UserViewer } from '@wasla/contract/access/testing/user-viewers.ts'
import { isErrorCode, type ErrorCode } from '@wasla/contract/errors/codes.ts'
import { allOn } from '@wasla/contract/flags/flags.ts'
import documents from '@wasla/contract/generated/trusted-documents.json' with { type: 'json' }
import { createAccessTokens } from '../domains/session/access-token.ts'
import { sessionKeys } from '../domains/session/keys.ts'
import { sendFiles } from '../testing/send-files.ts'
import { bearer, testApp, type Answer } from '../testing/test-app.ts'
import { resolvers } from './resolvers.ts'
import { createUserSchema } from './schema.ts'

type TestApp = Awaited<ReturnType<typeof testApp>>
type Headers = Record<string, string>

/** Returns the code with which a viewer was refused access. Returns null if the viewer was admitted, even if the call failed later. */
function refusalOf({ body }: { body: Answer }): ErrorCode | null {
  const code = body.errors?.[0]?.extensions.code
  return isErrorCode(code) && turnedAway.has(code) ? code : null
}

/** Signs in a different demo user for each kind of viewer, and puts that user into the state of the kind. */
async function everybody({ db, deps, enterAdmin }: TestApp): Promise<Record<UserViewer, Headers>> {
  const tokens = createAccessTokens(sessionKeys(deps.env.secrets), () => 900)
  const taken = new Set<string>()
  const now = deps.clock.now()

  async function enterAs(kind: (typeof memberKinds)[MemberKind]): Promise<{ userId: string; headers: Headers }> {
    const people = await db
      .selectFrom('profiles as p')
      .innerJoin('users as u', 'u.id', 'p.user_id')
      .select(['p.id', 'p.user_id', 'p.status', 'p.onboarding_step'])
      .where('p.type', '=', kind.type)
      .where('p.deleted_at', 'is', null)
      .where('u.suspended_at', 'is', null)
      .orderBy('p.id')
      .execute()
    const step = 'step' in kind ? kind.step : null
    const free = people.filter(({ user_id }) => !taken.has(user_id))
    // Prefer a person who is already in that state: they have everything that belongs to it.
    const person = free.find(({ status, onboarding_step }) => status === kind.status && onboarding_step === step) ?? free[0]
    if (!person) throw new Error(`The demonstration has too few people of type ${kind.type}`)
    taken.add(person.user_id)
    await db.updateTable('profiles').set({ status: kind.status, onboarding_step: step }).where('id', '=', person.id).execute()
    const sid = deps.ids.uuid()
    await db
      .insertInto('sessions')
      .values({
        id: sid,
        user_id: person.user_id,
        profile_id: person.id,
        created_at: now,
        last_used_at: now,
        expires_at: now + 86_400_000,
        revoked_at: null,
        revoked_why: null,
        refresh_hash: sid,
        parent_hash: null,
        rotated_at: null,
        user_agent: 'test',
      })
      .execute()
    const token = tokens.sign({ sub: person.user_id, profileId: person.id, profileType: kind.type, sid }, now)
    return { userId: person.user_id, headers: bearer(token) }
  }

  const members: [MemberKind, Headers][] = []
  for (const name of memberNames) members.push([name, (await enterAs(memberKinds[name])).headers])
  const suspended = await enterAs(memberKinds.networker)
  await db.updateTable('users').set({ suspended_at: now }).where('id', '=', suspended.userId).execute()
  return {
    ...(Object.fromEntries(members) as Record<MemberKind, Headers>),
    signedOut: {},
    suspended: suspended.headers,
    adminToken: await enterAdmin('SUPER_ADMIN'),
  }
}

const call = (app: TestApp, row: UserRow, headers: Headers) =>
  row.takesFile
    ? sendFiles(app, operationOf(row), {
        variables: { file: null },
        files: { 'variables.file': new File(['no picture'], 'a.png') },
        headers: { 'apollo-require-preflight': 'true', ...headers },
      })
    : app.ask(operationOf(row), {}, headers)

describe('the access matrix of the user API', () => {
  it.each(userMatrix.map((row) => [fieldOf(row), row] as const))('lets exactly the viewers of the matrix use %s', async (_field, row) => {
    const app = await testApp()
    const viewers = await everybody(app)
    const answers: Partial<Record<UserViewer, ErrorCode | null>> = {}
    for (const viewer of userViewers) answers[viewer] = refusalOf(await call(app, row, viewers[viewer]))
    expect(answers).toEqual(Object.fromEntries(userViewers.map((viewer) => [viewer, row.refuses[viewer] ?? null])))
  })
})

describe('a feature that is switched off', () => {
  const rows = userMatrix.filter(({ feature }) => feature !== undefined)
  it.each(rows.map((row) => [fieldOf(row), row] as const))(
    'makes %s refuse everybody; strangers get their usual code (R-04)',
    async (_field, row) => {
      const app = await testApp({ settings: { ...allOn, ...(row.feature ? { [row.feature]: false } : {}) } })
      const { accessToken } = await app.enter('BRAND')
      expect(refusalOf(await call(app, row, bearer(accessToken)))).toBe('FEATURE_DISABLED')
      expect(refusalOf(await call(app, row, {}))).toBe(row.refuses.signedOut ?? 'FEATURE_DISABLED')
    },
  )
})

/** Returns the root fields of an operation. */
const rootsOf = (text: string) =>
  parse(text).definitions.flatMap((one) =>
    one.kind === Kind.OPERATION_DEFINITION
      ? one.selectionSet.selections.flatMap((field) =>
          field.kind === Kind.FIELD && field.name.value !== '__typename' ? [field.name.value] : [],
        )
      : [],
  )

describe('compiled operations of the app', () => {
  it('serve a stranger only if the access table opens all their fields', async () => {
    const app = await testApp()
    const answers = await Promise.all(
      Object.entries(documents).map(async ([id, text]) => {
        const closed = rootsOf(text).filter((field) => userAccess[field as UserField].signedIn)
        const { body } = await app.post({ id, variables: {} })
        // Without variables, an operation may be refused before its fields are resolved.
        return { text, closed, refusal: refusalOf({ body }), isExecuted: body.data !== undefined }
      }),
    )
    const executed = answers.filter(({ isExecuted, closed }) => isExecuted && closed.length > 0)
    expect(executed.length).toBeGreaterThan(5)
    for (const { text, refusal } of executed) expect([text.slice(0, 60), refusal]).toEqual([text.slice(0, 60), 'UN_AUTHORIZED'])
  })

  it('do not let a business remove rate cards', async () => {
    const app = await testApp()
    const [id] = Object.entries(documents).find(([, text]) => /\bdeleteRateCard\b/.test(text)) ?? []
    const { accessToken } = await app.enter('BRAND')
    expect(refusalOf(await app.post({ id, variables: { id: 'none' } }, bearer(accessToken)))).toBe('UNAUTHORIZED_UPDATING')
  })
})

it('createUserSchema throws if a field has no row in the access table', () => {
  const { deleteRateCard: _, ...access } = userAccess
  expect(() => createUserSchema(resolvers, access)).toThrow('Mutation.deleteRateCard has no row in the access table')
})
