import * as oauth from 'oauth4webapi'
import type { Env } from '../../config/env.ts'

/** The settings of the provider. */
export type OidcSettings = NonNullable<Env['adminOidc']>

/** Returns whether the provider is called without TLS. The environment refuses that in live. */
export const isPlain = ({ issuer }: Pick<OidcSettings, 'issuer'>): boolean => issuer.startsWith('http:')

/** Reads what the provider publishes about itself. Throws if it does not answer, or is another issuer than the settings name. */
export async function discover(settings: Pick<OidcSettings, 'issuer'>, signal: AbortSignal): Promise<oauth.AuthorizationServer> {
  const issuer = new URL(settings.issuer)
  const response = await oauth.discoveryRequest(issuer, { signal, [oauth.allowInsecureRequests]: isPlain(settings) })
  return oauth.processDiscoveryResponse(issuer, response)
}

const methods = ['client_secret_basic', 'client_secret_post'] as const

/** Returns how we prove to the provider who we are; null if it accepts none of our ways. */
export function clientMethod({ token_endpoint_auth_methods_supported: accepted }: oauth.AuthorizationServer) {
  // A provider that names no method accepts this one (OpenID Connect Discovery 1.0).
  const named = accepted ?? ['client_secret_basic']
  return methods.find((method) => named.includes(method)) ?? null
}

/** Returns what a provider lacks for our sign-in, each as the end of a sentence. */
export function lacksOf(server: oauth.AuthorizationServer, settings: Pick<OidcSettings, 'issuer'>): string[] {
  const endpoints = ['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const
  const protocols = isPlain(settings) ? ['http:', 'https:'] : ['https:']
  const isAddress = (text: string) => URL.canParse(text) && protocols.includes(new URL(text).protocol)
  return [
    ...endpoints.filter((name) => !isAddress(server[name] ?? '')).map((name) => `it names no ${name} that we may call`),
    ...(server.response_types_supported?.includes('code') === false ? ['it does not support the response type code'] : []),
    ...(server.code_challenge_methods_supported?.includes('S256') === false ? ['it does not support PKCE with S256'] : []),
    ...(clientMethod(server) === null ? [`it supports neither ${methods.join(' nor ')}`] : []),
  ]
}
