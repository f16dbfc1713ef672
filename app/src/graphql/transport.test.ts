import { expect, test } from 'vitest'
import { SignOutDocument } from '#session/signOut.generated.ts'
import { NetworkFailure } from './network-failure.ts'
import { createTransport, hashOf } from './transport.ts'

const question = { document: SignOutDocument, variables: { refreshToken: 'r' }, headers: { authorization: 'Bearer a' } }
const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/graphql-response+json' } })

function setUp(answers: (Response | Error)[]) {
  const sent: { url: string; headers: Headers; body: Record<string, unknown> }[] = []
  const send = createTransport({
    url: '/user/graphql',
    fetch: async (url, init) => {
      sent.push({ url: String(url), headers: new Headers(init?.headers), body: JSON.parse(String(init?.body)) as Record<string, unknown> })
      const answer = answers.shift()
      if (!answer || answer instanceof Error) throw answer ?? new Error('requested once too often')
      return answer
    },
  })
  return { send, sent }
}

test('sends only an operation’s hash and variables', async () => {
  const { send, sent } = setUp([json(200, { data: { signOut: { success: true } } })])
  expect(await send(question)).toEqual({ data: { signOut: { success: true } } })
  expect(sent.map(({ url, body }) => ({ url, body }))).toEqual([
    { url: '/user/graphql', body: { id: hashOf(SignOutDocument), variables: { refreshToken: 'r' } } },
  ])
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer a')
})

test('reports the newest event that an answer includes, if the server sends its id', async () => {
  const seen: string[] = []
  const answers = [new Response('{"data":{}}'), new Response('{"data":{}}', { headers: { 'last-event-id': '41' } })]
  const send = createTransport({
    url: '/user/graphql',
    fetch: () => Promise.resolve(answers.shift() ?? Response.error()),
    onEventId: (id) => seen.push(id),
  })
  await send(question)
  expect(seen).toEqual([])
  await send(question)
  expect(seen).toEqual(['41'])
})

test('sends the full document once if the server does not know the hash', async () => {
  const { send, sent } = setUp([
    json(400, { errors: [{ message: 'unknown document' }] }),
    json(200, { data: { signOut: { success: true } } }),
  ])
  expect(await send(question)).toMatchObject({ data: {} })
  expect(sent[1]?.body).toMatchObject({ operationName: 'signOut', variables: { refreshToken: 'r' } })
  expect(sent[1]?.body['query']).toContain('mutation signOut($refreshToken: String!)')
})

test('reads the code of a refusal with an HTTP error status', async () => {
  const { send } = setUp([
    json(429, { errors: [{ message: 'RATE_LIMITED', extensions: { code: 'RATE_LIMITED', params: { retryAfter: 9 } } }] }),
  ])
  expect(await send(question)).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED' } }] })
})

test.each([
  ['no network', new TypeError('Failed to fetch'), null],
  ['a proxy’s page instead of an answer', new Response('<h1>Bad gateway</h1>', { status: 502 }), 502],
  ['an answer in no known shape', json(200, []), 200],
])('throws NetworkFailure for %s', async (_what, answer, status) => {
  const { send } = setUp([answer])
  const error = await send(question).catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(NetworkFailure)
  expect(error).toMatchObject({ status })
})
