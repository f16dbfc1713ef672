import { describe, expect, it } from 'vitest'
import { REEM } from '@wasla/mocks/world/networkers.ts'
import { atHome } from '../../testing/at-home.ts'
import { eachWorld } from '../../testing/test-world.ts'

type Link = { id: string; is_visible: boolean }
const listIn = (data: unknown, field: string) => (data as Record<string, Link[]> | null)?.[field] ?? []
const reorder = (ids: readonly string[]) => `mutation { reorderProfileLinks(ids: ${JSON.stringify(ids)}) { id is_visible } }`
const add = (url: string) => `mutation { createProfileLink(createProfileLinkInput: { type: blog, url: "${url}" }) { id } }`
const page = `publicProfileLinks(profileId: "${REEM.profile.id}", profileType: INFLUENCER)`

describe('links in their owner’s order', () => {
  eachWorld((open) => {
    const start = async () => {
      const home = await atHome(await open())
      const token = await home.tokenOf('550010002')
      const ask = async (text: string) => home.ask(text, { token })
      const mine = async () => listIn((await ask('{ myProfileLinks { id is_visible } }')).data, 'myProfileLinks')
      return { home, ask, mine, ids: async () => (await mine()).map(({ id }) => id) }
    }

    it('are listed in that order, without hidden links on the public page; a new link comes first', async () => {
      const { home, ask, mine, ids } = await start()
      const turned = (await ids()).toReversed()
      const answer = await ask(reorder(turned))
      expect(answer.codes).toEqual([])
      expect(listIn(answer.data, 'reorderProfileLinks').map(({ id }) => id)).toEqual(turned)
      expect(await ids()).toEqual(turned)
      const shown = (await mine()).filter((link) => link.is_visible).map(({ id }) => id)
      expect(shown.length).toBeLessThan(turned.length)
      expect(listIn((await home.ask(`{ ${page} { id } }`)).data, 'publicProfileLinks').map(({ id }) => id)).toEqual(shown)
      expect(listIn((await ask('{ visibleProfileLinks { id } }')).data, 'visibleProfileLinks').map(({ id }) => id)).toEqual(shown)
      home.deps.clock.advance(1000)
      const [added] = Object.values((await ask(add('reem.example/new'))).data as Record<string, Link>)
      expect(await ids()).toEqual([added?.id, ...turned])
    })

    it('accept only a list of all own links, each once; another list changes nothing', async () => {
      const { home, ask, ids } = await start()
      const stored = await ids()
      const [first = '', ...rest] = stored
      const foreign = (
        await home.deps.db.selectFrom('profile_links').select('id').where('profile_id', '!=', REEM.profile.id).executeTakeFirstOrThrow()
      ).id
      for (const [next, code] of [
        [[foreign, ...stored], 'PROFILE_LINK_NOT_FOUND'],
        [[...rest, foreign], 'PROFILE_LINK_NOT_FOUND'],
        [rest, 'DTO_VALIDATION_ERROR'],
        [[...rest, first, first], 'DTO_VALIDATION_ERROR'],
        [stored, 'NO_CHANGES_TO_UPDATE'],
      ] as const)
        expect((await ask(reorder(next))).codes).toEqual([code])
      expect(await ids()).toEqual(stored)
    })

    it('get exactly one of several orders that are sent at once', async () => {
      const { ask, ids } = await start()
      const stored = await ids()
      const orders = [stored.toReversed(), [...stored.slice(1), ...stored.slice(0, 1)], [...stored.slice(-1), ...stored.slice(0, -1)]]
      const answers = await Promise.all(orders.map((order) => ask(reorder(order))))
      expect(answers.flatMap(({ codes }) => codes)).toEqual([])
      expect(orders).toContainEqual(await ids())
    })

    it('keep their order if a link was added since the new order was made', async () => {
      const { ask, ids } = await start()
      const stored = await ids()
      await ask(add('reem.example/meanwhile'))
      expect((await ask(reorder(stored.toReversed()))).codes).toEqual(['DTO_VALIDATION_ERROR'])
      expect((await ids()).slice(1)).toEqual(stored)
    })
  })
})
