import * as z from 'zod/mini'
import { dayAt, plusDays } from '@wasla/contract/insights/days.ts'
import { shares } from '@wasla/contract/insights/audience.ts'
import { emptyAudience } from '@wasla/contract/insights/record.ts'
import { count } from './ask.ts'
import { accountOf, ageKeyOf, countryKeyOf, genderKeyOf, grouped, largest, minutes, withQuery, type LiveKind } from './kind.ts'

const data = 'https://www.googleapis.com/youtube/v3'
const analytics = 'https://youtubeanalytics.googleapis.com/v2/reports'

const channelShape = z.object({
  id: z.string(),
  snippet: z.object({
    customUrl: z.optional(z.string()),
    thumbnails: z.optional(z.object({ default: z.optional(z.object({ url: z.string() })) })),
  }),
  statistics: z.object({ subscriberCount: z.optional(count) }),
  contentDetails: z.object({ relatedPlaylists: z.object({ uploads: z.optional(z.string()) }) }),
})
const channelsShape = z.object({ items: z.array(channelShape).check(z.minLength(1)) })
const uploadsShape = z.object({ items: z.array(z.object({ contentDetails: z.object({ videoId: z.string() }) })) })
const videosShape = z.object({
  items: z.array(
    z.object({
      snippet: z.object({ publishedAt: z.string() }),
      statistics: z.object({ viewCount: z.optional(count), likeCount: z.optional(count), commentCount: z.optional(count) }),
    }),
  ),
})
const reportShape = z.object({ rows: z.optional(z.array(z.array(z.union([z.string(), z.number()])))) })

const channelOf = `${data}/channels?part=snippet,statistics,contentDetails&mine=true`

/** Google’s APIs for YouTube: the channel, its newest videos, and its viewers of the last ninety days. */
export const youtube: LiveKind = {
  authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
  token: 'https://oauth2.googleapis.com/token',
  revoke: 'https://oauth2.googleapis.com/revoke',
  scopes: ['https://www.googleapis.com/auth/youtube.readonly', 'https://www.googleapis.com/auth/yt-analytics.readonly'],
  // Without these parameters, Google sends a refresh token only the first time.
  also: { access_type: 'offline', prompt: 'consent', include_granted_scopes: 'false' },
  spare: minutes(5),
  async account(ask) {
    const [channel] = (await ask.get(channelOf, channelsShape)).items
    const id = channel?.id ?? ''
    const handle = channel?.snippet.customUrl?.replace(/^@/, '')
    const account = accountOf('YOUTUBE', {
      id,
      handle: handle ?? id,
      picture: channel?.snippet.thumbnails?.default?.url,
      followers: channel?.statistics.subscriberCount ?? 0,
    })
    return handle === undefined ? { ...account, profileUrl: `https://www.youtube.com/channel/${encodeURIComponent(id)}` } : account
  },
  async read(ask, _account, { now }) {
    const report = (metrics: string, dimensions: string) => {
      const query = { ids: 'channel==MINE', startDate: plusDays(dayAt(now), -90), endDate: dayAt(now), metrics, dimensions }
      return ask.perhaps(withQuery(analytics, query), reportShape)
    }
    const videos = async () => {
      const [channel] = (await ask.get(channelOf, channelsShape)).items
      const uploads = channel?.contentDetails.relatedPlaylists.uploads
      if (!uploads) return []
      const list = await ask.perhaps(
        `${data}/playlistItems?part=contentDetails&maxResults=20&playlistId=${encodeURIComponent(uploads)}`,
        uploadsShape,
      )
      const ids = (list?.items ?? []).map(({ contentDetails }) => contentDetails.videoId)
      if (ids.length === 0) return []
      return (await ask.get(`${data}/videos?part=snippet,statistics&id=${encodeURIComponent(ids.join(','))}`, videosShape)).items
    }
    const [items, people, countries] = await Promise.all([
      videos(),
      report('viewerPercentage', 'ageGroup,gender'),
      report('views', 'country'),
    ])
    const rows = (people?.rows ?? []).map(([age, gender, share]) => ({ age: String(age), gender: String(gender), share: Number(share) }))
    return {
      posts: items.map(({ snippet, statistics }) => ({
        publishedAt: Date.parse(snippet.publishedAt),
        likes: statistics.likeCount ?? null,
        comments: statistics.commentCount ?? null,
        views: statistics.viewCount ?? null,
      })),
      audience:
        people === null && countries === null
          ? null
          : {
              ...emptyAudience,
              age: shares(
                grouped(
                  rows.map(({ age, share }) => [age, share]),
                  ageKeyOf,
                ),
              ),
              gender: shares(
                grouped(
                  rows.map(({ gender, share }) => [gender, share]),
                  genderKeyOf,
                ),
              ),
              countries: largest(
                shares(
                  grouped(
                    (countries?.rows ?? []).map(([country, views]) => [String(country), Number(views)]),
                    countryKeyOf,
                  ),
                ),
              ),
            },
    }
  },
}
