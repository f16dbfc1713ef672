import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { Problem } from '@wasla/contract/errors/problem.ts'
import { requestLimits } from '@wasla/contract/common/request-limits.ts'
import { systemClock } from '../../platform/clock.ts'
import { randomIds } from '../../platform/ids.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { smallEndpoint } from '../testing/small-endpoint.ts'
import { readMultipart } from './read-multipart.ts'

const upload = { query: 'mutation ($p: Photo!) { upload(photo: $p) }', variables: { p: { caption: 'x', file: null } } }
const place = { 0: ['variables.p.file'] }

function form(parts: [string, string | Blob][]) {
  const data = new FormData()
  for (const [name, value] of parts)
    if (typeof value === 'string') data.append(name, value)
    else data.append(name, value, '../../etc/passwd')
  return data
}

const whole = (map: unknown = place, file = new Blob(['hello']), operations: unknown = upload) =>
  form([
    ['operations', JSON.stringify(operations)],
    ['map', JSON.stringify(map)],
    ['0', file],
  ])

function server() {
  const dataDir = temporaryFolder()
  const small = smallEndpoint({ dataDir })
  const send = async (body: FormData | string, headers: Record<string, string> = { 'apollo-require-preflight': 'true' }) => {
    const response = await small.app.request('/user/graphql', { method: 'POST', body, headers })
    return { status: response.status, body: (await response.json()) as { data?: unknown; errors?: { extensions: { code: string } }[] } }
  }
  const left = () => (existsSync(join(dataDir, 'tmp')) ? readdirSync(join(dataDir, 'tmp')) : [])
  return { ...small, send, left }
}

describe('a multipart request', () => {
  it('gives the resolver the file on disk under a generated name, and leaves nothing behind', async () => {
    const { send, seen, left } = server()
    expect(await send(whole())).toEqual({ status: 200, body: { data: { upload: 'hello' } } })
    expect(seen.files[0]).toMatchObject({ size: 5 })
    expect(seen.files[0]?.path).toMatch(/tmp\/[0-9a-f-]{36}$/)
    expect(left()).toEqual([])
  })

  it('is refused without a header that another site cannot send without a preflight', async () => {
    const { send, seen } = server()
    expect((await send(whole(), {})).status).toBe(400)
    expect((await send(whole(), { 'apollo-require-preflight': ' ' })).status).toBe(400)
    expect((await send(whole(), { 'graphql-require-preflight': '1' })).status).toBe(200)
    expect(seen.files).toHaveLength(1)
  })

  it.each([
    ['reaches for the prototype', whole({ 0: ['variables.__proto__.file'] })],
    ['reaches for the constructor', whole({ 0: ['variables.constructor.prototype.file'] })],
    ['leaves the variables', whole({ 0: ['query'] })],
    ['names a place that is not there', whole({ 0: ['variables.p.other'] })],
    ['overwrites a value', whole({ 0: ['variables.p.caption'] })],
    ['is a list', whole([['variables.p.file']])],
    ['names a file that does not come', whole({ 0: ['variables.p.file'], 1: ['variables.p.file'] })],
    ['does not name the file', whole({ 1: ['variables.p.file'] })],
    [
      'comes before the operations',
      form([
        ['map', JSON.stringify(place)],
        ['operations', JSON.stringify(upload)],
        ['0', new Blob(['x'])],
      ]),
    ],
    [
      'comes after the file',
      form([
        ['operations', JSON.stringify(upload)],
        ['0', new Blob(['x'])],
        ['map', JSON.stringify(place)],
      ]),
    ],
    ['belongs to a batch', whole(place, new Blob(['x']), [upload])],
    [
      'is not JSON',
      form([
        ['operations', '{'],
        ['map', '{}'],
      ]),
    ],
    [
      'has a poisoned operation',
      form([
        ['operations', '{"__proto__":{"a":1}}'],
        ['map', '{}'],
      ]),
    ],
  ])('is refused if its map %s, and leaves no file', async (_, body) => {
    const { send, left, seen } = server()
    expect((await send(body)).status).toBe(400)
    expect(left()).toEqual([])
    expect(seen.files).toEqual([])
    expect(({} as Record<string, unknown>)['file']).toBeUndefined()
  })

  it('is refused if it is cut off or malformed', async () => {
    const { send, left } = server()
    const type = { 'apollo-require-preflight': '1', 'content-type': 'multipart/form-data; boundary=b' }
    expect((await send('--b\r\nContent-Disposition: form-data; name="operations"\r\n\r\n{', type)).status).toBe(400)
    expect((await send('nothing of the kind', { ...type, 'content-type': 'multipart/form-data' })).status).toBe(400)
    expect(left()).toEqual([])
  })

  it('is refused if a file is larger than the limit, with the limit in MB', async () => {
    const { send, left } = server()
    const answer = await send(whole(place, new Blob([new Uint8Array(requestLimits.uploadBytes + 1)])))
    expect(answer).toMatchObject({ status: 413, body: { errors: [{ extensions: { code: 'FILE_SIZE_EXCEEDED', params: { max: 50 } } }] } })
    expect(left()).toEqual([])
  })

  it('accepts a file that is exactly as large as the limit', async () => {
    const { send, seen } = server()
    expect((await send(whole(place, new Blob([new Uint8Array(requestLimits.uploadBytes)])))).status).toBe(200)
    expect(seen.files[0]).toMatchObject({ size: requestLimits.uploadBytes })
  })

  it('is refused if its files together are larger than the limit', async () => {
    const directory = temporaryFolder()
    const two = form([
      ['operations', JSON.stringify({ id: 'x', variables: { p: null, q: null } })],
      ['map', '{"0":["variables.p"],"1":["variables.q"]}'],
      ['0', new Blob(['x'.repeat(600)])],
      ['1', new Blob(['x'.repeat(600)])],
    ])
    const { body, headers } = new Request('http://localhost', { method: 'POST', body: two })
    const read = readMultipart(Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]), Object.fromEntries(headers), {
      directory,
      ids: randomIds(systemClock),
      mostBytes: 1000,
    })
    await expect(read).rejects.toMatchObject({ status: 413, extensions: { code: 'FILE_SIZE_EXCEEDED' } })
    expect(readdirSync(directory)).toEqual([])
  })

  it('writes no file of a caller who may not upload', async () => {
    const dataDir = temporaryFolder()
    const { app } = smallEndpoint({
      dataDir,
      uploads: { sender: () => Promise.reject(new Problem('UN_AUTHORIZED')), count: async () => undefined },
    })
    const response = await app.request('/user/graphql', { method: 'POST', body: whole(), headers: { 'apollo-require-preflight': '1' } })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'UN_AUTHORIZED' } }] })
    expect(existsSync(join(dataDir, 'tmp'))).toBe(false)
  })

  it('leaves room for others if one caller opens ten and sends nothing, and counts only admitted requests', async () => {
    const counted: string[] = []
    const { app } = smallEndpoint({
      dataDir: temporaryFolder(),
      context: async (c) => ({ name: c.req.header('x-sender') ?? '' }),
      uploads: { sender: async ({ name }) => name, count: async ({ name }) => void counted.push(name) },
    })
    const send = async (sender: string, body: FormData | ReadableStream, headers: Record<string, string> = {}) =>
      app.request('/user/graphql', {
        method: 'POST',
        body,
        headers: { 'apollo-require-preflight': 'true', 'x-sender': sender, ...headers },
        ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
      })
    const ends: (() => void)[] = []
    const silent = () => new ReadableStream({ start: (controller) => void ends.push(() => controller.close()) })
    const idle = Array.from({ length: 10 }, () => send('idle', silent(), { 'content-type': 'multipart/form-data; boundary=b' }))
    // Two uploads are running; all further ones are refused at once.
    const refused = await Promise.all(idle.slice(2))
    expect(refused.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 503))
    expect(await refused[0]?.json()).toMatchObject({ errors: [{ extensions: { code: 'SERVICE_BUSY' } }] })
    const other = await send('other', whole())
    expect(await other.json()).toEqual({ data: { upload: 'hello' } })
    expect(counted).toEqual(['idle', 'idle', 'other'])
    for (const end of ends) end()
    expect((await Promise.all(idle.slice(0, 2))).map(({ status }) => status)).toEqual([400, 400])
  })

  it('is refused if it has more than ten files', async () => {
    const { send } = server()
    const many = Array.from({ length: 11 }, (_, i): [string, Blob] => [String(i), new Blob(['x'])])
    expect((await send(form([['operations', JSON.stringify(upload)], ['map', JSON.stringify(place)], ...many]))).status).toBe(400)
  })
})
