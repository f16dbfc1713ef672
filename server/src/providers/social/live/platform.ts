import * as oauth from 'oauth4webapi'
import { dayAt } from '@wasla/contract/insights/days.ts'
import { figuresOf } from '@wasla/contract/insights/engagement.ts'
import type { SocialAccount } from '@wasla/contract/social/accounts.ts'
import type { LivePlatform } from '@wasla/contract/social/record.ts'
import type { Clock } from '#platform/clock.ts'
import { platformPicture } from '../../previews/covers.ts'
import { ConsentRefused, type Grant, type SocialPlatform } from '../port.ts'
import { asking, PlatformFailed, type Ask, type Send } from './ask.ts'
import { instagram } from './instagram.ts'
import type { Exchange, LiveKind } from './kind.ts'
import { snapchat } from './snapchat.ts'
import { tiktok } from './tiktok.ts'
import { twitch } from './twitch.ts'
import { twitter } from './twitter.ts'
import { youtube } from './youtube.ts'

export const liveKinds: Readonly<Record<LivePlatform, LiveKind>> = {
  INSTAGRAM: instagram,
  TWITTER: twitter,
  TIKTOK: tiktok,
  YOUTUBE: youtube,
  TWITCH: twitch,
  SNAPCHAT: snapchat,
}

export type LiveOptions = {
  client: { id: string; secret: string }
  clock: Clock
  /** Secret that signs addresses of pictures. */
  secret: string
  send?: Send
}

type Json = Readonly<Record<string, unknown>>
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Converts responses of the token endpoint to the form of RFC 6749: a refusal is a 400 with its error, and a success has the standard
 * fields.
 */
const mended =
  (kind: LiveKind, send: Send): Send =>
  async (address, init) => {
    const response = await send(address, { ...init, redirect: 'error' })
    const body: unknown = await response.json().catch(() => null)
    if (!isJson(body)) return new Response('', { status: response.status === 200 ? 502 : response.status })
    const json = (value: Json, status: number) => Response.json(value, { status })
    if (typeof body['error'] === 'string' && body['error'] !== '')
      return json({ error: body['error'] }, response.status === 200 ? 400 : response.status)
    if ([400, 401].includes(response.status)) return json({ error: 'invalid_grant' }, 400)
    return json(response.ok && kind.mend ? kind.mend(body) : body, response.status)
  }

/** Returns a platform that is called for real, with our registration there. */
export function livePlatform(platform: LivePlatform, { client, clock, secret, send = fetch }: LiveOptions): SocialPlatform {
  const kind = liveKinds[platform]
  const server: oauth.AuthorizationServer = {
    issuer: new URL(kind.token).origin,
    token_endpoint: kind.token,
    ...(kind.revoke ? { revocation_endpoint: kind.revoke } : {}),
  }
  const registered: oauth.Client = { client_id: client.id }
  const idName = kind.idName ?? 'client_id'
  const authenticate: oauth.ClientAuth = (_server, _client, body, headers) => {
    if (kind.isSecretInHeader) {
      const pair = [client.id, client.secret].map(encodeURIComponent).join(':')
      headers.set('authorization', `Basic ${Buffer.from(pair).toString('base64')}`)
    } else {
      body.set(idName, client.id)
      body.set('client_secret', client.secret)
    }
  }
  const options = (signal: AbortSignal) => ({ [oauth.customFetch]: mended(kind, send), signal })

  /** Returns whether the person’s consent is the cause, and not the platform or our registration. */
  const isRefusal = (error: unknown) =>
    error instanceof oauth.ResponseBodyError && [400, 401].includes(error.status) && error.error !== 'invalid_client'
  async function trade(work: () => Promise<oauth.TokenEndpointResponse>): Promise<Grant> {
    try {
      return grantOf(await work())
    } catch (error) {
      if (isRefusal(error)) throw new ConsentRefused()
      // Leave the cause out: it may have a response with a person’s token.
      throw new PlatformFailed(`it gave no grant (${error instanceof Error ? error.name : 'unknown'})`)
    }
  }
  const grantOf = ({ access_token, refresh_token, expires_in }: oauth.TokenEndpointResponse): Grant => ({
    accessToken: access_token,
    refreshToken: refresh_token ?? null,
    expiresAt: expires_in === undefined ? null : clock.now() + expires_in * 1000,
  })
  const exchanged = (by: Exchange, { accessToken }: Grant, signal: AbortSignal) =>
    trade(async () => {
      const address = by({ accessToken, clientSecret: client.secret })
      const response = await options(signal)[oauth.customFetch](address, { headers: { accept: 'application/json' }, signal })
      return oauth.processRefreshTokenResponse(server, registered, response)
    })
  const ask = ({ accessToken }: Grant, signal: AbortSignal) =>
    asking({ send, signal, headers: { authorization: `Bearer ${accessToken}`, ...kind.headers?.(client.id) } })
  /** Replaces the picture’s address with ours: no page loads pictures from other hosts (D-12). */
  const accountFor = async (api: Ask): Promise<SocialAccount> => {
    const account = await kind.account(api)
    return { ...account, pictureUrl: platformPicture(secret, account.pictureUrl, 'face') }
  }

  return {
    source: 'API',
    spare: kind.spare,
    authorizationUrl({ state, redirectUri, challenge }) {
      const address = new URL(kind.authorize)
      const query: Record<string, string> = {
        response_type: 'code',
        [idName]: client.id,
        redirect_uri: redirectUri,
        scope: kind.scopes.join(kind.scopeSeparator ?? ' '),
        state,
        code_challenge: challenge,
        code_challenge_method: 'S256',
        ...kind.also,
      }
      address.search = new URLSearchParams(query).toString()
      return address.href
    },
    async account({ code, redirectUri, verifier }, signal) {
      const first = await trade(async () => {
        // The state was checked before, in its row.
        const answer = oauth.validateAuthResponse(server, registered, new URLSearchParams({ code }), oauth.expectNoState)
        const response = await oauth.authorizationCodeGrantRequest(
          server,
          registered,
          authenticate,
          answer,
          redirectUri,
          verifier,
          options(signal),
        )
        return oauth.processAuthorizationCodeResponse(server, registered, response)
      })
      const grant = kind.exchange ? await exchanged(kind.exchange.lengthen, first, signal) : first
      return { account: await accountFor(ask(grant, signal)), grant }
    },
    async renew(grant, signal) {
      if (kind.exchange) return exchanged(kind.exchange.renew, grant, signal)
      const { refreshToken } = grant
      if (refreshToken === null) throw new ConsentRefused()
      const renewed = await trade(async () => {
        const response = await oauth.refreshTokenGrantRequest(server, registered, authenticate, refreshToken, options(signal))
        return oauth.processRefreshTokenResponse(server, registered, response)
      })
      return { ...renewed, refreshToken: renewed.refreshToken ?? refreshToken }
    },
    async measure({ grant }, signal) {
      if (!grant) throw new ConsentRefused()
      const now = clock.now()
      const api = ask(grant, signal)
      const account = await accountFor(api)
      const { posts, audience } = await kind.read(api, account, { now })
      const { followers } = account
      const figures = posts === null ? { likes: null, views: null, posts: null, engagement: null } : figuresOf(posts, followers, now)
      return { account, days: [{ day: dayAt(now), figures: { followers, ...figures, audience } }] }
    },
    async revoke(grant, signal) {
      if (kind.revoke === null) return
      try {
        const token = grant.refreshToken ?? grant.accessToken
        const response = await oauth.revocationRequest(server, registered, authenticate, token, { [oauth.customFetch]: send, signal })
        if (!response.ok) throw new Error(String(response.status))
      } catch (error) {
        throw new PlatformFailed(`it did not take a grant back (${error instanceof Error ? error.message.slice(0, 40) : 'unknown'})`)
      }
    },
  }
}
