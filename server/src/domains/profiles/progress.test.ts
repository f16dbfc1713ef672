import { describe, expect, it } from 'vitest'
import { SALMA } from '@wasla/mocks/world/agents.ts'
import { BAYT_ALSOURA, LOULOU } from '@wasla/mocks/world/businesses.ts'
import type { Member } from '@wasla/mocks/world/member.ts'
import { DANA, REEM } from '@wasla/mocks/world/networkers.ts'
import { atHome } from '../../testing/at-home.ts'
import { eachWorld } from '../../testing/test-world.ts'

type Home = Awaited<ReturnType<typeof atHome>>
type Step = { name: string; isCompleted: boolean }

const actions = {
  FEATURED_POSTS: 'createFeaturedPost(createFeaturedPostInput: { platform: TIKTOK, url: "tiktok.com/@x/video/1" }) { id }',
  INTERESTS: 'updateProfileInterests(interests: ["food", "books"]) { interests { id } }',
  BRAND_COLLABORATION: 'createBrandCollaboration(createBrandCollaborationInput: { type: business, brand_name: "Wadi" }) { id }',
  RATE_CARD:
    'createRateCard(createRateCardInput: { platform: TIKTOK, category: LIVE, serviceName: "Hour", description: "An hour", priceFrom: 100, priceTo: 200 }) { id }',
  FEATURED_LINKS: 'createProfileLink(createProfileLinkInput: { type: blog, url: "somebody.example", is_visible: false }) { id }',
} as const
type Action = keyof typeof actions

/** S1 §6, D-08, D-09: the items of the checklist in order, each with the score after it is done. */
const people = [
  ['FEATURED_POSTS', 55],
  ['INTERESTS', 75],
  ['BRAND_COLLABORATION', 80],
  ['RATE_CARD', 95],
  ['FEATURED_LINKS', 100],
] as const
const businesses = [
  ['BRAND_COLLABORATION', 85],
  ['FEATURED_POSTS', 95],
  ['FEATURED_LINKS', 100],
] as const

async function progressOf(home: Home, token: string): Promise<{ score: number; done: string[]; steps: string[] }> {
  const { data } = await home.ask('{ ProfileProgress { score steps { name isCompleted } } }', { token })
  const { score, steps } = (data as { ProfileProgress: { score: number; steps: Step[] } }).ProfileProgress
  return { score, steps: steps.map(({ name }) => name), done: steps.filter(({ isCompleted }) => isCompleted).map(({ name }) => name) }
}

/** Signs in as a member; switches to the profile if it is Reem's business. */
async function enter(home: Home, { user, profile }: Member): Promise<string> {
  const token = await home.tokenOf(user.mobileNo.replace('+966', ''))
  if (user.id !== REEM.user.id) return token
  const { data } = await home.ask(`mutation { switchUser(type: ${profile.type}, profileId: "${profile.id}") { accessToken } }`, { token })
  return (data as { switchUser: { accessToken: string } }).switchUser.accessToken
}

describe('progress', () => {
  eachWorld((open) => {
    it.each([
      ['a networker', DANA, 45, people],
      ['an agent', SALMA, 45, people],
      ['an agency', BAYT_ALSOURA, 80, businesses],
      ['a brand', LOULOU, 80, businesses],
    ] as const)('of %s grows with each item from the base to 100, and shrinks when an item is deleted', async (_, member, base, way) => {
      const home = await atHome(await open())
      await home.deps.db.deleteFrom('profile_interests').where('profile_id', '=', member.profile.id).execute()
      const token = await enter(home, member)
      const steps = way.map(([name]) => name)
      expect(await progressOf(home, token)).toEqual({ score: base, steps, done: [] })
      const done: Action[] = []
      let last = ''
      for (const [name, score] of way) {
        const { data, codes } = await home.ask(`mutation { ${actions[name]} }`, { token })
        expect([name, codes]).toEqual([name, []])
        done.push(name)
        last = Object.values(data as Record<string, { id: string }>)[0]?.id ?? ''
        expect(await progressOf(home, token)).toEqual({ score, steps, done })
      }
      expect((await home.ask(`mutation { deleteProfileLink(id: "${last}") { id } }`, { token })).codes).toEqual([])
      expect((await progressOf(home, token)).score).toBe(95)
    })

    it('counts only the content of the active profile, not that of its owner’s other profiles', async () => {
      const home = await atHome(await open())
      const [own, agency] = [await home.tokenOf('550010002'), await enter(home, BAYT_ALSOURA)]
      expect([(await progressOf(home, agency)).score, (await progressOf(home, own)).score]).toEqual([80, 100])
    })
  })
})
