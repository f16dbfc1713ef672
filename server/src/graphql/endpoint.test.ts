import { describe, expect, it } from 'vitest'
import { Refusal, tooMany } from '../request/refusal.ts'
import { admitsAll } from '../platform/load-shedder.ts'
import { hashOf, brokenHash, mixHash, nodeHash, pageHash, paintHash, smallEndpoint } from './testing/small-endpoint.ts'

const ask = (query: string, variables: Record<string, unknown> = {}) => ({ query, variables })

describe('an executed request', () => {
  it('answers 200 with the GraphQL type, and is never cached', async () => {
    const { response, status, body } = await smallEndpoint().post(ask('{ node { name } }'), {
      'content-type': 'application/json; charset=utf-8',
    })
    expect(status).toBe(200)
    expect(body).toEqual({ data: { node: { name: 'one' } } })
    expect(response.headers.get('content-type')).toBe('application/graphql-response+json; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('runs a known document by its hash, with the result of the same text', async () => {
    const { post } = smallEndpoint()
    const [byId, byText] = [await post({ id: nodeHash }), await post(ask('{ node { name refused } }'))]
    expect(byId.body).toEqual(byText.body)
    expect((await post({ id: paintHash, variables: { colour: 'RED' } })).body).toEqual({ data: { paint: 'RED' } })
  })

  it('reports a refusal of the contract by code and parameters', async () => {
    const { status, body } = await smallEndpoint().post({ id: nodeHash })
    expect(status).toBe(200)
    expect(body.errors).toEqual([
      {
        message: 'You can request a new code in 90 seconds.',
        path: ['node', 'refused'],
        extensions: { code: 'RESEND_INTERVAL_LIMIT_REACHED', params: { resendAfter: 90 } },
      },
    ])
  })

  it.each([
    ['by hash', { id: brokenHash }],
    ['by text', ask('{ a: node { broken } b: node { broken } }')],
  ])('reveals only the request id of a fault, and logs it once, %s', async (_, sent) => {
    const { post, lines } = smallEndpoint()
    const { status, body, response } = await post(sent)
    expect(status).toBe(200)
    expect(body.data).toBeDefined()
    for (const error of body.errors ?? [])
      expect(error).toMatchObject({
        message: 'Something went wrong on our side. Please try again.',
        extensions: { code: 'GENERAL_ERROR', requestId: response.headers.get('x-request-id') },
      })
    expect(JSON.stringify(body)).not.toMatch(/SQLITE|hunter2|stack|locations/)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('no such table')
  })

  it('reveals nothing of a value that does not fit the schema', async () => {
    const { body } = await smallEndpoint().post(ask('{ node { secret } }'))
    expect(body.errors?.[0]).toMatchObject({ extensions: { code: 'GENERAL_ERROR' }, path: ['node', 'secret'] })
    expect(JSON.stringify(body)).not.toContain('not a number')
  })

  it.each([
    [
      'in the document',
      ask('{ page(pagination: { limit: 100000, offset: 1000000000 }) { limit offset } }'),
      'page',
      { limit: 100, offset: 1e9 },
    ],
    [
      'in a variable',
      ask('query ($p: Pagination) { page(pagination: $p) { limit offset } }', { p: { limit: 100000, offset: -5 } }),
      'page',
      { limit: 100, offset: 0 },
    ],
    [
      'in a part of a variable',
      ask('query ($n: Int) { page(pagination: { limit: $n }) { limit offset } }', { n: 0 }),
      'page',
      { limit: 1, offset: 0 },
    ],
    [
      'inside another input',
      ask('query ($f: Filter) { search(filter: $f) { limit offset } }', { f: { page: { limit: 5000 } } }),
      'search',
      { limit: 100, offset: 0 },
    ],
    ['in a known document', { id: pageHash, variables: { p: { limit: 100000 } } }, 'page', { limit: 100, offset: 0 }],
    ['as its own default', { id: pageHash }, 'page', { limit: 10, offset: 0 }],
  ])('limits the size of a page %s', async (_, sent, field, page) => {
    expect((await smallEndpoint().post(sent)).body).toEqual({ data: { [field]: page } })
  })
})

describe('the endpoint, before it executes a request,', () => {
  const aliases = (count: number) => Array.from({ length: count }, (_, i) => `a${i}: paint(colour: RED)`).join(' ')
  const deep = (levels: number) => `{ ${'node { next { '.slice(0, 7)}${'next { '.repeat(levels - 2)}name${' }'.repeat(levels - 2)} } }`
  const cycle = 'query { node { ...A } } fragment A on Node { next { ...B } } fragment B on Node { next { ...A } }'
  const doubling = `query { node { ...F0 } } ${Array.from({ length: 20 }, (_, i) => `fragment F${i} on Node { next { ...F${i + 1} } x: next { ...F${i + 1} } }`).join(' ')} fragment F20 on Node { name }`

  const endless = `{ ...F0 } ${Array.from({ length: 24 }, (_, i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`).join(' ')}`

  it.each([
    ['deep', deep(11)],
    [
      'deep through fragments',
      `query { node { next { next { next { next { ...A } } } } } } fragment A on Node { next { next { next { next { next { name } } } } } }`,
    ],
    ['with too many aliases', `{ ${aliases(16)} }`],
    [
      'with aliases multiplied by fragments',
      `query { node { ...A ...A ...A ...A } } fragment A on Node { ${'abcd'
        .split('')
        .map((n) => `${n}: name`)
        .join(' ')} }`,
    ],
    ['doubling by fragments', doubling],
    ['of too many tokens', `{ node { ${'name '.repeat(1000)} } }`],
    ['of too many directives', `{ node { name ${'@include(if: true) '.repeat(31)} } }`],
    ['going in circles', cycle],
    ['doubling by fragments, the last of which is not there', endless],
    ['with a fragment that is not there', '{ node { ...Missing } }'],
    ['with fields over and over', `{ node { ${'name '.repeat(150)} } }`],
    ['not GraphQL', '{ node { '],
    ['unknown to the schema', '{ nothing }'],
    ['of two code tries by alias', 'mutation { a: verifyOtp(code: "1") b: verifyOtp(code: "2") }'],
    ['of a code try beside another field', 'mutation { verifyOtp(code: "1") rename(name: "x") }'],
    [
      'of code tries by fragments',
      'mutation { ...A ...B } fragment A on Mutation { a: verifyOtp(code: "1") } fragment B on Mutation { b: verifyOtp(code: "2") }',
    ],
    ['of code tries by inline fragments', 'mutation { ... { a: verifyOtp(code: "1") } ... on Mutation { b: verifyOtp(code: "2") } }'],
    ['introspecting without end', `{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }`],
  ])('answers 400 to a document %s, with less than 50 ms of work', async (_, query) => {
    const { post, seen } = smallEndpoint()
    await post(ask('{ language }'))
    // Measure this thread only, so that a busy machine does not matter.
    const before = process.threadCpuUsage()
    const { status, body } = await post(ask(query))
    const { user, system } = process.threadCpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(50)
    expect(status).toBe(400)
    expect(body.data).toBeUndefined()
    expect(seen.codes).toEqual([])
  })

  it('accepts documents just inside the limits', async () => {
    const { post } = smallEndpoint()
    expect((await post(ask(deep(10)))).status).toBe(200)
    expect((await post(ask(`{ ${aliases(15)} }`))).status).toBe(200)
    expect((await post(ask('mutation { verifyOtp(code: "1") }'))).body).toEqual({ data: { verifyOtp: 'WRONG_OTP' } })
  })

  it.each([
    ['a batch', [ask('{ language }'), ask('{ language }')]],
    ['no object', '"{ language }"'],
    ['neither id nor query', { variables: {} }],
    ['both id and query', { id: nodeHash, query: '{ language }' }],
    ['a query that is no text', { query: ['{ language }'] }],
    ['variables that are no object', { query: '{ language }', variables: '{"a":1}' }],
    ['no JSON', '{"query": '],
    ['a key that reaches for the prototype', '{"query":"{ language }","variables":{"__proto__":{"admin":true}}}'],
    ['a sign no database has, in a variable', '{"query":"{ language }","variables":{"id":"a\\u0000b"}}'],
    ['the same sign in the document', '{"query":"{ paint(colour: \\"\\\\u0000\\") }"}'],
    ['the same sign otherwise written', '{"query":"{ paint(colour: \\"\\\\u{00}\\") }"}'],
    ['the same key in disguise', '{"query":"{ language }","variables":{"\\u005f_proto__":{"admin":true}}}'],
    ['an unknown document', { id: hashOf('unknown') }],
    ['an id that is no hash', { id: 'toString' }],
  ])('answers 400 to %s', async (_, body) => {
    const { status, body: answer } = await smallEndpoint().post(body)
    expect(status).toBe(400)
    expect(answer.errors).toEqual([
      { message: 'The request is malformed.', extensions: { code: 'BAD_REQUEST', params: { reason: expect.any(String) as string } } },
    ])
    expect(({} as Record<string, unknown>)['admin']).toBeUndefined()
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/graphql', 'application/jsonx', ''])(
    'answers 400 to a body of type %j',
    async (type) => {
      expect((await smallEndpoint().post(ask('{ language }'), { 'content-type': type })).status).toBe(400)
    },
  )

  it('answers 400 to a compressed body', async () => {
    expect((await smallEndpoint().post(ask('{ language }'), { 'content-encoding': 'gzip' })).status).toBe(400)
  })

  it('answers 405 to any method but POST', async () => {
    const { app } = smallEndpoint()
    const response = await app.request('/user/graphql?query={language}')
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST')
  })

  it('ignores a query in the address', async () => {
    const { app } = smallEndpoint()
    const response = await app.request('/user/graphql?query={language}', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    expect(response.status).toBe(400)
  })

  it('answers 413 to a body over 256 kB', async () => {
    expect((await smallEndpoint().post(ask('{ language }', { pad: 'x'.repeat(256 * 1024) }))).status).toBe(413)
  })

  it.each([
    ['by hash', { id: paintHash, variables: { colour: 'secretly typed' } }],
    ['by text', ask('query P($colour: Colour!) { paint(colour: $colour) }', { colour: 'secretly typed' })],
  ])('answers 400 to variables of a wrong type and does not repeat them, %s', async (_, sent) => {
    const { status, body } = await smallEndpoint().post(sent)
    expect(status).toBe(400)
    expect(body.errors?.[0]?.extensions['code']).toBe('DTO_VALIDATION_ERROR')
    expect(JSON.stringify(body)).not.toMatch(/secretly|Colour/)
  })

  it.each([
    ['by hash', 'that fit', { id: mixHash, variables: { colours: Array.from({ length: 32_000 }, () => 'RED') } }],
    ['by hash', 'that do not fit', { id: mixHash, variables: { colours: Array.from({ length: 32_000 }, () => 'NONE') } }],
    ['by text', 'that fit', ask('query ($c: [Colour!]!) { mix(colours: $c) }', { c: Array.from({ length: 32_000 }, () => 'RED') })],
  ])('answers 400 to a list of 32,000 values %s, %s, with less than 50 ms of work', async (_, __, sent) => {
    const { post } = smallEndpoint()
    expect((await post({ id: mixHash, variables: { colours: ['RED', 'GREEN'] } })).body.data).toEqual({ mix: 2 })
    const body = JSON.stringify(sent)
    const before = process.threadCpuUsage()
    const answer = await post(body)
    const { user, system } = process.threadCpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(50)
    expect(answer.status).toBe(400)
    expect(answer.body.errors?.[0]?.extensions).toEqual({
      code: 'DTO_VALIDATION_ERROR',
      params: { reason: 'A variable is longer than any argument may be.' },
    })
  })

  it('answers 400 to ad-hoc text if only known documents are trusted', async () => {
    const { post } = smallEndpoint({ trustedOnly: true })
    expect((await post(ask('{ language }'))).status).toBe(400)
    expect((await post({ id: paintHash, variables: { colour: 'RED' } })).status).toBe(200)
  })

  it('hides the schema and suggestions in live', async () => {
    const { post } = smallEndpoint({ hidden: true })
    for (const query of [
      '{ __schema { types { name } } }',
      '{ __type(name: "Node") { name } }',
      '{ nod { name } }',
      '{ node { nam } }',
      '{ paint(colour: RAD) }',
    ]) {
      const { status, body } = await post(ask(query))
      expect(status).toBe(400)
      expect(body.errors).toEqual([
        { message: 'The request is malformed.', extensions: { code: 'BAD_REQUEST', params: { reason: 'The document is not accepted.' } } },
      ])
    }
    expect((await post(ask('{ node { __typename } }'))).status).toBe(200)
  })

  it('says what is malformed, but reveals nothing of the document in live', async () => {
    const reasonOf = async (options: object, body: unknown) =>
      (await smallEndpoint(options).post(body)).body.errors?.[0]?.extensions['params']
    expect(await reasonOf({}, { id: 7 })).toEqual({ reason: 'id must be text.' })
    expect(await reasonOf({ hidden: true }, { id: 7 })).toEqual({ reason: 'id must be text.' })
    expect(await reasonOf({}, ask('{ nod }'))).toEqual({ reason: expect.stringContaining('Cannot query field "nod"') as string })
    expect(await reasonOf({ hidden: true }, ask('{ nod }'))).toEqual({ reason: 'The document is not accepted.' })
  })

  it.each([
    ['a document that is refused', ask('{ ...A ...A } fragment A on Query { ...B }')],
    ['a body that is no JSON', '{"query": '],
    ['an unknown document', { id: hashOf('unknown') }],
  ])('counts the caller before it reads %s', async (_, body) => {
    const { status, response } = await smallEndpoint({
      context: async () => {
        throw tooMany(7)
      },
    }).post(body)
    expect(status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('7')
  })

  it('does not count a request that it refuses because the server is full', async () => {
    let counted = 0
    const context = async () => {
      counted += 1
      return { name: 'en' }
    }
    const busy = smallEndpoint({ context, loadShedder: { ...admitsAll, isFull: () => true } })
    expect((await busy.post({ id: nodeHash })).status).toBe(503)
    expect(counted).toBe(0)
  })

  it('frees the place of a request among the running ones, for any outcome', async () => {
    let inside = 0
    const loadShedder = { isFull: () => false, enter: async () => void (inside += 1), leave: () => void (inside -= 1) }
    const { post } = smallEndpoint({ loadShedder })
    for (const body of [{ id: nodeHash }, { id: brokenHash }, '{', ask('{ nothing }')]) await post(body)
    expect(inside).toBe(0)
  })

  it('answers 429 and 503 with the time to wait', async () => {
    const limited = await smallEndpoint({
      context: async () => {
        throw tooMany(7)
      },
    }).post({ id: nodeHash })
    expect(limited.status).toBe(429)
    expect(limited.response.headers.get('retry-after')).toBe('7')
    expect(limited.body.errors?.[0]?.extensions).toEqual({ code: 'RATE_LIMITED', params: { retryAfter: 7 } })
    const busy = await smallEndpoint({ loadShedder: { ...admitsAll, isFull: () => true } }).post({ id: nodeHash })
    expect(busy.status).toBe(503)
    expect(busy.response.headers.get('retry-after')).toBe('1')
    expect(busy.body.errors).toEqual([
      { message: 'The service is busy. Please try again in a moment.', extensions: { code: 'SERVICE_BUSY', params: { retryAfter: 1 } } },
    ])
    const locked = await smallEndpoint({
      context: async () => {
        throw Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' })
      },
    }).post({ id: nodeHash })
    expect(locked.status).toBe(503)
    expect(locked.body.errors?.[0]?.extensions['code']).toBe('SERVICE_BUSY')
    const meanwhile = await smallEndpoint().post(ask('{ node { busy } }'))
    expect(meanwhile.status).toBe(503)
    expect(meanwhile.response.headers.get('retry-after')).toBe('1')
    // The path shows that the execution had begun: a client may only repeat an operation that does no harm if it runs twice.
    expect(meanwhile.body.errors?.[0]).toMatchObject({ path: ['node', 'busy'], extensions: { code: 'SERVICE_BUSY' } })
    const fault = await smallEndpoint({
      context: async () => {
        throw new Error('secret')
      },
    }).post({ id: nodeHash })
    expect(fault.status).toBe(500)
    expect(JSON.stringify(fault.body)).not.toContain('secret')
    expect(
      await smallEndpoint({
        context: async () => {
          throw new Refusal(400, 'no')
        },
      }).post({ id: nodeHash }),
    ).toMatchObject({ status: 400 })
  })
})
