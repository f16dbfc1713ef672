import { placeOf } from '@wasla/contract/programs/dry-run/demo-probe.ts'
import type { ProbeFailure, TrackingProbe } from '@wasla/contract/programs/dry-run/facts.ts'
import { arrivalOf, visitAddress } from '@wasla/contract/programs/dry-run/visit.ts'
import type { Clock } from '#platform/clock.ts'
import { checkedAddress, machineOf, NotFetched, redirects, type Network } from '../previews/guarded-hop.ts'
import type { OpenTrackingAddress } from './port.ts'

/** Timeout in milliseconds for all responses together, and the largest number of redirects: as many as browsers accept. */
const longestWait = 10_000
const mostRedirects = 10

/** User agent of a phone’s browser. */
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const accept = 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8'

/** Returns whether a phone opens an address in an app, such as its store: the chain of web pages ends there. */
const isOfAnApp = (address: string) =>
  URL.canParse(address) && !/^(?:https?|data|file|javascript|blob|about):$/.test(new URL(address).protocol)
const anywhere = () => true

class Failed extends Error {
  readonly failure: ProbeFailure
  constructor(failure: ProbeFailure) {
    super(failure)
    this.failure = failure
  }
}

function checked(address: string): URL {
  try {
    return checkedAddress(address, anywhere)
  } catch {
    throw new Failed('NOT_SECURE')
  }
}

/** Returns the target of a redirect. The part after `#` is kept if the redirect has none, as browsers do. */
function ledOn(from: URL, location: string): string {
  const to = new URL(location, from)
  if (to.hash === '') to.hash = from.hash
  return to.href
}

type Arrival = { status: number; address: string; redirects: number }

/** Follows an address to its page, and checks the machine that each step connects to. Does not read the page. */
async function arrive(network: Network, first: string, signal: AbortSignal): Promise<Arrival> {
  let address = first
  for (let step = 0; step <= mostRedirects; step++) {
    const url = checked(address)
    const answer = await network.open(url, await machineOf(url.hostname, network, signal), accept, signal, phone)
    const { statusCode: status = 0, headers } = answer
    answer.destroy()
    if (!redirects.has(status) || !headers.location) return { status, address, redirects: step }
    address = ledOn(url, headers.location)
    if (isOfAnApp(address)) return { status: 200, address, redirects: step + 1 }
  }
  throw new Failed('TOO_MANY_REDIRECTS')
}

const failureOf = (error: unknown, signal: AbortSignal): ProbeFailure => {
  if (error instanceof Failed) return error.failure
  if (signal.aborted || (error instanceof NotFetched && error.message === 'too late')) return 'TOO_SLOW'
  return 'UNREACHABLE'
}

/**
 * Opens an address over the internet, with the protection for addresses that somebody else chose (quality: security). Resolves and checks
 * names before each connection. Calls only HTTPS on its default port. Neither reads nor shows the page.
 */
export const liveTrackingProbe =
  ({ network, clock, wait = longestWait }: { network: Network; clock: Pick<Clock, 'monotonic'>; wait?: number }): OpenTrackingAddress =>
  async ({ trackingUrl, clickId }): Promise<TrackingProbe> => {
    const place = placeOf(trackingUrl)
    const signal = AbortSignal.timeout(wait)
    const began = clock.monotonic()
    try {
      const { status, address, redirects: count } = await arrive(network, visitAddress(trackingUrl, clickId), signal)
      const milliseconds = Math.round(clock.monotonic() - began)
      return { kind: 'answered', place, status, milliseconds, redirects: count, ...arrivalOf(trackingUrl, address, clickId) }
    } catch (error) {
      return { kind: 'failed', failure: failureOf(error, signal), place }
    }
  }
