import { expect, test } from 'vitest'
import { SignOutDocument } from '#session/signOut.generated.ts'
import { formOf } from './multipart.ts'
import { NetworkFailure } from './network-failure.ts'
import { readProblems } from './problems.ts'
import { createTransport, hashOf } from './transport.ts'
import type { UploadRequest } from './upload.ts'

const pdfFile = new File(['%PDF-1.4'], 'registration.pdf', { type: 'application/pdf' })
const icon = new File(['png'], 'logo.png', { type: 'image/png' })
const question = {
  document: SignOutDocument,
  variables: { input: { name: 'نبت', icon, documents: [pdfFile, pdfFile], when: null } },
  headers: { authorization: 'Bearer a' },
}

/** A request that the test completes. */
class Travel extends EventTarget implements UploadRequest {
  url = ''
  headers: Record<string, string> = {}
  form: FormData | null = null
  stopped = false
  status = 0
  responseText = ''
  upload = new EventTarget()

  open(_method: string, url: string | URL) {
    this.url = String(url)
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(body?: unknown) {
    this.form = body instanceof FormData ? body : null
  }
  abort() {
    this.stopped = true
    this.dispatchEvent(new Event('abort'))
  }
  come(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total, lengthComputable: total > 0 }))
  }
  answer(status: number, body: unknown) {
    this.status = status
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body)
    this.dispatchEvent(new Event('load'))
  }
}

function setUp() {
  const travels: Travel[] = []
  const send = createTransport({
    url: '/user/graphql',
    fetch: () => Promise.reject(new Error('a file does not travel so')),
    newRequest: () => {
      const travel = new Travel()
      travels.push(travel)
      return travel
    },
  })
  /** Returns a request by its number once it has been sent. The code that sends files loads first. */
  const nth = async (at: number) => {
    await expect.poll(() => travels[at]?.form).toBeTruthy()
    return travels[at] as Travel
  }
  return { send, travels, nth }
}

const partsOf = (form: FormData | null) =>
  [...(form ?? new FormData()).entries()].map(([name, value]) => [
    name,
    value instanceof File ? value.name : (JSON.parse(value) as unknown),
  ])

test('sends files after the operation and the map of their paths, in one request', async () => {
  const { send, nth } = setUp()
  const sent = send(question)
  const travel = await nth(0)
  expect(travel.url).toBe('/user/graphql')
  expect(travel.headers).toMatchObject({ 'apollo-require-preflight': 'true', authorization: 'Bearer a' })
  expect(travel.headers).not.toHaveProperty('content-type')
  expect(partsOf(travel.form)).toEqual([
    ['operations', { id: hashOf(SignOutDocument), variables: { input: { name: 'نبت', icon: null, documents: [null, null], when: null } } }],
    ['map', { 0: ['variables.input.icon'], 1: ['variables.input.documents.0'], 2: ['variables.input.documents.1'] }],
    ['0', 'logo.png'],
    ['1', 'registration.pdf'],
    ['2', 'registration.pdf'],
  ])
  travel.answer(200, { data: { ok: true } })
  expect(await sent).toEqual({ data: { ok: true } })
})

test('reports progress as a share of the whole request', async () => {
  const { send, nth } = setUp()
  const reported: number[] = []
  const sent = send({ ...question, onProgress: (share) => reported.push(share) })
  const travel = await nth(0)
  travel.come(0, 400)
  travel.come(100, 400)
  travel.come(401, 400)
  travel.come(7, 0)
  travel.answer(200, { data: {} })
  await sent
  expect(reported).toEqual([0, 0.25, 1])
})

test('rejects at once with the signal’s reason if it is aborted', async () => {
  const { send, nth } = setUp()
  const stop = new AbortController()
  const sent = send({ ...question, signal: stop.signal })
  const travel = await nth(0)
  stop.abort(new Error('stopped by the caller'))
  await expect(sent).rejects.toThrow('stopped by the caller')
  expect(travel.stopped).toBe(true)
})

test('is not sent if the signal was aborted before', async () => {
  const { send, travels } = setUp()
  await expect(send({ ...question, signal: AbortSignal.abort(new Error('too late')) })).rejects.toThrow('too late')
  expect(travels).toEqual([])
})

test('throws NetworkFailure for a lost connection or a proxy’s page', async () => {
  const { send, nth } = setUp()
  const first = send(question)
  const line = await nth(0)
  line.dispatchEvent(new Event('error'))
  await expect(first).rejects.toBeInstanceOf(NetworkFailure)
  const second = send(question)
  const page = await nth(1)
  page.answer(502, '<h1>Bad gateway</h1>')
  await expect(second).rejects.toMatchObject({ status: 502 })
})

test('sends the full document and all files once more if the server does not know the hash', async () => {
  const { send, nth } = setUp()
  const sent = send(question)
  const travel = await nth(0)
  travel.answer(400, { errors: [{ message: 'x', extensions: { code: 'BAD_REQUEST' } }] })
  const again = await nth(1)
  expect(partsOf(again.form)[0]?.[1]).toMatchObject({ operationName: 'signOut' })
  again.answer(200, { data: {} })
  expect(await sent).toEqual({ data: {} })
})

test.each(['UN_AUTHORIZED', 'FILE_SIZE_EXCEEDED', 'RATE_LIMITED'])(
  'reports a refusal with %s and does not send the files again',
  async (code) => {
    const { send, nth, travels } = setUp()
    const sent = send(question)
    const travel = await nth(0)
    travel.answer(400, { errors: [{ message: code, extensions: { code } }] })
    expect(await sent).toMatchObject({ errors: [{ extensions: { code } }] })
    expect(travels).toHaveLength(1)
  },
)

/** A file that says it has this size. */
const fileOf = (size: number) => Object.defineProperty(new File(['%PDF-1.4'], 'large.pdf'), 'size', { value: size })
const megabyte = 1024 * 1024

test.each([
  ['one file larger than the limit', [50 * megabyte + 1]],
  ['files that are too large together', Array<number>(6).fill(50 * megabyte)],
])(
  'answers %s as the server would, and sends nothing, because the connection may be reset before the answer arrives (F19)',
  async (_, sizes) => {
    const { send, travels } = setUp()
    const answer = await send({ ...question, variables: { documents: sizes.map(fileOf) } })
    expect(readProblems(answer.errors)).toMatchObject([{ code: 'FILE_SIZE_EXCEEDED', params: { max: 50 } }])
    expect(travels).toEqual([])
  },
)

test('sends a file that is exactly as large as the limit', async () => {
  const { send, nth } = setUp()
  const sent = send({ ...question, variables: { documents: [fileOf(50 * megabyte)] } })
  const travel = await nth(0)
  travel.answer(200, { data: {} })
  expect(await sent).toEqual({ data: {} })
})

test('formOf does not change its input', () => {
  const variables = { documents: [pdfFile] }
  formOf({ id: 'x', variables })
  expect(variables).toEqual({ documents: [pdfFile] })
})
