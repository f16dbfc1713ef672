import type { Context } from 'hono'
import type { ClicksService, Link } from '../../domains/tracking/clicks/service.ts'
import type { Env } from '../../env.ts'
import type { Clock } from '../../platform/clock.ts'
import { isCounted } from '../../platform/counted-callers.ts'
import type { Log } from '../../platform/log.ts'
import { seldom } from '../../platform/seldom.ts'
import type { NodeBindings } from '../address.ts'
import { addressOf } from '../request-context.ts'
import { redirectHeaders, trackingVisits, type VisitsEnv } from './visits.ts'

type RedirectContext = Context<{ Bindings: NodeBindings }>
type Answer = Response | Promise<Response>
type Parts = {
  env: VisitsEnv & Pick<Env, 'publicUrl'>
  clicks: Pick<ClicksService, 'find' | 'visit'>
  clock: Clock
  log: Log
  /** What stands at every other unknown address. */
  missing(c: RedirectContext): Answer
}

const sendTo = (location: string): Response => new Response(null, { status: 302, headers: { ...redirectHeaders, location } })

/**
 * `GET /t/:code` and `/t/:code/:channel` (N-01, N-02): on to the brand's stored address, whatever the request says beside. The click is
 * put into the journal behind the answer, and counted from there. What is no link's stands as every other unknown address does; where the
 * database cannot say whether it is one, the visitor comes to our own first page (F32). Links in memory are mostly answered before they
 * come here: see `directRedirect`.
 */
export function trackingRedirect({ env, clicks, clock, log, missing }: Parts) {
  const home = `${env.publicUrl}/`
  const reportSeldom = seldom(clock, 60_000)
  const locationOf = trackingVisits({ env, clicks })

  function answer(c: RedirectContext, network: string, link: Link | null): Answer {
    const location =
      link &&
      locationOf(link, {
        network,
        method: c.req.method,
        headers: c.env?.incoming?.headers ?? c.req.header(),
        variant: c.req.param('channel') ?? null,
        query: (name) => c.req.query(name) ?? null,
      })
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
