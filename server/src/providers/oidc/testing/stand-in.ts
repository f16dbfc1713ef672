import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { onTestFinished } from 'vitest'

type Claims = Readonly<Record<string, unknown>>
type Consented = { challenge: string; redirectUri: string; claims: Claims }
type Said = { status?: number; body: unknown }

const client = { clientId: 'our_id', clientSecret: 'our secret: of & the provider' } as const

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) text += String(part)
  return text
}

/** Returns whether a header proves our registration as RFC 6749 says: id and secret are encoded as in a form. */
function isOurs(authorization: string | undefined): boolean {
  const [id, secret] = Buffer.from(authorization?.replace(/^Basic /, '') ?? '', 'base64')
    .toString()
    .split(':')
    .map((part) => new URLSearchParams(`text=${part}`).get('text'))
  return id === client.clientId && secret === client.clientSecret
}

/**
 * Starts an OpenID Connect provider on this machine, with the parts that we use: discovery, keys, tokens and user information. It checks
 * callers as strictly as a real one, and is closed after the test. `state` says how it behaves.
 */
export async function oidcStandIn(now: () => number) {
  const [own, foreign] = [await generateKeyPair('ES256'), await generateKeyPair('ES256')]
  const publicKey = { ...(await exportJWK(own.publicKey)), kid: 'key-1', alg: 'ES256', use: 'sig' }
  const codes = new Map<string, Consented>()
  const state = {
    now,
    isAway: false,
    isUnregistered: false,
    /** Whether ID tokens are signed with a key that the provider does not publish. */
    isForged: false,
    metadata: {} as Claims,
    /** What the endpoint of user information says; null if the provider has none. */
    person: null as Claims | null,
    count: 0,
  }

  async function idToken(claims: Claims): Promise<string> {
    const key = state.isForged ? foreign : own
    return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: 'key-1' }).sign(key.privateKey)
  }

  async function token(form: URLSearchParams, { authorization }: IncomingMessage['headers']): Promise<Said> {
    if (state.isUnregistered || !isOurs(authorization)) return { status: 401, body: { error: 'invalid_client' } }
    const code = form.get('code') ?? ''
    const consented = codes.get(code)
    codes.delete(code)
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (consented?.challenge !== challenge || consented.redirectUri !== form.get('redirect_uri'))
      return { status: 400, body: { error: 'invalid_grant' } }
    return { body: { access_token: `access-${++state.count}`, token_type: 'Bearer', id_token: await idToken(consented.claims) } }
  }

  async function answer(request: IncomingMessage, text: string): Promise<Said> {
    switch (new URL(request.url ?? '/', issuer).pathname) {
      case '/.well-known/openid-configuration':
        return {
          body: {
            issuer,
            authorization_endpoint: `${issuer}/authorize`,
            token_endpoint: `${issuer}/token`,
            jwks_uri: `${issuer}/keys`,
            ...(state.person ? { userinfo_endpoint: `${issuer}/person` } : {}),
            response_types_supported: ['code'],
            subject_types_supported: ['public'],
            id_token_signing_alg_values_supported: ['ES256'],
            code_challenge_methods_supported: ['S256'],
            acr_values_supported: ['phr'],
            authorization_response_iss_parameter_supported: true,
            ...state.metadata,
          },
        }
      case '/keys':
        return { body: { keys: [publicKey] } }
      case '/token':
        return token(new URLSearchParams(text), request.headers)
      case '/person':
        return request.headers.authorization?.startsWith('Bearer access-') ? { body: state.person } : { status: 401, body: {} }
      default:
        return { status: 404, body: {} }
    }
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await textOf(request)
    if (state.isAway) return void response.writeHead(503).end()
    const { status = 200, body } = await answer(request, text)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })

  return {
    state,
    settings: { issuer, ...client },
    /**
     * Signs a person in on the provider's page, as a browser would. Returns the query with which the provider leads back. `says` changes
     * claims of the ID token.
     */
    consent(authorizationUrl: string, says: Claims = {}): string {
      const url = new URL(authorizationUrl)
      const requested = Object.fromEntries(url.searchParams)
      const isGood =
        `${url.origin}${url.pathname}` === `${issuer}/authorize` &&
        requested['response_type'] === 'code' &&
        requested['client_id'] === client.clientId &&
        requested['code_challenge_method'] === 'S256' &&
        requested['scope']?.split(' ').includes('openid')
      if (!isGood) throw new Error('The provider does not understand this request')
      const code = `code-${++state.count}-of-the-provider`
      const at = Math.floor(state.now() / 1000)
      const claims = {
        iss: issuer,
        aud: client.clientId,
        sub: 'person-1',
        nonce: requested['nonce'],
        iat: at,
        exp: at + 300,
        email_verified: true,
        ...says,
      }
      codes.set(code, { challenge: requested['code_challenge'] ?? '', redirectUri: requested['redirect_uri'] ?? '', claims })
      return new URLSearchParams({ code, state: requested['state'] ?? '', iss: issuer }).toString()
    },
  }
}
