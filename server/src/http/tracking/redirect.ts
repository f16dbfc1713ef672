import type { Context } from 'hono'
import { readLinkPath } from '@wasla/contract/tracking/link-path.ts'
import type { ClicksService, Link } from '../../domains/tracking/clicks/service.ts'
import type { Env } from '../../config/env.ts'
import type { Clock } from '../../platform/clock.ts'
import { isCounted } from '../../platform/counted-callers.ts'
import type { Log } from '../../platform/log.ts'
import { throttle } from '../../platform/throttle.ts'
import type { NodeBindings } from '../../request/address.ts'
import { addressOf } from '../request-context.ts'
import { unknownLink } from './unknown-link.ts'
import { redirectHeaders, trackingVisits, type VisitsEnv } from './visits.ts'

type RedirectContext = Context<{ Bindings: NodeBindings }>
type Answer = Response | Promise<Response>
type Parts = {
  env: VisitsEnv & Pick<Env, 'publicUrl' | 'productName'>
  clicks: Pick<ClicksService, 'find' | 'visit'>
  clock: Clock
  log: Log
}

const sendTo = (location: string): Response => new Response(null, { status: 302, headers: { ...redirectHeaders, location } })

/**
 * `GET /t/:code` and `/t/:code/:channel` (N-01, N-02), with any pasted characters around the code (Y-16): redirects to the brand’s stored
 * address, never to an address in the request. The click goes into the journal after the response and is counted from there. An unknown
 * code gets 404 with a small page. If the database cannot answer, the visitor goes to our first page (F32). Most links in memory are
 * answered earlier, by `directRedirect`.
 */
export function trackingRedirect({ env, clicks, clock, log }: Parts) {
  const home = `${env.publicUrl}/`
  const reportThrottled = throttle(clock, 60_000)
  const locationOf = trackingVisits({ env, clicks })
  const unknown = unknownLink(env)
  const missing = (c: RedirectContext) => unknown(c.req.header('accept-language'))

  function answer(c: RedirectContext, network: string, link: Link | null, variant: string | null): Response {
    const location =
      link &&
      locationOf(link, {
        network,
        method: c.req.method,
        headers: c.env?.incoming?.headers ?? c.req.header(),
        variant,
        query: (name) => c.req.query(name) ?? null,
      })
    return location === null ? missing(c) : sendTo(location)
  }

  return (c: RedirectContext): Answer => {
    const path = readLinkPath(c.req.path)
    if (!path) return missing(c)
    const network = addressOf(c, env.trustProxy)
    const found = clicks.find(path.code, isCounted(env, network) ? network : null)
    if (!(found instanceof Promise)) return answer(c, network, found, path.variant)
    return found.then(
      (link) => answer(c, network, link, path.variant),
      (error: unknown) => {
        reportThrottled('away', () => log.error('A link cannot be looked for; visitors come to the first page', { error }))
        return sendTo(home)
      },
    )
  }
}
