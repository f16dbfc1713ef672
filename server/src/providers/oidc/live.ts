import * as oauth from 'oauth4webapi'
import { systemClock, type Clock } from '#platform/clock.ts'
import { clientMethod, discover, isPlain, lacksOf, type OidcSettings } from './discovery.ts'
import { OidcAway, OidcRefused, type OidcPerson, type OidcProvider } from './port.ts'

/** How long what the provider published is used before it is read again, in milliseconds. */
const discoveredFor = 3_600_000

/** Returns an error's own words, or those of the network. The words of the library contain no values of tokens or answers. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const said = error.name === 'TypeError' && error.cause instanceof Error ? error.cause : error
  return said.message.slice(0, 120)
}

/** Calls the provider. Throws `OidcAway` if it does not answer, or answers that it is out of order. */
const send: typeof fetch = async (address, init) => {
  const response = await fetch(address, init).catch((error: unknown) => {
    throw new OidcAway(reasonOf(error))
  })
  if (response.status >= 500) throw new OidcAway(`it answered ${response.status}`)
  return response
}

/** Returns the error of a failed sign-in. A wrong registration is ours to mend, and not the person's fault. */
function failureOf(error: unknown): OidcAway | OidcRefused {
  if (error instanceof OidcAway || error instanceof OidcRefused) return error
  if (error instanceof oauth.ResponseBodyError || error instanceof oauth.AuthorizationResponseError) {
    const reason = error.error.slice(0, 60)
    const isOurs = ['invalid_client', 'unauthorized_client', 'temporarily_unavailable', 'server_error'].includes(reason)
    return isOurs ? new OidcAway(reason) : new OidcRefused(reason)
  }
  if (error instanceof oauth.WWWAuthenticateChallengeError) return new OidcAway(`it answered ${error.status}`)
  if (error instanceof DOMException) return new OidcAway(error.name)
  return new OidcRefused(reasonOf(error))
}

type Claims = Readonly<Record<string, unknown>>

const emailOf = ({ email, email_verified }: Claims) => (typeof email === 'string' && email_verified === true ? email : null)

/** Returns the ways in which the provider states that it checked the person: `amr` is a list, `acr` one value. */
const waysOf = ({ amr, acr }: Claims): unknown[] => [...(Array.isArray(amr) ? (amr as unknown[]) : []), acr]

/** Returns a provider that is called by OpenID Connect: the authorization code flow with PKCE, state and nonce. */
export function liveOidc(settings: OidcSettings, clock: Clock): OidcProvider {
  let known: { server: oauth.AuthorizationServer; at: number } | null = null
  const common = { [oauth.customFetch]: send, [oauth.allowInsecureRequests]: isPlain(settings) }

  async function serverOf(signal: AbortSignal): Promise<oauth.AuthorizationServer> {
    const at = clock.monotonic()
    if (known && at - known.at < discoveredFor) return known.server
    const server = await discover(settings, signal).catch((error: unknown) => {
      throw new OidcAway(reasonOf(error))
    })
    const [lack] = lacksOf(server, settings)
    if (lack !== undefined) throw new OidcAway(lack)
    known = { server, at }
    return server
  }

  /** Returns the person of a token response whose ID token is valid. Providers may state the address at another endpoint only. */
  async function personOf(
    server: oauth.AuthorizationServer,
    client: oauth.Client,
    tokens: oauth.TokenEndpointResponse,
    signal: AbortSignal,
  ): Promise<OidcPerson> {
    const claims = oauth.getValidatedIdTokenClaims(tokens)
    if (!claims) throw new OidcRefused('there is no ID token')
    const hasSecondStep = waysOf(claims).some((way) => typeof way === 'string' && settings.secondStep.includes(way))
    if (claims['email'] !== undefined || server.userinfo_endpoint === undefined) return { email: emailOf(claims), hasSecondStep }
    const response = await oauth.userInfoRequest(server, client, tokens.access_token, { ...common, signal })
    return { email: emailOf(await oauth.processUserInfoResponse(server, client, claims.sub, response)), hasSecondStep }
  }

  return {
    async authorizationUrl({ state, nonce, verifier, redirectUri }, signal) {
      const server = await serverOf(signal)
      const address = new URL(server.authorization_endpoint ?? '')
      // A value that the provider does not know could make it refuse the request.
      const steps = settings.secondStep.filter((step) => server.acr_values_supported?.includes(step))
      const query: Record<string, string> = {
        response_type: 'code',
        client_id: settings.clientId,
        redirect_uri: redirectUri,
        scope: 'openid email',
        state,
        nonce,
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(steps.length > 0 ? { acr_values: steps.join(' ') } : {}),
      }
      for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
      return address.href
    },
    async person(query, { state, nonce, verifier, redirectUri }, now, signal) {
      const server = await serverOf(signal)
      const client: oauth.Client = {
        client_id: settings.clientId,
        // The library reads the machine's clock.
        [oauth.clockSkew]: Math.round((now - systemClock.now()) / 1000),
      }
      const prove = clientMethod(server) === 'client_secret_post' ? oauth.ClientSecretPost : oauth.ClientSecretBasic
      try {
        const answer = oauth.validateAuthResponse(server, client, query, state)
        const response = await oauth.authorizationCodeGrantRequest(
          server,
          client,
          prove(settings.clientSecret),
          answer,
          redirectUri,
          verifier,
          { ...common, signal },
        )
        const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
          expectedNonce: nonce,
          requireIdToken: true,
        })
        await oauth.validateApplicationLevelSignature(server, response, { ...common, signal })
        return await personOf(server, client, tokens, signal)
      } catch (error) {
        throw failureOf(error)
      }
    },
  }
}
