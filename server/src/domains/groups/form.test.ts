import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { imageBytes } from '@wasla/contract/files/image.ts'
import { sendFiles } from '../../testing/send-files.ts'
import { answerOf, bearer, testApp } from '../../testing/test-app.ts'

const create = 'mutation ($input: CreateGroupInput!) { createGroup(createGroupInput: $input) { id } }'
const update =
  'mutation ($input: UpdateGroupInput!) { updateGroup(updateGroupInput: $input) { id name userName description photo coverPhoto isPrivate isDiscoverable myRole } }'
const interests = 'mutation ($id: ID!, $ids: [ID!]!) { updateGroupInterests(groupId: $id, interests: $ids) { interests { id name } } }'
const read =
  'query ($id: ID!) { group(groupId: $id) { name userName description photo coverPhoto isPrivate isDiscoverable ownerType groupMembersCount followers myRole interests { id } } }'

const png = async (width: number, height: number) =>
  new File(
    [
      Uint8Array.from(
        await sharp({ create: { width, height, channels: 3, background: '#145a3c' } })
          .png()
          .toBuffer(),
      ),
    ],
    '../../x.svg',
    { type: 'image/svg+xml' },
  )
const fields = {
  name: 'Bread and salt',
  userName: 'Bread_1',
  description: '<p>Who <b>bakes</b><script>alert(1)</script></p>',
  photo: null,
  coverPhoto: null,
}

/** The demo's brand over HTTP, with uploads as the form sends them. */
async function brand() {
  const t = await testApp()
  const headers = { 'apollo-require-preflight': 'true', ...bearer((await t.enter('BRAND')).accessToken) }
  const send = async (query: string, input: object, files: Record<string, Blob>) =>
    (
      await sendFiles(t, query, {
        variables: { input },
        files: Object.fromEntries(Object.entries(files).map(([name, file]) => [`variables.input.${name}`, file])),
        headers,
      })
    ).body
  const storedFiles = async () =>
    (await t.db.selectFrom('files').select('id').where('deleted_at', 'is', null).where('obsolete_at', 'is', null).execute()).length
  return { ...t, send, storedFiles, askAs: (query: string, variables: object = {}) => t.ask(query, { ...variables }, headers) }
}

type Shown = Record<string, unknown> & { photo: string; coverPhoto: string }

describe('the form of a group', () => {
  it('creates a group with redrawn, cropped pictures and a clean description, then sets its interests', async () => {
    const t = await brand()
    const { id } = answerOf<{ id: string }>(
      { body: await t.send(create, fields, { photo: await png(900, 600), coverPhoto: await png(1400, 700) }) },
      'createGroup',
    )
    expect((await t.askAs(interests, { id, ids: ['home', 'food', 'home'] })).body.data).toMatchObject({
      updateGroupInterests: { interests: [{ id: 'home' }, { id: 'food' }] },
    })
    const group = answerOf<Shown>(await t.askAs(read, { id }), 'group')
    expect(group).toMatchObject({
      name: 'Bread and salt',
      userName: 'bread_1',
      description: '<p>Who <strong>bakes</strong></p>',
      isPrivate: false,
      isDiscoverable: true,
      ownerType: 'BRAND',
      groupMembersCount: 1,
      myRole: 'Owner',
      interests: [{ id: 'home' }, { id: 'food' }],
    })
    const sizeOf = async (address: string) => {
      const { width, height } = await sharp(Buffer.from(await (await t.app.request(address)).arrayBuffer())).metadata()
      return [width, height]
    }
    expect([await sizeOf(group.photo), await sizeOf(group.coverPhoto)]).toEqual([
      [512, 512],
      [1400, 400],
    ])
  })

  it('changes only what is sent; a new picture replaces the previous one, whose file is deleted', async () => {
    const t = await brand()
    const { id } = answerOf<{ id: string }>({ body: await t.send(create, fields, { photo: await png(64, 64) }) }, 'createGroup')
    const before = answerOf<Shown>(await t.askAs(read, { id }), 'group')
    const stored = await t.storedFiles()
    const after = answerOf<Shown>(
      { body: await t.send(update, { id, isPrivate: true, photo: null }, { photo: await png(80, 80) }) },
      'updateGroup',
    )
    expect(after).toMatchObject({ id, name: 'Bread and salt', userName: 'bread_1', isPrivate: true, coverPhoto: null })
    expect(after.photo).not.toBe(before.photo)
    expect([(await t.app.request(before.photo)).status, (await t.app.request(after.photo)).status]).toEqual([404, 200])
    expect(await t.storedFiles()).toBe(stored)
    expect((await t.askAs(update, { input: { id, isPrivate: true } })).body.errors?.[0]?.extensions?.code).toBe('NO_CHANGES_TO_UPDATE')
    expect((await t.askAs(interests, { id, ids: [] })).body.errors?.[0]?.extensions).toMatchObject({
      code: 'DTO_VALIDATION_ERROR',
      fields: [{ path: 'interests', rule: 'minItems' }],
    })
  })

  it('refuses an invalid picture at its field, and stores nothing', async () => {
    const t = await brand()
    const stored = await t.storedFiles()
    const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'x.png', { type: 'image/png' })
    const huge = new File([new Uint8Array(imageBytes + 1)], 'x.png', { type: 'image/png' })
    for (const [files, code, path] of [
      [{ photo: svg }, 'FILE_FORMAT_INVALID', 'photo'],
      [{ photo: await png(64, 64), coverPhoto: svg }, 'FILE_FORMAT_INVALID', 'coverPhoto'],
      [{ photo: huge }, 'FILE_SIZE_EXCEEDED', 'photo'],
    ] as const)
      expect((await t.send(create, fields, files)).errors?.[0]?.extensions).toMatchObject({ code, fields: [{ path }] })
    for (const [over, path] of [
      [{ userName: 'خبز' }, 'userName'],
      [{ userName: 'settings' }, 'userName'],
      [{ name: 'Br' }, 'name'],
      [{ description: '<p>ab</p>' }, 'description'],
    ] as const)
      expect((await t.send(create, { ...fields, ...over }, { photo: await png(64, 64) })).errors?.[0]?.extensions).toMatchObject({
        fields: [{ path }],
      })
    expect(await t.storedFiles()).toBe(stored)
  })
})
