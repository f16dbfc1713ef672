import * as z from 'zod/mini'
import { count } from './ask.ts'
import { accountOf, minutes, type LiveKind } from './kind.ts'

const api = 'https://open.tiktokapis.com/v2'

const meShape = z.object({
  data: z.object({
    user: z.object({
      open_id: z.string(),
      union_id: z.optional(z.string()),
      username: z.optional(z.string()),
      avatar_url: z.nullish(z.string()),
      follower_count: count,
    }),
  }),
})
const videosShape = z.object({
  data: z.object({
    videos: z.optional(
      z.array(
        z.object({ create_time: count, like_count: z.optional(count), comment_count: z.optional(count), view_count: z.optional(count) }),
      ),
    ),
  }),
})

/** TikTok’s login kit. It has no data about followers. */
export const tiktok: LiveKind = {
  authorize: 'https://www.tiktok.com/v2/auth/authorize/',
  token: `${api}/oauth/token/`,
  revoke: `${api}/oauth/revoke/`,
  scopes: ['user.info.basic', 'user.info.profile', 'user.info.stats', 'video.list'],
  scopeSeparator: ',',
  idName: 'client_key',
  spare: minutes(30),
  async account(ask) {
    const { data } = await ask.get(`${api}/user/info/?fields=open_id,username,avatar_url,follower_count`, meShape)
    const { open_id: id, username, avatar_url: picture, follower_count: followers } = data.user
    return accountOf('TIKTOK', { id, handle: username ?? '', picture, followers })
  },
  async read(ask) {
    const { data } = await ask.get(`${api}/video/list/?fields=create_time,like_count,comment_count,view_count`, videosShape, {
      max_count: 20,
    })
    return {
      posts: (data.videos ?? []).map((video) => ({
        publishedAt: video.create_time * 1000,
        likes: video.like_count ?? null,
        comments: video.comment_count ?? null,
        views: video.view_count ?? null,
      })),
      audience: null,
    }
  },
}
