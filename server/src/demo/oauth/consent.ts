import { readLanguage } from '@wasla/contract/platform/language.ts'
import { connectLimits } from '@wasla/contract/social/connect.ts'
import { demoConsentRules, platformNamed } from '@wasla/contract/social/demo.ts'
import { accept, problemsOf } from '@wasla/contract/validation/check.ts'
import type { Env } from '../../config/env.ts'
import type { HttpContext } from '../../graphql/endpoint.ts'
import { notFound } from '../../http/responses.ts'
import { commonHeaders } from '../../request/headers.ts'
import type { Clock } from '#platform/clock.ts'
import { isReturnAddress } from '../../domains/social/return-address.ts'
import { writeConsent } from '../../providers/social/demo-code.ts'
import { consentPage, strayPage } from './page.ts'
import { demoStyle } from '../page.ts'

/** `GET /demo/oauth.css`: the styles of the consent page. */
export const consentStyle = demoStyle(new URL('consent.css', import.meta.url))

/** Runs no scripts. The form may submit to this server and redirect to the page that waits for the answer. */
const policy = (returnOrigin: string) =>
  `default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self' ${returnOrigin}; frame-ancestors 'none'`.trim()

const page = (html: string, returnOrigin: string, status = 200): Response =>
  new Response(html, {
    status,
    headers: {
      ...commonHeaders,
      'content-security-policy': policy(returnOrigin),
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
    },
  })

const withQuery = (address: string, values: Readonly<Record<string, string>>) => {
  const url = new URL(address)
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value)
  return url.href
}

/**
 * `GET /demo/oauth/:platform` (E-02, Appendix E): asks for a handle and a size, and redirects with a code or with `error=access_denied`.
 * The redirect always leads to a page of this product, even if the address names another site. Exists in demo and local mode only, never in
 * live.
 */
export function demoConsent({ env, clock }: { env: Env; clock: Clock }) {
  return (c: HttpContext): Response => {
    const query = (name: string) => c.req.query(name) ?? ''
    const platform = platformNamed(c.req.param('platform') ?? '')
    if (!platform) return notFound()
    const language = readLanguage(query('lang') || c.req.header('accept-language'))
    const [state, back, challenge] = [query('state'), query('redirect_uri'), query('code_challenge')]
    const isOurs = isReturnAddress(back, env) && /^[\w-]{43}$/.test(challenge) && state.length > 0 && state.length <= 200
    if (!isOurs) return page(strayPage(language, env.productName), '', 400)

    const answer = { handle: query('handle'), size: query('size') }
    const isAnswered = query('answer') !== ''
    const problems = isAnswered ? problemsOf(demoConsentRules, answer) : []
    if (isAnswered && problems.length === 0) {
      const consent = { platform, ...accept(demoConsentRules, answer), challenge, expiresAt: clock.now() + connectLimits.life * 1000 }
      const location = withQuery(back, { code: writeConsent(env.secrets.token, consent), state, platform })
      return new Response(null, {
        status: 302,
        headers: { ...commonHeaders, location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
      })
    }
    const html = consentPage({
      platform,
      language,
      productName: env.productName,
      hidden: { state, redirect_uri: back, code_challenge: challenge, lang: language },
      cancelAddress: withQuery(back, { error: 'access_denied', state, platform }),
      ...answer,
      problems,
    })
    return page(html, new URL(back).origin)
  }
}
