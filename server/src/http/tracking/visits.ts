import type { IncomingHttpHeaders } from 'node:http'
import type { Platform } from '@wasla/contract/social/record.ts'
import { channelOf, inAppPlatform } from '@wasla/contract/tracking/channel.ts'
import { countryOf } from '@wasla/contract/tracking/country.ts'
import type { ClicksService, Link } from '../../domains/tracking/clicks/service.ts'
import { shortAgent } from '../../domains/tracking/clicks/visitors.ts'
import type { Env } from '../../config/env.ts'
import { isCounted } from '../../platform/counted-callers.ts'
import { remembered } from '../../platform/remembered.ts'
import { apiHeaders } from '../../request/headers.ts'

/**
 * Headers of a redirect. The brand does not learn which page the visitor came from, and search engines learn no links of participants
 * (security, headers). The length is stated, because otherwise an empty body is sent in chunks, which costs more.
 */
export const redirectHeaders = {
  ...apiHeaders,
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
  'content-length': '0',
} as const

export type VisitsEnv = Pick<Env, 'mode' | 'trustProxy' | 'countryHeader'>
export type VisitRequest = {
  /** The caller’s network, as of `callerAddress`. */
  network: string
  method: string
  headers: Readonly<IncomingHttpHeaders>
  /** The last part of the path, if there is one (N-01). */
  variant: string | null
  /** Returns the first value of a name in the query, or null. */
  query(name: 'utm_source' | '_country'): string | null
}

const textOf = (value: string | string[] | undefined): string | null => (typeof value === 'string' ? value : null)

const purposes = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const

/**
 * Returns whether a browser or a preview loaded the link in advance, so that nobody sees its page yet. A real click sends its own request.
 */
const isPrefetch = ({ method, headers }: VisitRequest): boolean =>
  method === 'HEAD' ||
  purposes.some((name) => {
    const purpose = textOf(headers[name])
    return purpose !== null && /prefetch|prerender|preview/i.test(purpose)
  })

const mostAgents = 5_000

/** Returns the platform whose app a browser runs in. Caches the answer for recent user agents. */
function createAppCache(): (agent: string) => Platform | null {
  const cached = remembered<{ app: Platform | null }>(mostAgents)
  return (agent) => {
    const before = cached.get(agent)
    if (before) return before.app
    const app = inAppPlatform(agent)
    cached.set(agent, { app })
    return app
  }
}

/** Records a visit of a link and returns the visitor’s destination (N-02). Returns null if the link has none. */
export type Visits = (link: Link, request: VisitRequest) => string | null

/** Returns a function that records visits from requests, with visitor, channel and country (N-03 to N-05). */
export function trackingVisits({ env, clicks }: { env: VisitsEnv; clicks: Pick<ClicksService, 'visit'> }): Visits {
  const appOf = createAppCache()
  return (link, request) => {
    const { network, headers, variant, query } = request
    const agent = shortAgent(headers['user-agent'] ?? '')
    const channel = channelOf({
      variant,
      utmSource: query('utm_source'),
      inApp: appOf(agent),
      referrer: headers.referer ?? null,
    })
    const shown = env.mode === 'demo' ? query('_country') : null
    const country = countryOf(shown ?? (env.countryHeader ? textOf(headers[env.countryHeader]) : null))
    return clicks.visit(link, { network, agent, channel, country, isPrefetch: isPrefetch(request), isCounted: isCounted(env, network) })
  }
}
