import * as z from 'zod/mini'
import { count } from './ask.ts'
import { accountOf, minutes, type LiveKind } from './kind.ts'

const api = 'https://api.twitch.tv/helix'

const usersShape = z.object({
  data: z.array(z.object({ id: z.string(), login: z.string(), profile_image_url: z.nullish(z.string()) })).check(z.minLength(1)),
})
const followersShape = z.object({ total: count })
const videosShape = z.object({ data: z.array(z.object({ created_at: z.string(), view_count: count })) })

/** Twitch’s API. Videos have views but no likes. */
export const twitch: LiveKind = {
  authorize: 'https://id.twitch.tv/oauth2/authorize',
  token: 'https://id.twitch.tv/oauth2/token',
  revoke: 'https://id.twitch.tv/oauth2/revoke',
  scopes: ['moderator:read:followers'],
  spare: minutes(10),
  // Twitch sends scopes as a list.
  mend: ({ scope: _scope, ...body }) => body,
  headers: (clientId) => ({ 'client-id': clientId }),
  async account(ask) {
    const [user] = (await ask.get(`${api}/users`, usersShape)).data
    const id = user?.id ?? ''
    const { total } = await ask.get(`${api}/channels/followers?first=1&broadcaster_id=${encodeURIComponent(id)}`, followersShape)
    return accountOf('TWITCH', { id, handle: user?.login ?? '', picture: user?.profile_image_url, followers: total })
  },
  async read(ask, { socialProfileId }) {
    const { data } = await ask.get(`${api}/videos?first=20&type=archive&user_id=${encodeURIComponent(socialProfileId)}`, videosShape)
    return {
      posts: data.map((video) => ({ publishedAt: Date.parse(video.created_at), likes: null, comments: null, views: video.view_count })),
      audience: null,
    }
  },
}
