import { Problem } from '@wasla/contract/errors/problem.ts'
import { readLanguage, type Language } from '@wasla/contract/platform/language.ts'
import { sessionLimits } from '@wasla/contract/session/limits.ts'
import type { Deps } from '../deps.ts'
import type { RequestContext } from '../request/context.ts'
import type { EventHub } from '../domains/events/hub.ts'
import { shortAgent } from '../domains/tracking/clicks/visitors.ts'
import type { Viewer } from '../domains/session/viewer.ts'
import type { HttpContext } from '../graphql/endpoint.ts'
import { createLoaders } from '../request/loaders.ts'
import { tooMany } from '../request/refusal.ts'
import { leasedLimit } from '../platform/leased-limit.ts'
import type { Services } from '../services/services.ts'
import { callerAddress } from '../request/address.ts'
import { headerOf } from '../request/header-of.ts'
import { isCounted } from '../platform/counted-callers.ts'
import type { Traffic } from '../request/traffic.ts'

const deviceToken = /^[\w-]{16,128}$/

/** Returns the random token of a browser; null if there is none or it is invalid. */
export function deviceTokenOf(c: HttpContext): string | null {
  const device = headerOf(c, 'x-wasla-device')
  return device !== undefined && deviceToken.test(device) ? device : null
}

/** Returns the caller’s network; see `callerAddress`. */
export const addressOf = (c: HttpContext, trustedProxies: number) =>
  callerAddress(c.env?.incoming?.socket?.remoteAddress, trustedProxies > 0 ? headerOf(c, 'x-forwarded-for') : undefined, trustedProxies)

async function requireRoom(wait: number | null | Promise<number | null>): Promise<void> {
  const seconds = await wait
  if (seconds !== null) throw tooMany(seconds)
}

/**
 * Makes the context of each GraphQL request (viewer, language, network) and counts the call. Does not refuse an invalid token:
 * operations without a viewer still work, and the others report it.
 */
export function requestContexts(
  {
    env,
    limits,
    clock,
    settings,
    hub,
    traffic,
  }: Pick<Deps, 'env' | 'limits' | 'clock' | 'settings'> & {
    hub: Pick<EventHub, 'lastId'>
    traffic: Traffic
  },
  services: Services,
) {
  const perAddress = leasedLimit(limits, clock, () => ({
    ...sessionLimits.callsPerAddress,
    count: settings.get('traffic.callsPerAddress'),
  }))
  const perSession = leasedLimit(limits, clock, () => ({ ...sessionLimits.callsPerToken, count: settings.get('traffic.callsPerToken') }))

  return async (c: HttpContext, requestId: string): Promise<RequestContext> => {
    const address = addressOf(c, env.trustProxy)
    // Read before all else: a stream that starts after this response asks for every event that the response may not include.
    const lastEventId = String(hub.lastId())
    // Count the call before the database is read.
    if (isCounted(env, address)) {
      const wait = perAddress(`calls:${address}`)
      if (wait !== null) await requireRoom(wait)
    }
    let viewer: Viewer | null = null
    let viewerProblem: Problem | null = null
    try {
      viewer = await services.session.readViewer(headerOf(c, 'authorization'))
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      viewerProblem = error
    }
    const agent = headerOf(c, 'user-agent') ?? ''
    if (viewer) {
      services.clicks.noteOwnBrowser(viewer, { network: address, agent: shortAgent(agent) })
      const wait = perSession(`calls:${viewer.sessionId}`)
      if (wait !== null) await requireRoom(wait)
    }
    return {
      requestId,
      language: readLanguage(headerOf(c, 'accept-language')),
      address,
      userAgent: agent.slice(0, 200),
      deviceToken: deviceTokenOf(c),
      viewer,
      viewerProblem,
      services,
      loaders: createLoaders(services),
      traffic,
      answerHeaders: { 'last-event-id': lastEventId },
    }
  }
}

/** Returns a function that makes contexts for a signed-out reader whose page this process renders. The page’s request was counted before. */
export function strangerContexts(services: Services, traffic: Traffic) {
  const uncounted: Traffic = { ...traffic, publicProfile: async () => null }
  return (requestId: string, language: Language): RequestContext => ({
    requestId,
    language,
    address: '',
    userAgent: '',
    deviceToken: null,
    viewer: null,
    viewerProblem: null,
    services,
    loaders: createLoaders(services),
    traffic: uncounted,
    answerHeaders: {},
  })
}
