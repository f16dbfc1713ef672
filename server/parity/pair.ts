import { createHash } from 'node:crypto'
import { buildSchema, getOperationAST, Kind, parse, type DocumentNode, type SelectionNode } from 'graphql'
import { expect } from 'vitest'
import documents from '@wasla/contract/generated/trusted-documents.json' with { type: 'json' }
import { userTypeDefs } from '@wasla/contract/generated/user-schema.ts'
import type { ResultChange } from '@wasla/contract/tracking/change.ts'
import { manualClock } from '@wasla/mocks/platform/clock.ts'
import { consentCode } from '@wasla/mocks/store/social/connect.ts'
import { showDocument } from '@wasla/mocks/store/verification/identity.ts'
import type { OperationRequest } from '@wasla/mocks/store/answering.ts'
import { beginFunds, fundsOf, fundsProof } from '@wasla/mocks/store/funds/funds.ts'
import { findProfile, findUser } from '@wasla/mocks/store/find.ts'
import { measuredOf } from '@wasla/mocks/store/insights/measured.ts'
import { countResults } from '@wasla/mocks/store/tracking/count-results.ts'
import { createMockServer } from '@wasla/mocks/store/server.ts'
import { world } from '@wasla/mocks/world/world.ts'
import { comparable } from './comparable.ts'
import { addResults, noMoreResults } from './results.ts'
import { startServer } from './server-side.ts'
import { wholeDocuments } from './whole-documents.ts'

/** The mock or the server: its function that answers requests, and the values from its earlier answers. */
type Side = {
  answer(requested: OperationRequest, headers: Headers): Promise<{ status: number; body: unknown }>
  captured: Captured
  saved: Map<string, Captured>
}
export type Captured = Readonly<
  Partial<
    Record<
      | 'accessToken'
      | 'refreshToken'
      | 'challengeId'
      | 'authorizationUrl'
      | 'state'
      | 'code'
      | 'inquiryId'
      | 'business'
      | 'checkoutUrl'
      | 'topUp'
      | 'withdrawal'
      | 'bankAccount'
      | 'content'
      | 'programCopy'
      | 'group'
      | 'groupInvitation'
      | 'groupEntry'
      | 'savedFilter'
      | 'brandDays'
      | 'till'
      | 'shop'
      | 'webhookEndpoint'
      | 'apiKey'
      | 'mediaKit'
      | 'proposal'
      | 'proposalAddress',
      string
    >
  >
>

export type Step = {
  /** Builds the variables from earlier answers of the same side. */
  variables?: (captured: Captured) => Record<string, unknown>
  /** Returns the token to send. The default is the last access token; null sends no token. */
  token?: ((captured: Captured) => string | undefined) | null
  language?: string
  device?: string
  /** The name of the saved values to use for this step; see `keep`. */
  from?: string
}

const schema = buildSchema(userTypeDefs)
const whole = wholeDocuments(schema)
const hashes = new Map([...whole.values()].map((text) => [text, createHash('sha256').update(text).digest('hex')]))
const ids = new Set(
  Object.values(world).flatMap((rows) => rows.flatMap((row: object) => ('id' in row && typeof row.id === 'string' ? [row.id] : []))),
)
const locations = new Set(world.profiles.flatMap(({ location }) => location?.id ?? []))
const codes = new Set([...world.users.map(({ invitationCode }) => invitationCode), ...world.trackingLinks.map(({ code }) => code)])
const isKnown = (id: string) => ids.has(id) || locations.has(id) || codes.has(id)

const isNamed = (value: unknown): value is { id: string } =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'

/** For each mutation that creates a record, the name under which later steps find the record's id. */
const madeBy: Readonly<Record<string, keyof Captured>> = {
  createBusinessProfile: 'business',
  topUpWallet: 'topUp',
  withdrawFromWallet: 'withdrawal',
  createWithdrawalAccount: 'bankAccount',
  addContent: 'content',
  copyProgram: 'programCopy',
  createGroup: 'group',
  InviteGroupMember: 'groupInvitation',
  joinGroup: 'groupEntry',
  savePeopleFilter: 'savedFilter',
  createBrandDays: 'brandDays',
  addWebhookEndpoint: 'webhookEndpoint',
  makeMediaKit: 'mediaKit',
  makeProposal: 'proposal',
}

/** Returns the tokens and challenges that an answer contains at any depth, and the ids of the records that were created. */
function handedOut(value: unknown, found: Record<string, string> = {}): Captured {
  if (typeof value === 'object' && value !== null)
    for (const [name, member] of Object.entries(value)) {
      if (
        typeof member === 'string' &&
        ['accessToken', 'refreshToken', 'challengeId', 'authorizationUrl', 'state', 'inquiryId', 'checkoutUrl'].includes(name)
      )
        found[name] = member
      else {
        if ((name === 'till' || name === 'shop') && isNamed(member)) found[name] = member.id
        if (name === 'address' && typeof member === 'string' && /^[\w-]{32}$/.test(member)) found['proposalAddress'] = member
        if (name === 'key' && isNamed(member)) found['apiKey'] = member.id
        const made = madeBy[name]
        if (made && isNamed(member)) found[made] = member.id
        handedOut(member, found)
      }
    }
  return found
}

/** Returns the first root field of a selection, also if it is inside a fragment. */
function rootFieldOf(document: DocumentNode, selections: readonly SelectionNode[] | undefined): string {
  const [first] = selections ?? []
  if (first?.kind === Kind.FIELD) return first.name.value
  if (first?.kind !== Kind.FRAGMENT_SPREAD) return ''
  const fragment = document.definitions.find((one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === first.name.value)
  return fragment?.kind === Kind.FRAGMENT_DEFINITION ? rootFieldOf(document, fragment.selectionSet.selections) : ''
}

/** The operations of the app. `id` is the hash that the app sends. */
export const appOperations = Object.entries(documents).map(([id, text]) => {
  const document = parse(text)
  const operation = getOperationAST(document)
  return {
    id,
    rootField: rootFieldOf(document, operation?.selectionSet.selections),
    needsVariables: operation?.variableDefinitions?.some(({ type }) => type.kind === Kind.NON_NULL_TYPE) ?? false,
  }
})

/**
 * Starts the mock and the server with the same world and the same clock. Each step is sent to both, and both answers must be equal. With
 * `asTheApp`, the server knows the documents in advance. That is faster for tests that send each document hundreds of times.
 */
export async function startPair({ asTheApp = false, results = noMoreResults } = {}) {
  const clock = manualClock()
  const server = await startServer(clock, asTheApp ? Object.fromEntries([...hashes].map(([text, id]) => [id, text])) : {}, results)
  const mock = createMockServer({ clock, unwritten: 'refused', prepare: (begun) => addResults(begun, results) })
  const sides: Record<'mock' | 'server', Side> = {
    mock: { answer: mock.answer, captured: {}, saved: new Map() },
    server: { answer: server.answer, captured: {}, saved: new Map() },
  }

  async function take(side: Side, requested: OperationRequest, step: Step) {
    const before = step.from === undefined ? side.captured : (side.saved.get(step.from) ?? {})
    const token = step.token === null ? undefined : step.token ? step.token(before) : before.accessToken
    const headers = new Headers({
      'accept-language': step.language ?? 'en',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(step.device ? { 'x-wasla-device': step.device } : {}),
    })
    const { status, body } = await side.answer({ ...requested, variables: step.variables?.(before) ?? {} }, headers)
    side.captured = { ...side.captured, ...handedOut(body) }
    return { status, body: comparable(body, isKnown) }
  }

  /** Sends a step to both sides, expects equal answers, and returns that answer. */
  async function both(requested: OperationRequest, step: Step = {}, ofServer = requested) {
    const expected = await take(sides.server, ofServer, step)
    const imitated = await take(sides.mock, requested, step)
    expect(imitated).toEqual(expected)
    return expected as { status: number; body: { data?: Record<string, unknown> | null; errors?: { extensions: { code: string } }[] } }
  }

  return {
    clock,
    /** The names of the contract's queries. */
    queries: Object.keys(schema.getQueryType()?.getFields() ?? {}),
    ask: both,
    /** Requests a root field with every field of its result. */
    async call(rootField: string, step: Step = {}) {
      const query = whole.get(rootField)
      if (!query) throw new Error(`The contract has no ${rootField}`)
      return both({ query }, step, asTheApp ? { id: hashes.get(query) ?? null } : { query })
    },
    /** Gives consent on the platform's page of both sides, as the owner of `handle`. Saves the result as `code`. */
    async consent(handle: string) {
      sides.server.captured = { ...sides.server.captured, code: await server.consent(sides.server.captured.authorizationUrl ?? '', handle) }
      sides.mock.captured = { ...sides.mock.captured, code: consentCode(handle, 'micro') }
    },
    /** Shows a document to the simulated identity provider of both sides, and returns its decision. */
    async show(documentNumber: string) {
      const expected = await server.show(sides.server.captured.inquiryId ?? '', documentNumber)
      expect(showDocument(mock.store, sides.mock.captured.inquiryId ?? '', documentNumber)).toEqual(expected)
      return expected
    },
    /** Pays on the page of the server's simulated gateway. The mock has no such page: its payment is complete at the third poll. */
    pay: (choice: 'pay' | 'decline') => server.pay(sides.server.captured.checkoutUrl ?? '', choice),
    /** Makes the server's simulated bank answer. In the mock, the bank answers automatically. */
    settle: server.settle,
    /** Counts clicks and conversions on both sides. */
    async count(changes: readonly ResultChange[]) {
      countResults(mock.store, changes)
      await server.count(changes)
    },
    /** Sets the contact number of a profile, on both sides. */
    async shareContact(profileId: string, mobileNumber: string) {
      const profile = findProfile(mock.store, profileId)
      if (profile) profile.contact = { ...profile.contact, mobileNumber }
      await server.shareContact(profileId, mobileNumber)
    },
    /** Requires a new identity check on both sides, as after a long absence. */
    async requireIdentityCheck(userId: string) {
      const user = findUser(mock.store, userId)
      if (user) user.identityRecheckSince = clock.now()
      await server.requireIdentityCheck(userId)
    },
    /** Seals a checkpoint of funds on both sides, and returns the proofs of the programs in it, by id. */
    async proofsOfFunds(programIds: readonly string[]) {
      beginFunds(mock.store)
      const imitated = new Map<string, string>()
      for (const id of programIds.toSorted())
        if (await fundsOf(mock.store, id)) imitated.set(id, (await fundsProof(mock.store, { profileId: 'reader' }, id)).text)
      return { server: await server.proofsOfFunds(programIds), mock: imitated }
    },
    /** Measures the accounts of every group member, on both sides at the same time. */
    async measureGroups() {
      const memberIds = [...new Set(world.groupMembers.map(({ profileId }) => profileId))]
      for (const profileId of memberIds) measuredOf(mock.store, profileId, null)
      await server.measure(memberIds)
    },
    /** Saves the current tokens and challenge under a name. */
    keep: (name: string) => Object.values(sides).forEach((side) => side.saved.set(name, side.captured)),
    forget: () => Object.values(sides).forEach((side) => (side.captured = {})),
    getFromServer: server.get,
    close: server.close,
  }
}

export type Pair = Awaited<ReturnType<typeof startPair>>

/** Signs in with the number of a person of the world. Returns the answer of both sides to the code. */
export async function signIn(pair: Pair, { user }: { user: { mobileNo: string; countryId: string } }, step: Step = {}) {
  const country = user.countryId
  pair.forget()
  await pair.call('signIn', {
    ...step,
    token: null,
    variables: () => ({ signInInput: { countryId: country, mobileNumber: user.mobileNo } }),
  })
  return pair.call('verifyOtp', {
    ...step,
    token: null,
    variables: ({ challengeId }) => ({ verifyOtpInput: { challengeId, code: '123456' } }),
  })
}

export const codeOf = (answer: { body: { errors?: { extensions: { code: string } }[] } }) => answer.body.errors?.[0]?.extensions.code
