import * as z from 'zod/mini'
import { shares } from '@wasla/contract/insights/audience.ts'
import { postsCounted } from '@wasla/contract/insights/engagement.ts'
import { emptyAudience } from '@wasla/contract/insights/record.ts'
import { count } from './ask.ts'
import { accountOf, ageKeyOf, countryKeyOf, days, genderKeyOf, grouped, largest, withQuery, type LiveKind } from './kind.ts'

const graph = 'https://graph.instagram.com'
const api = `${graph}/v23.0`

const meShape = z.object({
  user_id: z.string(),
  username: z.string(),
  profile_picture_url: z.nullish(z.string()),
  followers_count: count,
})
const mediaShape = z.object({
  data: z.array(
    z.object({
      timestamp: z.string(),
      like_count: z.nullish(count),
      comments_count: z.nullish(count),
      insights: z.optional(z.object({ data: z.array(z.object({ name: z.string(), values: z.array(z.object({ value: count })) })) })),
    }),
  ),
})
const demographicsShape = z.object({
  data: z.array(
    z.object({
      total_value: z.object({
        breakdowns: z.array(z.object({ results: z.array(z.object({ dimension_values: z.array(z.string()), value: count })) })),
      }),
    }),
  ),
})

/**
 * Instagram’s API with Instagram login, for professional accounts. It has no refresh tokens: a first grant is exchanged for one of sixty
 * days, which can be renewed before it ends. Only the person can revoke a grant, in Instagram.
 */
export const instagram: LiveKind = {
  authorize: 'https://www.instagram.com/oauth/authorize',
  token: 'https://api.instagram.com/oauth/access_token',
  revoke: null,
  scopes: ['instagram_business_basic', 'instagram_business_manage_insights'],
  scopeSeparator: ',',
  spare: days(20),
  mend(body) {
    const [first] = Array.isArray(body['data']) ? (body['data'] as Record<string, unknown>[]) : [body]
    return { access_token: first?.['access_token'], token_type: 'bearer', expires_in: first?.['expires_in'] ?? 3600 }
  },
  exchange: {
    lengthen: ({ accessToken, clientSecret }) =>
      withQuery(`${graph}/access_token`, { grant_type: 'ig_exchange_token', client_secret: clientSecret, access_token: accessToken }),
    renew: ({ accessToken }) => withQuery(`${graph}/refresh_access_token`, { grant_type: 'ig_refresh_token', access_token: accessToken }),
  },
  async account(ask) {
    const me = await ask.get(`${api}/me?fields=user_id,username,profile_picture_url,followers_count`, meShape)
    return accountOf('INSTAGRAM', { id: me.user_id, handle: me.username, picture: me.profile_picture_url, followers: me.followers_count })
  },
  async read(ask) {
    const fields = 'timestamp,like_count,comments_count,insights.metric(views)'
    const demographics = (breakdown: string) =>
      ask.perhaps(
        `${api}/me/insights?metric=follower_demographics&period=lifetime&metric_type=total_value&breakdown=${breakdown}`,
        demographicsShape,
      )
    const [media, ...get] = await Promise.all([
      ask.get(`${api}/me/media?fields=${fields}&limit=${postsCounted * 2}`, mediaShape),
      ...['age', 'gender', 'country'].map(demographics),
    ])
    const [age = [], gender = [], country = []] = get.map((one) =>
      (one?.data[0]?.total_value.breakdowns[0]?.results ?? []).map((row) => [row.dimension_values[0] ?? '', row.value] as const),
    )
    return {
      posts: media.data.map((post) => ({
        publishedAt: Date.parse(post.timestamp),
        likes: post.like_count ?? null,
        comments: post.comments_count ?? null,
        views: post.insights?.data.find(({ name }) => name === 'views')?.values[0]?.value ?? null,
      })),
      audience: get.every((one) => one === null)
        ? null
        : {
            ...emptyAudience,
            age: shares(grouped(age, ageKeyOf)),
            gender: shares(grouped(gender, genderKeyOf)),
            countries: largest(shares(grouped(country, countryKeyOf))),
          },
    }
  },
}
