import { placeOf } from '@wasla/contract/programs/dry-run/demo-probe.ts'
import type { ProbeFailure, TrackingProbe } from '@wasla/contract/programs/dry-run/facts.ts'
import { arrivalOf, visitAddress } from '@wasla/contract/programs/dry-run/visit.ts'
import type { Clock } from '#platform/clock.ts'
import { checkedAddress, machineOf, NotFetched, redirects, type Network } from '../previews/guarded-hop.ts'
import type { OpenTrackingAddress } from './port.ts'

/** How long all answers together may take, in milliseconds, and how often an address may lead on: as much as browsers bear with. */
const longestWait = 10_000
const mostRedirects = 10

/** What a phone calls its browser. */
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const accept = 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8'

/** An address that a phone hands to an app, such as its store: the way through the web ends there. */
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

/** Where a redirect leads. What stands behind the `#` goes with the visitor if the redirect names no other, as in browsers. */
function ledOn(from: URL, location: string): string {
  const to = new URL(location, from)
  if (to.hash === '') to.hash = from.hash
  return to.href
}

type Arrival = { status: number; address: string; redirects: number }

/** Follows an address to its page, each step to a machine that was checked before it; what the page holds is not read. */
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
 * Opens the address over the open network, through the defences of whatever somebody else has us fetch (quality: security): names are
 * resolved and checked before each connection, https on its usual port alone, and nothing of the page is read or shown.
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
