import { describe, expect, test } from 'vitest'
import { SignOutDocument } from '#session/signOut.generated.ts'
import { createRefresh } from '#session/refresh.ts'
import { createSessionStore } from '#session/session-store.ts'
import { createSessionStorage } from '#session/storage.ts'
import { createFakeServer } from '#session/testing/fake-server.ts'
import { createSharedBox } from '#session/testing/memory-box.ts'
import { tokensFor } from '#session/testing/tokens.ts'
import { createAsk } from './ask.ts'
import { createClient } from './client.ts'
import { problemOf, type ServerProblem } from './problems.ts'
import { createReport } from './reporting.ts'
import { NetworkFailure } from './network-failure.ts'
import { hashOf, type Answer, type Question } from './transport.ts'

const noura = tokensFor('noura', 'networker')
const refused = (code: string, more: object = {}): Answer => ({ errors: [{ message: code, extensions: { code, ...more } }] })
const done: Answer = { data: { signOut: { __typename: 'Ack', success: true } } }

function setUp(answer: (question: Question, server: ReturnType<typeof createFakeServer>) => Answer | Promise<Answer>) {
  const storage = createSessionStorage(createSharedBox().tab(), () => 'device-1')
  storage.keepTokens(noura)
  const server = createFakeServer(noura)
  const session = createSessionStore({
    storage,
    refreshOnce: createRefresh({ storage, ask: server.ask, locks: undefined, startTimer: () => () => {} }),
  })
  const requests: Question[] = []
  const reported: ServerProblem[] = []
  const client = createClient({
    ask: createAsk({
      session: session.forGeneration(session.read().generation),
      headers: { accessToken: session.accessToken, language: () => 'ar', deviceToken: storage.deviceToken },
      send: async (question) => {
        requests.push(question)
        return answer(question, server)
      },
    }),
    report: createReport((problem) => reported.push(problem)),
  })
  const ask = (context: object = {}) =>
    client.mutate({ mutation: SignOutDocument, variables: { refreshToken: 'r' }, context }).then(
      (result) => result.data,
      (error: unknown) => error,
    )
  return { ask, requests, reported, session, server, storage }
}

const tokenOf = (question: Question) => (question.headers['authorization'] ?? '').replace('Bearer ', '')

describe('a request', () => {
  test('has the token, the language, the device and the operation’s hash', async () => {
    const { ask, requests } = setUp(() => done)
    await ask()
    expect(requests[0]?.headers).toEqual({ authorization: `Bearer ${noura.access}`, 'accept-language': 'ar', 'x-wasla-device': 'device-1' })
    expect(requests.map(({ document }) => hashOf(document))).toEqual([hashOf(SignOutDocument)])
  })

  test('is repeated with a new token if the old one has expired, without reporting an error', async () => {
    const { ask, requests, reported, server } = setUp((question, at) =>
      tokenOf(question) === noura.access ? refused('UN_AUTHORIZED') : at.accepts(tokenOf(question)) ? done : refused('INVALID_SESSION'),
    )
    expect(await ask()).toMatchObject({ signOut: { success: true } })
    expect(requests).toHaveLength(2)
    expect(server.refreshes()).toBe(1)
    expect(reported).toEqual([])
  })

  test('is repeated only once', async () => {
    const { ask, requests, reported } = setUp(() => refused('UN_AUTHORIZED'))
    expect(problemOf(await ask())?.code).toBe('UN_AUTHORIZED')
    expect(requests).toHaveLength(2)
    expect(reported.map(({ code }) => code)).toEqual(['UN_AUTHORIZED'])
  })

  test('ends the session without reporting an error if the session is over', async () => {
    const { ask, reported, session } = setUp(() => refused('INVALID_SESSION'))
    await ask()
    expect(session.read()).toMatchObject({ status: 'signedOut', reason: 'expired' })
    expect(reported).toEqual([])
  })

  test('ends the session as suspended if the user is suspended', async () => {
    const { ask, session } = setUp(() => refused('USER_SUSPENDED'))
    await ask()
    expect(session.read()).toMatchObject({ status: 'signedOut', reason: 'suspended' })
  })

  test('reports a refusal once, with its parameters', async () => {
    const { ask, reported } = setUp(() => refused('RATE_LIMITED', { params: { retryAfter: 60 } }))
    await ask()
    expect(reported).toEqual([{ code: 'RATE_LIMITED', params: { retryAfter: 60 }, fields: [] }])
  })

  test('does not report a refusal that the screen shows itself', async () => {
    const { ask, reported } = setUp(() => refused('WRONG_OTP'))
    expect(problemOf(await ask({ errors: { codes: ['WRONG_OTP'] } }))?.code).toBe('WRONG_OTP')
    expect(reported).toEqual([])
  })

  test('reports nothing without a network connection', async () => {
    const { ask, reported, session } = setUp(() => Promise.reject(new NetworkFailure(null)))
    expect(await ask()).toBeInstanceOf(NetworkFailure)
    expect(reported).toEqual([])
    expect(session.read().status).toBe('signedIn')
  })

  test('is dropped if its answer arrives after a switch of profile', async () => {
    const at = setUp(() => {
      at.session.switchTo(tokensFor('noura', 'brand'))
      return refused('GENERAL_ERROR')
    })
    expect(await at.ask()).toMatchObject({ name: 'StaleAnswer' })
    expect(at.reported).toEqual([])
  })
})
