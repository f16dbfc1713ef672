import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { imageBytes } from '@wasla/contract/files/image.ts'
import { NABT_COFFEE } from '@wasla/mocks/world/businesses.ts'
import { NOURA } from '@wasla/mocks/world/networkers.ts'
import { inTransaction } from '#database/transaction.ts'
import { sendFiles } from '../../testing/send-files.ts'
import { answerOf, bearer, testApp } from '../../testing/test-app.ts'
import { moveProfile } from './move.ts'

const edit = 'mutation ($file: Upload!) { editProfileImage(file: $file) { profileImage } }'
const photo = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#145a3c' } })
const file = (content: Uint8Array | string, name = 'me.png') =>
  new File([typeof content === 'string' ? content : Uint8Array.from(content)], name, { type: 'image/png' })

async function home() {
  const t = await testApp()
  const headers = bearer((await t.enter('INFLUENCER')).accessToken)
  const folder = (name: 'files' | 'tmp') => {
    const path = join(t.deps.env.dataDir, name)
    return existsSync(path) ? readdirSync(path) : []
  }
  return {
    ...t,
    folder,
    headers,
    send: (picture: File, as = headers) =>
      sendFiles(t, edit, {
        variables: { file: null },
        files: { 'variables.file': picture },
        headers: { 'apollo-require-preflight': 'true', ...as },
      }),
    shown: async () =>
      (await t.db.selectFrom('profiles').select('picture').where('id', '=', NOURA.profile.id).executeTakeFirstOrThrow()).picture,
  }
}

describe('the picture of a profile', () => {
  it('is a square of 512 pixels with a public, cacheable address and without the file’s metadata', async () => {
    const t = await home()
    const taken = await photo(900, 600)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Noura' }, IFD3: { GPSLatitude: '24/1 42/1 0/1' } })
      .toBuffer()
    const { profileImage } = answerOf<{ profileImage: string }>(await t.send(file(taken, '../../me.jpg')), 'editProfileImage')
    expect(profileImage).toMatch(/^\/files\/[0-9a-f-]{36}$/)
    expect(await t.shown()).toBe(profileImage)
    const response = await t.app.request(profileImage)
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    const seen = Buffer.from(await response.arrayBuffer())
    expect(await sharp(seen).metadata()).toMatchObject({ width: 512, height: 512, format: 'jpeg' })
    expect((await sharp(seen).metadata()).exif).toBeUndefined()
  })

  it('replaces the previous one, which is removed', async () => {
    const t = await home()
    const first = answerOf<{ profileImage: string }>(await t.send(file(await photo(20, 20).png().toBuffer())), 'editProfileImage')
    const second = answerOf<{ profileImage: string }>(await t.send(file(await photo(30, 30).png().toBuffer())), 'editProfileImage')
    expect(second.profileImage).not.toBe(first.profileImage)
    expect((await t.app.request(first.profileImage)).status).toBe(404)
    expect((await t.app.request(second.profileImage)).status).toBe(200)
    expect([t.folder('files').length, t.folder('tmp')]).toEqual([1, []])
  })

  it('is removed by the next sweep if it could not be removed when it was replaced', async () => {
    const t = await home()
    const first = answerOf<{ profileImage: string }>(await t.send(file(await photo(20, 20).png().toBuffer())), 'editProfileImage')
    const { files } = t.deps
    const remove = files.remove
    files.remove = () => Promise.reject(new Error('out of order'))
    const second = answerOf<{ profileImage: string }>(await t.send(file(await photo(30, 30).png().toBuffer())), 'editProfileImage')
    expect((await t.app.request(first.profileImage)).status).toBe(404)
    expect(t.folder('files')).toHaveLength(2)
    files.remove = remove
    await t.services.files.sweep()
    expect(t.folder('files')).toEqual([expect.stringContaining(second.profileImage.slice('/files/'.length))])
  })

  it('is the last of several sent at once; the others are removed', async () => {
    const t = await home()
    await Promise.all([20, 30, 40].map(async (side) => t.send(file(await photo(side, side).png().toBuffer()))))
    expect(t.folder('files')).toEqual([expect.stringContaining((await t.shown())?.slice('/files/'.length) ?? 'none')])
  })

  // Security case 20.
  it('is also shown in collaborations if it is a brand’s, until the brand is no longer public', async () => {
    const t = await home()
    await t.db.updateTable('profiles').set({ website: 'https://nabt.example/' }).where('id', '=', NABT_COFFEE.profile.id).execute()
    const create = `mutation { createBrandCollaboration(createBrandCollaborationInput: { type: business, brand_name: "N", brandDomain: "nabt.example" }) { id } }`
    const { id } = answerOf<{ id: string }>(await t.ask(create, {}, t.headers), 'createBrandCollaboration')
    const icon = async () =>
      (await t.db.selectFrom('brand_collaborations').select('brand_icon').where('id', '=', id).executeTakeFirstOrThrow()).brand_icon
    expect(await icon()).toBe(NABT_COFFEE.profile.picture)
    const brand = bearer((await t.enter('BRAND')).accessToken)
    const sent = await t.send(file(await photo(50, 50).png().toBuffer()), brand)
    expect(await icon()).toBe(answerOf<{ profileImage: string }>(sent, 'editProfileImage').profileImage)
    await inTransaction(t.db, (tx) => moveProfile(tx, t.deps, NABT_COFFEE.profile.id, 'suspended'))
    expect(await icon()).toBeNull()
  })

  // Security case 52.
  it('stays unchanged if the sent file is not a JPEG or PNG, and nothing of that file is stored', async () => {
    const t = await home()
    const before = await t.shown()
    for (const [what, content] of [
      ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
      ['GIF', await photo(10, 10).gif().toBuffer()],
      ['WebP', await photo(10, 10).webp().toBuffer()],
      ['the beginning of a JPEG', Uint8Array.from([0xff, 0xd8, 0xff, ...Buffer.from('<html><script>')])],
      ['half a picture', (await photo(300, 300).png().toBuffer()).subarray(0, 60)],
      ['nothing', ''],
    ] as const) {
      const { body } = await t.send(file(content))
      expect([what, body.errors?.[0]?.extensions]).toEqual([
        what,
        { code: 'FILE_FORMAT_INVALID', fields: [{ path: 'file', rule: 'imageType' }] },
      ])
    }
    const { body } = await t.send(file(new Uint8Array(imageBytes + 1).fill(0xff)))
    expect(body.errors?.[0]?.extensions).toEqual({
      code: 'FILE_SIZE_EXCEEDED',
      params: { max: 10 },
      fields: [{ path: 'file', rule: 'imageSize' }],
    })
    expect([await t.shown(), t.folder('files'), t.folder('tmp')]).toEqual([before, [], []])
  })

  it('loses data that was hidden in the file', async () => {
    const t = await home()
    const polyglot = Buffer.concat([await photo(50, 50).png().toBuffer(), Buffer.from('PK\u0003\u0004<script>alert(1)</script>')])
    const { profileImage } = answerOf<{ profileImage: string }>(await t.send(file(polyglot)), 'editProfileImage')
    expect(Buffer.from(await (await t.app.request(profileImage)).arrayBuffer()).includes('script')).toBe(false)
  })
})
