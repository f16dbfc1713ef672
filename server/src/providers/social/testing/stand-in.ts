import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { LivePlatform } from '@wasla/contract/social/record.ts'
import { challengeOf } from '../demo-code.ts'
import type { Send } from '../live/ask.ts'
import { liveKinds } from '../live/platform.ts'

export const registration = { id: 'our_id', secret: 'our_secret_of_the_platform' } as const

type Consented = { challenge: string; redirectUri: string }
type Said = { status?: number; body: unknown }

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) text += String(part)
  return text
}

const hour = 3_600_000

/**
 * Returns twenty posts, one every ten hours, the newest an hour ago. The twelve newest have 100 likes, 20 comments and 1,000 views each.
 */
const postsAt = (now: number) =>
  Array.from({ length: 20 }, (_, at) => {
    const publishedAt = now - hour - at * 10 * hour
    const counted = at < 12
    return {
      publishedAt,
      iso: new Date(publishedAt).toISOString(),
      likes: counted ? 100 : 9,
      comments: counted ? 20 : 9,
      views: counted ? 1000 : 9,
    }
  })

const rows = (...results: readonly (readonly [string, number])[]) => ({
  data: [{ total_value: { breakdowns: [{ results: results.map(([key, value]) => ({ dimension_values: [key], value })) }] } }],
})

/** Responses of each platform’s API, by address without the query. */
const said: Readonly<Record<string, (query: URLSearchParams, now: number) => unknown>> = {
  'graph.instagram.com/v23.0/me': () => ({
    user_id: '17841',
    username: 'noura.cooks',
    profile_picture_url: 'https://scontent.cdninstagram.com/n.jpg',
    followers_count: 48_200,
  }),
  'graph.instagram.com/v23.0/me/media': (_, now) => ({
    data: postsAt(now).map(({ iso, likes, comments, views }) => ({
      timestamp: iso.replace('.000Z', '+0000'),
      like_count: likes,
      comments_count: comments,
      insights: { data: [{ name: 'views', values: [{ value: views }] }] },
    })),
  }),
  'graph.instagram.com/v23.0/me/insights': (query) =>
    ({
      age: rows(['18-24', 30], ['25-34', 50], ['55-64', 10], ['65+', 10]),
      gender: rows(['F', 70], ['M', 30], ['U', 5]),
      country: rows(['SA', 80], ['AE', 20]),
    })[query.get('breakdown') ?? ''],
  'api.x.com/2/users/me': () => ({
    data: { id: '99', username: 'noura', profile_image_url: 'http://pbs.twimg.com/n.jpg', public_metrics: { followers_count: 48_200 } },
  }),
  'api.x.com/2/users/99/tweets': (_, now) => ({
    data: postsAt(now).map(({ iso, likes, comments, views }) => ({
      created_at: iso,
      public_metrics: { like_count: likes, reply_count: comments, impression_count: views },
    })),
  }),
  'open.tiktokapis.com/v2/user/info/': () => ({
    data: { user: { open_id: 'open-1', username: 'nouracooks', avatar_url: 'https://p16.tiktokcdn.com/n.jpg', follower_count: 48_200 } },
    error: { code: 'ok' },
  }),
  'open.tiktokapis.com/v2/video/list/': (_, now) => ({
    data: {
      videos: postsAt(now).map(({ publishedAt, likes, comments, views }) => ({
        create_time: Math.floor(publishedAt / 1000),
        like_count: likes,
        comment_count: comments,
        view_count: views,
      })),
    },
  }),
  'www.googleapis.com/youtube/v3/channels': () => ({
    items: [
      {
        id: 'UC1',
        snippet: { customUrl: '@nouracooks', thumbnails: { default: { url: 'https://yt3.ggpht.com/n.jpg' } } },
        statistics: { subscriberCount: '48200' },
        contentDetails: { relatedPlaylists: { uploads: 'UU1' } },
      },
    ],
  }),
  'www.googleapis.com/youtube/v3/playlistItems': () => ({ items: postsAt(0).map((_, at) => ({ contentDetails: { videoId: `v${at}` } })) }),
  'www.googleapis.com/youtube/v3/videos': (_, now) => ({
    items: postsAt(now).map(({ iso, likes, comments, views }) => ({
      snippet: { publishedAt: iso },
      statistics: { viewCount: String(views), likeCount: String(likes), commentCount: String(comments) },
    })),
  }),
  'youtubeanalytics.googleapis.com/v2/reports': (query) => ({
    rows:
      query.get('dimensions') === 'country'
        ? [
            ['SA', 800],
            ['AE', 200],
          ]
        : [
            ['age18-24', 'female', 30],
            ['age25-34', 'female', 40],
            ['age65-', 'male', 30],
          ],
  }),
  'api.twitch.tv/helix/users': () => ({
    data: [{ id: '7', login: 'noura_live', profile_image_url: 'https://static-cdn.jtvnw.net/n.jpg' }],
  }),
  'api.twitch.tv/helix/channels/followers': () => ({ total: 48_200 }),
  'api.twitch.tv/helix/videos': (_, now) => ({ data: postsAt(now).map(({ iso, views }) => ({ created_at: iso, view_count: views })) }),
  'businessapi.snapchat.com/v1/public_profiles/my_profile': () => ({
    public_profiles: [
      {
        public_profile: {
          id: 'snap-1',
          snap_user_name: 'noura.snaps',
          subscriber_count: 48_200,
          logo_urls: { original_logo_url: 'https://elsewhere.example/n.jpg' },
        },
      },
    ],
  }),
}

/**
 * Starts a platform on this machine, with the parts that we use. It checks callers as strictly as the real one. It is closed after the
 * test.
 */
export async function standIn(platform: LivePlatform, clock: { now(): number }) {
  const kind = liveKinds[platform]
  const codes = new Map<string, Consented>()
  /** Valid grants: each access token with its refresh token. */
  const grants = new Map<string, string>()
  const state = { mood: 'well' as 'well' | 'failing' | 'babbling' | 'silent', requested: [] as string[], given: 0, revoked: [] as string[] }

  const idName = kind.idName ?? 'client_id'
  const isOurs = (form: URLSearchParams, { authorization }: IncomingMessage['headers']) =>
    kind.isSecretInHeader
      ? authorization === `Basic ${Buffer.from(`${registration.id}:${registration.secret}`).toString('base64')}` &&
        !form.has('client_secret')
      : form.get(idName) === registration.id && form.get('client_secret') === registration.secret

  function grant(): Record<string, unknown> {
    const [access, refresh] = [`access-${++state.given}`, `refresh-${state.given}`]
    grants.set(access, refresh)
    if (platform === 'INSTAGRAM') return { data: [{ access_token: access, user_id: '17841', permissions: 'instagram_business_basic' }] }
    const whole = { access_token: access, refresh_token: refresh, token_type: 'bearer', expires_in: 7200 }
    return platform === 'TWITCH' ? { ...whole, scope: ['moderator:read:followers'] } : { ...whole, scope: kind.scopes.join(' ') }
  }
  const refused: Said =
    platform === 'TWITCH'
      ? { status: 400, body: { status: 400, message: 'Invalid grant' } }
      : { status: 400, body: { error: 'invalid_grant' } }

  function token(form: URLSearchParams): Said {
    if (form.get('grant_type') === 'authorization_code') {
      const consented = codes.get(form.get('code') ?? '')
      codes.delete(form.get('code') ?? '')
      const isGood =
        consented?.redirectUri === form.get('redirect_uri') && consented?.challenge === challengeOf(form.get('code_verifier') ?? '')
      return isGood ? { body: grant() } : refused
    }
    // A refresh token is valid once.
    const [access] = [...grants].find(([, refresh]) => refresh === form.get('refresh_token')) ?? []
    if (access === undefined) return refused
    grants.delete(access)
    return { body: grant() }
  }

  /** Instagram’s own exchange for longer grants. */
  function exchange(query: URLSearchParams): Said {
    const access = query.get('access_token') ?? ''
    const mayAsk = query.get('grant_type') === 'ig_refresh_token' || query.get('client_secret') === registration.secret
    if (!mayAsk || !grants.has(access)) return { status: 400, body: { error: { message: 'Invalid', code: 190 } } }
    grants.delete(access)
    const longer = `access-${++state.given}`
    grants.set(longer, '')
    return { body: { access_token: longer, token_type: 'bearer', expires_in: 60 * 86_400 } }
  }

  function answer(request: IncomingMessage, text: string): Said {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const address = pathname.slice(1)
    state.requested.push(address)
    if (`https://${address}` === kind.token) {
      const form = new URLSearchParams(text)
      return isOurs(form, request.headers) ? token(form) : { status: 401, body: { error: 'invalid_client' } }
    }
    if (`https://${address}` === kind.revoke) {
      const gone = new URLSearchParams(text).get('token') ?? ''
      state.revoked.push(gone)
      for (const [access, refresh] of grants) if (gone === access || gone === refresh) grants.delete(access)
      return { body: {} }
    }
    if (/^graph\.instagram\.com\/(refresh_)?access_token$/.test(address)) return exchange(searchParams)
    const bearer = request.headers.authorization?.replace('Bearer ', '') ?? ''
    if (!grants.has(bearer)) return { status: 401, body: { error: 'unauthorized' } }
    if (platform === 'TWITCH' && request.headers['client-id'] !== registration.id) return { status: 401, body: {} }
    const tell = said[address]
    return tell ? { body: tell(searchParams, clock.now()) } : { status: 404, body: {} }
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await textOf(request)
    if (state.mood === 'silent') return
    if (state.mood === 'failing') return void response.writeHead(503).end('{}')
    if (state.mood === 'babbling') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>')
    const { status = 200, body } = answer(request, text)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const local = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const send: Send = (address, init) => fetch(address.replace(/^https:\//, local), init)

  return {
    ...state,
    state,
    send,
    /** Consents on the platform’s page as a person would. Returns the code. */
    async consent(authorizationUrl: string): Promise<string> {
      const url = new URL(authorizationUrl)
      const requested = Object.fromEntries(url.searchParams)
      if (
        `${url.origin}${url.pathname}` !== kind.authorize ||
        requested['response_type'] !== 'code' ||
        requested[idName] !== registration.id
      )
        return ''
      if (requested['code_challenge_method'] !== 'S256' || !requested['state'] || !requested['scope']) return ''
      const code = `code-${codes.size + state.given + 1}`
      codes.set(code, { challenge: requested['code_challenge'] ?? '', redirectUri: requested['redirect_uri'] ?? '' })
      return code
    },
    /** Takes the consent back at the platform. */
    takeBack: () => grants.clear(),
    /** Returns whether an access token is still valid. */
    isInForce: (accessToken: string) => grants.has(accessToken),
  }
}
