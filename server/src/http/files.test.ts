import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { requestLimits } from '@wasla/contract/common/request-limits.ts'
import { makePdf } from '../demo/pdf.ts'
import { arrived } from '../platform/uploaded-file.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { sendFiles } from '../testing/send-files.ts'
import { answerOf, bearer, testApp } from '../testing/test-app.ts'
import { lockedPdf } from '../testing/made-pdf.ts'

const create =
  'mutation ($input: CreateBusinessProfileInput!) { createBusinessProfile(createBusinessProfileInput: $input) { id verification { id } } }'
const document = makePdf([[{ text: 'Commercial registration', left: 60, top: 90, size: 16 }]])
const pdf = (content: BlobPart = Uint8Array.from(document), name = 'paper.pdf') => new File([content], name, { type: 'application/pdf' })
type BlobPart = ConstructorParameters<typeof File>[0][number]

const business = {
  type: 'BRAND',
  name: 'Nabt Two',
  countryId: 'SA',
  email: 'two@nabt.example',
  mobileCountryId: 'SA',
  mobileNumber: '512345678',
  contactMethods: ['email'],
  socialPlatform: 'INSTAGRAM',
  socialUrl: 'https://instagram.com/nabt.two',
}

async function setUp() {
  const t = await testApp()
  const token = bearer((await t.enter('INFLUENCER')).accessToken)
  const stored = () =>
    (['files', 'tmp'] as const).map((name) =>
      existsSync(join(t.deps.env.dataDir, name)) ? readdirSync(join(t.deps.env.dataDir, name)) : [],
    )
  const send = (
    documents: readonly Blob[],
    over: object = {},
    headers: Record<string, string> = { 'apollo-require-preflight': 'true' },
    icon?: Blob,
  ) =>
    sendFiles(t, create, {
      variables: { input: { ...business, ...over, documents: documents.map(() => null), ...(icon ? { icon: null } : {}) } },
      files: {
        ...Object.fromEntries(documents.map((file, at) => [`variables.input.documents.${at}`, file])),
        ...(icon ? { 'variables.input.icon': icon } : {}),
      },
      headers: { ...token, ...headers },
    })
  const rows = async () =>
    Number(
      (
        await t.db
          .selectFrom('profiles')
          .select((row) => row.fn.countAll().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    )
  return { ...t, token, stored, send, rows }
}

/** Uploads a document and a picture of a business. Returns their addresses. */
async function handIn(t: Awaited<ReturnType<typeof setUp>>) {
  const icon = new File(
    [
      Uint8Array.from(
        await sharp({ create: { width: 60, height: 60, channels: 3, background: '#145a3c' } })
          .png()
          .toBuffer(),
      ),
    ],
    'logo.png',
  )
  const made = answerOf<{ id: string; verification: { id: string } }>(await t.send([pdf()], {}, undefined, icon), 'createBusinessProfile')
  const found = await t.services.verification.findCase(made.verification.id)
  const { picture } = await t.db.selectFrom('profiles').select('picture').where('id', '=', made.id).executeTakeFirstOrThrow()
  return { document: found?.documents[0]?.url ?? '', picture: picture ?? '' }
}

describe('GET /files/:id for a document of a business', () => {
  it('sends it whole to its owner, and lets nobody cache it', async () => {
    const t = await setUp()
    const { document: address } = await handIn(t)
    const response = await t.app.request(address, { headers: t.token })
    expect(response.status).toBe(200)
    expect(Buffer.from(await response.arrayBuffer()).equals(document)).toBe(true)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(document.length),
      'content-disposition': `attachment; filename="${address.slice('/files/'.length)}.pdf"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-site',
    })
    const id = address.slice('/files/'.length)
    for (const form of [id.toUpperCase(), `{${id}}`, id.replaceAll('-', ''), `${id}\u200f`])
      expect((await t.app.request(`/files/${encodeURIComponent(form)}`, { headers: t.token })).status, form).toBe(200)
    const head = await t.app.request(address, { method: 'HEAD', headers: t.token })
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, String(document.length), ''])
  })

  it('sends it to reviewers, and answers 404 to everybody else', async () => {
    const t = await setUp()
    const { document: address } = await handIn(t)
    const reviewer = await t.enterAdmin('REVIEWER')
    const request = {
      'nobody known': {},
      'another member': bearer((await t.enter('BRAND')).accessToken),
      'who supports': await t.enterAdmin('SUPPORT'),
      'who pays': await t.enterAdmin('FINANCE'),
      nonsense: bearer('nonsense'),
      reviewer,
    }
    const answers: Record<string, number> = {}
    for (const [who, headers] of Object.entries(request)) answers[who] = (await t.app.request(address, { headers })).status
    expect(answers).toEqual({
      'nobody known': 404,
      'another member': 404,
      'who supports': 404,
      'who pays': 404,
      nonsense: 404,
      reviewer: 200,
    })
    // A suspended reviewer (security, misuse cases of the back office).
    await t.db.updateTable('admins').set({ disabled_at: t.deps.clock.now() }).where('id', '=', t.admins.REVIEWER).execute()
    expect((await t.app.request(address, { headers: reviewer })).status).toBe(404)
  })

  it('answers 404 to its owner too, once it is removed', async () => {
    const t = await setUp()
    const { document: address } = await handIn(t)
    await t.services.files.remove([address.slice('/files/'.length)])
    expect((await t.app.request(address, { headers: t.token })).status).toBe(404)
  })
})

describe('GET /files/:id for a picture', () => {
  it('sends it to anybody with the address, cacheable for ever', async () => {
    const t = await setUp()
    const { picture } = await handIn(t)
    const response = await t.app.request(picture)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': expect.stringMatching(/^inline; filename="[0-9a-f-]{36}\.jpg"$/) as string,
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(512)
  })

  it.each(['/files/nobody', '/files/..%2f..%2fwasla.db', '/files/01980000-0000-7000-8000-000000000000'])(
    'answers 404 at %s',
    async (address) => {
      const { app, token } = await setUp()
      expect((await app.request(address, { headers: token })).status).toBe(404)
    },
  )
})

const modern = { accept: 'image/avif,image/webp,image/*,*/*;q=0.8' }
const older = { accept: 'image/webp,*/*' }

describe('GET /files/:id/:width', () => {
  it.each([
    [modern, 'image/avif', 'avif', 'heif'],
    [older, 'image/webp', 'webp', 'webp'],
  ] as const)('sends a picture in the best accepted format: %j', async (headers, type, extension, format) => {
    const t = await setUp()
    const { picture } = await handIn(t)
    const response = await t.app.request(`${picture}/96`, { headers })
    expect([response.status, Object.fromEntries(response.headers)]).toEqual([
      200,
      expect.objectContaining({
        'content-type': type,
        'content-disposition': `inline; filename="${picture.slice('/files/'.length)}-96.${extension}"`,
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        vary: 'accept',
      }) as object,
    ])
    const content = Buffer.from(await response.arrayBuffer())
    expect(response.headers.get('content-length')).toBe(String(content.length))
    expect(await sharp(content).metadata()).toMatchObject({ width: 96, height: 96, format })
  })

  it('sends the original to a browser that names neither format', async () => {
    const t = await setUp()
    const { picture } = await handIn(t)
    const [response, original] = await Promise.all([t.app.request(`${picture}/96`, { headers: { accept: '*/*' } }), t.app.request(picture)])
    expect(Object.fromEntries(response.headers)).toEqual({ ...Object.fromEntries(original.headers), vary: 'accept' })
    expect(await response.arrayBuffer()).toEqual(await original.arrayBuffer())
    expect(t.stored()[0]).toHaveLength(2)
  })

  it('answers HEAD, and sends parts', async () => {
    const t = await setUp()
    const { picture } = await handIn(t)
    const whole = await t.app.request(`${picture}/192`, { headers: modern })
    const content = Buffer.from(await whole.arrayBuffer())
    const head = await t.app.request(`${picture}/192`, { method: 'HEAD', headers: modern })
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, String(content.length), ''])
    const part = await t.app.request(`${picture}/192`, { headers: { ...modern, range: 'bytes=2-4' } })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 2-4/${content.length}`])
    expect(Buffer.from(await part.arrayBuffer())).toEqual(content.subarray(2, 5))
    const beyond = await t.app.request(`${picture}/192`, { headers: { ...modern, range: `bytes=${content.length}-` } })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${content.length}`])
    const etags = await Promise.all(
      [`${picture}/192`, `${picture}/96`, picture].map(async (at) => (await t.app.request(at, { headers: modern })).headers.get('etag')),
    )
    expect(new Set(etags).size).toBe(3)
    const other = { ...modern, range: 'bytes=2-4', 'if-range': etags[1] ?? '' }
    expect((await t.app.request(`${picture}/192`, { headers: other })).status).toBe(200)
  })

  // Security case 52.
  it('answers 404 for every other width, and draws nothing', async () => {
    const t = await setUp()
    const { picture } = await handIn(t)
    const before = t.stored()
    for (const width of ['97', '1', '100000', '096', '-96', '96.avif', '..%2f96', 'NaN'])
      expect([width, (await t.app.request(`${picture}/${width}`, { headers: modern })).status]).toEqual([width, 404])
    expect(t.stored()).toEqual(before)
  })

  it('answers 404 for a document even to its owner, for a file of a program, and for what is not there', async () => {
    const t = await setUp()
    const { document: address } = await handIn(t)
    const film = await storeMedia(t, 'mp4', '0123456789')
    for (const at of [address, film, '/files/nobody', '/files/01980000-0000-7000-8000-000000000000'])
      expect([at, (await t.app.request(`${at}/96`, { headers: { ...t.token, ...modern } })).status]).toEqual([at, 404])
  })

  it('answers 404 once the picture is removed, and removes its sizes', async () => {
    const t = await setUp()
    const { picture } = await handIn(t)
    for (const headers of [modern, older]) await (await t.app.request(`${picture}/96`, { headers })).arrayBuffer()
    const id = picture.slice('/files/'.length)
    expect(t.stored()[0]?.filter((name) => name.startsWith(id))).toHaveLength(3)
    await t.services.files.discard(t.db, [id])
    expect((await t.app.request(`${picture}/96`, { headers: modern })).status).toBe(404)
    await t.services.files.remove([id])
    expect(t.stored()[0]?.filter((name) => name.startsWith(id))).toEqual([])
  })

  it('sends the original if a size cannot be drawn now, and lets the browser ask again', async () => {
    const t = await setUp()
    const { picture } = await handIn(t)
    t.deps.files.put = () => Promise.reject(new Error('out of order'))
    for (const part of [{}, { range: 'bytes=0-1000000' }]) {
      const response = await t.app.request(`${picture}/96`, { headers: { ...modern, ...part } })
      expect([
        response.ok,
        response.headers.get('content-type'),
        response.headers.get('cache-control'),
        response.headers.get('vary'),
      ]).toEqual([true, 'image/jpeg', 'public, max-age=60', 'accept'])
      expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(512)
    }
    expect(t.stored()[1]).toEqual([])
  })
})

/** Stores a file of a program. Returns its address. */
async function storeMedia(t: Awaited<ReturnType<typeof setUp>>, kind: 'mp4' | 'pdf', content: string) {
  const viewer = await t.services.session.readViewer(t.token.authorization)
  if (!viewer) throw new Error('Nobody is signed in')
  const path = join(temporaryFolder(), 'upload')
  writeFileSync(path, content)
  const staged = await t.services.files.stageMedia(
    viewer,
    arrived({ path, name: `a.${kind}`, type: '', size: content.length }),
    kind,
    'file',
  )
  await t.services.files.keep(t.db, [staged?.id ?? ''], viewer.profileId)
  return `/files/${staged?.id}`
}

describe('GET /files/:id for a file of a program', () => {
  it('sends a video to anybody with the address, and in parts', async () => {
    const t = await setUp()
    const address = await storeMedia(t, 'mp4', '0123456789')
    const whole = await t.app.request(address)
    expect([whole.status, await whole.text()]).toEqual([200, '0123456789'])
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-disposition': expect.stringMatching(/^inline; filename="[0-9a-f-]{36}\.mp4"$/) as string,
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; media-src 'self'; sandbox",
    })
    const part = await t.app.request(address, { headers: { range: 'bytes=2-4' } })
    expect([part.status, part.headers.get('content-range'), part.headers.get('content-length'), await part.text()]).toEqual([
      206,
      'bytes 2-4/10',
      '3',
      '234',
    ])
    const etag = whole.headers.get('etag') ?? ''
    expect((await t.app.request(address, { headers: { range: 'bytes=2-4', 'if-range': etag } })).status).toBe(206)
    expect((await t.app.request(address, { headers: { range: 'bytes=2-4', 'if-range': '"another"' } })).status).toBe(200)
    const beyond = await t.app.request(address, { headers: { range: 'bytes=10-' } })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */10'])
  })

  it('sends a document as a download, so that it is never opened where it could run', async () => {
    const t = await setUp()
    const answer = await t.app.request(await storeMedia(t, 'pdf', document.toString('latin1')))
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment;/) as string,
      'content-security-policy': "default-src 'none'; sandbox",
    })
  })
})

const locked = Uint8Array.from(await lockedPdf())

describe('uploads', () => {
  // Security case 52.
  it.each([
    ['a page by the name of a PDF', '<html><script>alert(1)</script></html>', 'paper.pdf', 'pdfType'],
    ['a way out of the folder', 'x', '../../../etc/passwd', 'pdfType'],
    ['a locked PDF', locked, 'paper.pdf', 'pdfLocked'],
  ])('refuse %s with the field’s path, and leave neither row nor file', async (_, content, name, rule) => {
    const t = await setUp()
    const before = await t.rows()
    const { status, body } = await t.send([pdf(), pdf(content, name)])
    expect(status).toBe(200)
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'DTO_VALIDATION_ERROR', fields: [{ path: 'documents.1', rule }] })
    expect([await t.rows(), t.stored()]).toEqual([before, [[], []]])
  })

  // Security case 52.
  it('refuse more than 50 MB while it arrives, and name the limit', async () => {
    const t = await setUp()
    const { status, body } = await t.send([pdf(new Uint8Array(requestLimits.uploadBytes + 1))])
    expect([status, body.errors?.[0]?.extensions]).toEqual([413, { code: 'FILE_SIZE_EXCEEDED', params: { max: 50 } }])
    expect(t.stored()).toEqual([[], []])
  })

  // Security case 52.
  it('refuse request 121 of an hour without reading it', async () => {
    const t = await setUp()
    const viewer = await t.services.session.readViewer(t.token.authorization)
    await t.deps.limits.take(`upload:${viewer?.profileId}`, { count: 120, window: 3600 }, { whenDown: 'closed', amount: 120 })
    const { status, body } = await t.send([pdf()])
    expect([status, body.errors?.[0]?.extensions.code]).toEqual([429, 'RATE_LIMITED'])
    expect(t.stored()).toEqual([[], []])
  })

  // Security case 59.
  it('refuse a page of another site, which cannot send the header and may send only plain text', async () => {
    const t = await setUp()
    expect((await t.send([pdf()], {}, {})).status).toBe(400)
    const text = JSON.stringify({ query: create, variables: { input: { ...business, documents: [] } } })
    const plain = await t.app.request('/user/graphql', {
      method: 'POST',
      body: text,
      headers: { ...t.token, 'content-type': 'text/plain' },
    })
    expect(plain.status).toBe(400)
    expect(t.stored()).toEqual([[], []])
  })

  // Security case 59.
  it('refuse a file that the caller describes in the body instead of sending it', async () => {
    const t = await setUp()
    const forged = { path: '/etc/passwd', name: 'paper.pdf', type: 'application/pdf', size: 10 }
    for (const documents of [[forged], ['/etc/passwd'], [null]]) {
      const { status, body } = await t.ask(create, { input: { ...business, documents } }, t.token)
      expect([status, body.data]).toEqual([400, undefined])
    }
    const literal = await t.ask('mutation { resubmitBusinessVerification(profileId: "x", documents: ["/etc/passwd"]) { id } }', {}, t.token)
    expect(literal.status).toBe(400)
  })

  // Security case 15.
  it.each(['status', 'isVerified', 'ownerId', 'reviewedBy', 'dueAt', 'userId'])(
    'change nothing if the body also sets the field %s',
    async (field) => {
      const t = await setUp()
      const before = await t.rows()
      const { status } = await t.send([pdf()], { [field]: 'Active' })
      expect([status, await t.rows(), t.stored()]).toEqual([400, before, [[], []]])
    },
  )
})
