import type { IncomingMessage } from 'node:http'
import type { ClicksService } from '../../domains/tracking/clicks/service.ts'
import { callerAddress } from '../address.ts'
import type { Directly } from '../listen.ts'
import { redirectHeaders, trackingVisits, type VisitRequest, type VisitsEnv } from './visits.ts'

type Parts = { env: VisitsEnv; clicks: Pick<ClicksService, 'known' | 'visit'> }

/** A link's address as it is given out: no escapes, nothing unusual but a slash at its end. Anything else is read by the app's router. */
const usual = /^\/t\/([a-z\d]+)(?:\/([a-z\d]+))?\/?(?:\?(.*))?$/i

const none = () => null

const queryOf = (text: string | undefined): VisitRequest['query'] => {
  if (!text) return none
  const query = new URLSearchParams(text)
  return (name) => query.get(name)
}

const stated = Object.entries(redirectHeaders).flat()

/**
 * Redirects that need nothing but memory, past the app's router: a link that this process knows, at its usual address. What the app's route
 * `trackingRedirect` answers, this answers alike, with a third less work; everything else is left to the app.
 */
export function directRedirect({ env, clicks }: Parts): Directly {
  const locationOf = trackingVisits({ env, clicks })
  const networkOf = ({ headers, socket }: IncomingMessage) => {
    const forwarded = headers['x-forwarded-for']
    return callerAddress(socket.remoteAddress, typeof forwarded === 'string' ? forwarded : undefined, env.trustProxy)
  }

  return (incoming, outgoing) => {
    const { method, url = '', headers } = incoming
    if (!url.startsWith('/t/') || method !== 'GET' || headers.origin !== undefined) return false
    const [, code, variant, query] = usual.exec(url) ?? []
    const link = code === undefined ? null : clicks.known(code)
    // What leads nowhere is the app's to answer: a visit noted here too would count twice against the limit of its network.
    if (!link?.leadsSomewhere()) return false
    const request = { network: networkOf(incoming), method, headers, variant: variant ?? null, query: queryOf(query) }
    const location = locationOf(link, request)
    if (location === null) return false
    outgoing.writeHead(302, [...stated, 'location', location])
    outgoing.end()
    return true
  }
}
