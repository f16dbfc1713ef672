import { describe, expect, it } from 'vitest'
import { REEM } from '@wasla/mocks/world/networkers.ts'
import { atHome } from '../../testing/at-home.ts'
import { eachWorld } from '../../testing/test-world.ts'

type Post = { id: string; isPinned: boolean }
const listIn = (data: unknown, field: string) => (data as Record<string, Post[]> | null)?.[field] ?? []
const pin = (id: string, pinned = true) => `mutation { pinFeaturedPost(id: "${id}", pinned: ${pinned}) { id isPinned } }`
const page = `publicProfileFeaturedPosts(profileId: "${REEM.profile.id}", profileType: INFLUENCER) { id isPinned }`

describe('a pinned post', () => {
  eachWorld((open) => {
    const start = async () => {
      const home = await atHome(await open())
      const token = await home.tokenOf('550010002')
      const ask = (text: string) => home.ask(text, { token })
      const own = async () => listIn((await ask('{ myFeaturedPosts { id isPinned } }')).data, 'myFeaturedPosts')
      return { home, ask, own, shown: async () => listIn((await home.ask(`{ ${page} }`)).data, 'publicProfileFeaturedPosts') }
    }

    it('is shown first to everybody, and replaces the former one', async () => {
      const { ask, own, shown } = await start()
      const before = await own()
      expect(before.filter(({ isPinned }) => isPinned)).toEqual([before[0]])
      const next = before[2]?.id ?? ''
      const answer = await ask(pin(next))
      expect(answer.codes).toEqual([])
      const after = await own()
      expect(after[0]).toEqual({ id: next, isPinned: true })
      expect(after.filter(({ isPinned }) => isPinned)).toHaveLength(1)
      expect(await shown()).toEqual(after)
      expect((await ask(pin(next))).codes).toEqual(['NO_CHANGES_TO_UPDATE'])
      expect((await ask(pin(next, false))).codes).toEqual([])
      expect((await own()).some(({ isPinned }) => isPinned)).toBe(false)
    })

    it('stays pinned after a change, and cannot be pinned by others', async () => {
      const { home, ask, own } = await start()
      const [first] = await own()
      const change = `mutation { updateFeaturedPost(updateFeaturedPostInput: { id: "${first?.id}", platform: TIKTOK, url: "tiktok.com/@reem/video/5" }) { isPinned } }`
      expect((await ask(change)).data).toEqual({ updateFeaturedPost: { isPinned: true } })
      expect((await own())[0]).toEqual({ id: first?.id, isPinned: true })
      const foreign = await home.deps.db
        .selectFrom('featured_posts')
        .select('id')
        .where('profile_id', '!=', REEM.profile.id)
        .executeTakeFirstOrThrow()
      expect((await ask(pin(foreign.id))).codes).toEqual(['FEATURED_POST_NOT_FOUND'])
    })

    it('is the only one, even if several are pinned at once', async () => {
      const { ask, own } = await start()
      const others = (await own()).filter(({ isPinned }) => !isPinned)
      const answers = await Promise.all(others.slice(0, 3).map(({ id }) => ask(pin(id))))
      expect(answers.flatMap(({ codes }) => codes)).toEqual([])
      expect((await own()).filter(({ isPinned }) => isPinned)).toHaveLength(1)
    })
  })
})
