import { channelOf, inAppPlatform } from '@wasla/contract/tracking/channel.ts'
import { countryOf } from '@wasla/contract/tracking/country.ts'
import type { Platform } from '@wasla/contract/social/record.ts'
import type { Context } from 'hono'
import type { ClicksService, Link } from '../../domains/tracking/clicks/service.ts'
import { shortAgent } from '../../domains/tracking/clicks/visitors.ts'
import type { Env } from '../../env.ts'
import type { Clock } from '../../platform/clock.ts'
import { isCounted } from '../../platform/counted-callers.ts'
import type { Log } from '../../platform/log.ts'
import { remembered } from '../../platform/remembered.ts'
import { seldom } from '../../platform/seldom.ts'
import type { NodeBindings } from '../address.ts'
import { headerOf } from '../header-of.ts'
import { apiHeaders } from '../headers.ts'
import { addressOf } from '../request-context.ts'

type RedirectContext = Context<{ Bindings: NodeBindings }>
type Answer = Response | Promise<Response>
type Parts = {
  env: Pick<Env, 'mode' | 'trustProxy' | 'countryHeader' | 'publicUrl'>
  clicks: Pick<ClicksService, 'find' | 'visit'>
  clock: Clock
  log: Log
  /** What stands at every other unknown address. */
  missing(c: RedirectContext): Answer
}

/** The brand learns nothing of the page the visitor came from, and search engines no links of participants (security, headers). */
const redirectHeaders = { ...apiHeaders, 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' } as const

const sendTo = (location: string): Response => new Response(null, { status: 302, headers: { ...redirectHeaders, location } })

const purposes = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const

/** Fetched ahead by a browser or for a preview: nobody looks yet. A real click comes as a request of its own. */
const isPrefetch = (c: RedirectContext): boolean =>
  c.req.method === 'HEAD' ||
  purposes.some((name) => {
    const purpose = headerOf(c, name)
    return purpose !== undefined && /prefetch|prerender|preview/i.test(purpose)
  })

const mostAgents = 5_000

/** The platform in whose app a browser runs; of the names that browsers gave themselves last it is known already. */
function knownApps(): (agent: string) => Platform | null {
  const known = remembered<{ app: Platform | null }>(mostAgents)
  return (agent) => {
    const before = known.get(agent)
    if (before) return before.app
    const app = inAppPlatform(agent)
    known.set(agent, { app })
    return app
  }
}

/**
 * `GET /t/:code` and `/t/:code/:channel` (N-01, N-02): on to the brand's stored address, whatever the request says beside. The click is
 * put into the journal behind the answer, and counted from there. What is no link's stands as every other unknown address does; where the database cannot say whether it is one,
 * the visitor comes to our own first page (F32).
 */
export function trackingRedirect({ env, clicks, clock, log, missing }: Parts) {
  const home = `${env.publicUrl}/`
  const reportSeldom = seldom(clock, 60_000)
  const appOf = knownApps()

  function countryIn(c: RedirectContext): string {
    const shown = env.mode === 'demo' ? c.req.query('_country') : undefined
    return countryOf(shown ?? (env.countryHeader ? headerOf(c, env.countryHeader) : null))
  }

  function answer(c: RedirectContext, network: string, link: Link | null): Answer {
    if (!link) return missing(c)
    const agent = shortAgent(headerOf(c, 'user-agent') ?? '')
    const channel = channelOf({
      variant: c.req.param('channel') ?? null,
      utmSource: c.req.query('utm_source') ?? null,
      inApp: appOf(agent),
      referrer: headerOf(c, 'referer') ?? null,
    })
    const visit = { network, agent, channel, country: countryIn(c), isPrefetch: isPrefetch(c), isCounted: isCounted(env, network) }
    const location = clicks.visit(link, visit)
    return location === null ? missing(c) : sendTo(location)
  }

  return (c: RedirectContext): Answer => {
    const network = addressOf(c, env.trustProxy)
    const found = clicks.find(c.req.param('code') ?? '', isCounted(env, network) ? network : null)
    if (!(found instanceof Promise)) return answer(c, network, found)
    return found.then(
      (link) => answer(c, network, link),
      (error: unknown) => {
        reportSeldom('away', () => log.error('A link cannot be looked for; visitors come to the first page', { error }))
        return sendTo(home)
      },
    )
  }
}
