import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { requestLimits } from '@wasla/contract/common/request-limits.ts'
import { demoProgram, uploadDocument, type ProgramAnswer } from '../testing/demo-program.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

/** A limit in milliseconds that the program reaches only if it hangs. */
const untilHung = 120_000
const patient = { interval: 20, timeout: untilHung }

const boundary = 'the-boundary-of-the-test'

/** The form of an upload, up to the content of its file. */
const begin = Buffer.from(
  [
    ...[`--${boundary}`, 'content-disposition: form-data; name="operations"', ''],
    JSON.stringify({ query: uploadDocument, variables: { file: null } }),
    ...[`--${boundary}`, 'content-disposition: form-data; name="map"', '', JSON.stringify({ 0: ['variables.file'] })],
    ...[`--${boundary}`, 'content-disposition: form-data; name="0"; filename="one.png"', 'content-type: image/png', '', ''],
  ].join('\r\n'),
)
const end = Buffer.from(`\r\n--${boundary}--\r\n`)
const megabyte = Buffer.alloc(1024 * 1024, 7)
const ofForm = { 'content-type': `multipart/form-data; boundary=${boundary}` }

/** Runs the program, with functions that send requests on connections of their own. */
async function setUp() {
  const t = await demoProgram(temporaryFolder(), { LOG_LEVEL: 'info' })
  const { port, headers } = t
  return {
    ...t,
    /** Sends the beginning of a request, and returns the connection once all of it is sent. */
    async beginning(...parts: readonly (string | Buffer)[]) {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => undefined)
      await once(socket, 'connect')
      for (const part of parts) await new Promise<void>((sent) => void socket.write(part, () => sent()))
      return socket
    },
    head(path: string, more: Record<string, string>) {
      const fields = Object.entries({ host: 'localhost', ...headers, ...more }).map((pair) => pair.join(': '))
      return [`POST ${path} HTTP/1.1`, ...fields, '', ''].join('\r\n')
    },
    /** Sends an upload of this size in chunks, without its length. Resolves to the answer. */
    async inChunks(size: number): Promise<ProgramAnswer> {
      const outgoing = request({ host: '127.0.0.1', port, path: '/user/graphql', method: 'POST', headers: { ...headers, ...ofForm } })
      outgoing.on('error', () => undefined)
      const answered = once(outgoing, 'response')
      outgoing.write(begin)
      for (let sent = 0; sent < size && !outgoing.destroyed; sent += megabyte.length)
        if (!outgoing.write(megabyte)) await Promise.race([once(outgoing, 'drain'), answered])
      outgoing.end(end)
      const [answer] = (await answered) as [IncomingMessage]
      return { status: answer.statusCode ?? 0, body: JSON.parse(await text(answer)) as ProgramAnswer['body'] }
    },
  }
}

describe('an upload to the running program whose sender', () => {
  it(
    'leaves at any point stores nothing, leaves no file and no error, and succeeds when it is sent again (F18, F21)',
    async () => {
      const t = await setUp()
      const before = t.files()
      const length = { 'content-length': String(begin.length + 8 * megabyte.length + end.length) }
      const chunked = { 'transfer-encoding': 'chunked' }
      const chunk = (part: Buffer) => Buffer.concat([Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n')])
      const head = (more: Record<string, string>) => t.head('/user/graphql', { ...ofForm, ...more })
      for (const parts of [
        [head(length)],
        [head(length), begin.subarray(0, 40)],
        [head(length), begin],
        [head(length), begin, megabyte, megabyte, megabyte],
        [head(chunked), chunk(begin), chunk(megabyte), chunk(megabyte)],
        [head(chunked), chunk(begin), 'fffff\r\n', megabyte.subarray(0, 1000)],
      ])
        for (const isReset of [false, true]) {
          const socket = await t.beginning(...parts)
          // The server has begun to store what it got.
          if (parts.length > 3) await expect.poll(() => t.unfinished().length, patient).toBe(1)
          if (isReset) socket.resetAndDestroy()
          else socket.destroy()
          await expect.poll(t.unfinished, patient).toEqual([])
          // The server knows that the sender left once it has answered a later request. Otherwise it would count many uploads of one sender.
          await t.whoAmI()
        }
      expect(t.files()).toBe(before)
      expect(await t.upload()).toMatchObject({ status: 200, body: { data: { editProfileImage: { __typename: 'ProfileImageResult' } } } })
      expect(t.files()).toBeGreaterThan(before)
      expect(t.unfinished()).toEqual([])
      expect(await t.stopped()).toEqual({ code: 0, err: '', troubles: [] })
    },
    untilHung,
  )

  it(
    'sends more than 50 MB in chunks gets 413 with the limit, and nothing is kept (F19)',
    async () => {
      const t = await setUp()
      const before = t.files()
      const { status, body } = await t.inChunks(requestLimits.uploadBytes + 1024 * 1024)
      expect([status, body.errors?.[0]?.extensions]).toMatchObject([413, { code: 'FILE_SIZE_EXCEEDED', params: { max: 50 } }])
      await expect.poll(t.unfinished, patient).toEqual([])
      expect(t.files()).toBe(before)
      expect((await t.upload()).status).toBe(200)
      expect(await t.stopped()).toEqual({ code: 0, err: '', troubles: [] })
    },
    untilHung,
  )

  it(
    'leaves while the server works on a request that has arrived causes no error and no answer of 500 (F20)',
    async () => {
      const t = await setUp()
      const query = JSON.stringify({ query: 'mutation { updateProfileSettings(updateProfileSettingsInput: { bio: "Gone" }) { type } }' })
      const key = { authorization: 'Bearer none', 'content-type': 'application/json' }
      for (let round = 0; round < 10; round++)
        for (const [path, body, headers] of [
          ['/user/graphql', query, { 'content-type': 'application/json' }],
          ['/admin/graphql', query, { 'content-type': 'application/json' }],
          ['/track/conversion', '{"clickId":"none"}', key],
          ['/till/none/orders', '{"code":"none"}', key],
          ['/webhooks/payments/moyasar', '{"id":"none"}', key],
          ['/webhooks/persona', '{"id":"none"}', key],
          ['/csp', '{"csp-report":{}}', { 'content-type': 'application/csp-report' }],
        ] as const) {
          const head = t.head(path, { ...headers, 'content-length': String(body.length) })
          for (const sent of [body, body.slice(0, 5)]) (await t.beginning(head, sent)).resetAndDestroy()
        }
      expect((await t.ask('{ activeProfile { type } }')).body).toEqual({ data: { activeProfile: { type: 'AGENT' } } })
      expect(await t.stopped()).toEqual({ code: 0, err: '', troubles: [] })
    },
    untilHung,
  )
})
