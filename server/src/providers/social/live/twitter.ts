import * as z from 'zod/mini'
import { count } from './ask.ts'
import { accountOf, minutes, type LiveKind } from './kind.ts'

const api = 'https://api.x.com/2'

const meShape = z.object({
  data: z.object({
    id: z.string(),
    username: z.string(),
    profile_image_url: z.nullish(z.string()),
    public_metrics: z.object({ followers_count: count }),
  }),
})
const postsShape = z.object({
  data: z.optional(
    z.array(
      z.object({
        created_at: z.string(),
        public_metrics: z.object({ like_count: count, reply_count: count, impression_count: z.optional(count) }),
      }),
    ),
  ),
})

/** X’s API, version 2. It has no data about followers. */
export const twitter: LiveKind = {
  authorize: 'https://x.com/i/oauth2/authorize',
  token: `${api}/oauth2/token`,
  revoke: `${api}/oauth2/revoke`,
  scopes: ['users.read', 'tweet.read', 'offline.access'],
  isSecretInHeader: true,
  spare: minutes(2),
  async account(ask) {
    const { data } = await ask.get(`${api}/users/me?user.fields=profile_image_url,public_metrics`, meShape)
    return accountOf('TWITTER', {
      id: data.id,
      handle: data.username,
      picture: data.profile_image_url,
      followers: data.public_metrics.followers_count,
    })
  },
  async read(ask, { socialProfileId }) {
    const address = `${api}/users/${encodeURIComponent(socialProfileId)}/tweets?max_results=50&exclude=retweets,replies&tweet.fields=created_at,public_metrics`
    const { data = [] } = await ask.get(address, postsShape)
    return {
      posts: data.map(({ created_at, public_metrics: metrics }) => ({
        publishedAt: Date.parse(created_at),
        likes: metrics.like_count,
        comments: metrics.reply_count,
        views: metrics.impression_count ?? null,
      })),
      audience: null,
    }
  },
}
