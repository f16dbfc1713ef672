import { describe, expect, it } from 'vitest'
import { atHome } from '../../testing/at-home.ts'
import { eachWorld } from '../../testing/test-world.ts'
import { fixedSettings } from '../settings/service.ts'

type Row = { id: string; url: string; is_visible: boolean }
const rowsIn = (data: unknown) => Object.values((data as Record<string, Row[]> | null) ?? {})[0] ?? []
const add = (url: string) => `mutation { createProfileLink(createProfileLinkInput: { type: blog, url: "${url}" }) { id } }`
const update = (id: string, change: string) => `mutation { updateProfileLink(updateProfileLinkInput: { id: "${id}", ${change} }) { id } }`

describe('a link while its preview is fetched', () => {
  eachWorld((open) => {
    const start = async () => {
      const home = await atHome(await open())
      const token = await home.tokenOf('550010002')
      const send = (text: string) => home.ask(text, { token })
      const list = async () => rowsIn((await send('{ myProfileLinks { id url is_visible } }')).data)
      /** Runs `change` while the next preview is fetched. Previews for `change` itself return at once. */
      function before(change: () => Promise<unknown>) {
        let isFirst = true
        home.deps.previews = {
          embeds: [],
          async of() {
            if (isFirst) {
              isFirst = false
              await change()
            }
            return { html: null, coverPhotoUrl: '/covers/a/b' }
          },
        }
      }
      return { home, send, list, before }
    }

    it('stays hidden if its owner hides it during the fetch', async () => {
      const { send, list, before } = await start()
      const link = (await list()).find((one) => one.is_visible)
      const id = link?.id ?? ''
      before(() => send(update(id, 'is_visible: false')))
      expect((await send(update(id, 'url: "reem.example/moved"'))).codes).toEqual([])
      expect((await list()).find((one) => one.id === id)).toEqual({ id, url: 'https://reem.example/moved', is_visible: false })
    })

    it('stays removed if its owner removes it during the fetch', async () => {
      const { send, list, before } = await start()
      const id = (await list())[0]?.id ?? ''
      before(() => send(`mutation { deleteProfileLink(id: "${id}") { id } }`))
      expect((await send(update(id, 'url: "reem.example/moved"'))).codes).toEqual(['PROFILE_LINK_NOT_FOUND'])
      expect((await list()).map((one) => one.id)).not.toContain(id)
    })

    it('is saved without a preview if the site is down (F17)', async () => {
      const { home, send, list } = await start()
      home.deps.previews = { embeds: [], of: () => Promise.reject(new Error('The site does not answer')) }
      expect((await send(add('reem.example/down'))).codes).toEqual([])
      const link = (await list()).find(({ url }) => url === 'https://reem.example/down')
      const saved = await home.deps.db
        .selectFrom('profile_links')
        .selectAll()
        .where('id', '=', link?.id ?? '')
        .executeTakeFirstOrThrow()
      expect(saved).toMatchObject({ url: 'https://reem.example/down', cover_photo_url: null })
    })

    it('is refused if another link takes the last place during the fetch', async () => {
      const { home, send, list, before } = await start()
      const count = (await list()).length
      home.deps.settings = fixedSettings('demo', { 'profiles.featuredLinks': count + 1 })
      before(() => send(add('reem.example/first')))
      expect((await send(add('reem.example/second'))).codes).toEqual(['DTO_VALIDATION_ERROR'])
      expect(await list()).toHaveLength(count + 1)
    })
  })
})
