import { placeOf } from '@wasla/contract/programs/dry-run/demo-probe.ts'
import { containsSnippet } from '@wasla/contract/link-checks/contains-snippet.ts'
import type { ProbeCause, ProbeFailure, TrackingProbe } from '@wasla/contract/programs/dry-run/facts.ts'
import { arrivalOf, visitAddress } from '@wasla/contract/programs/dry-run/visit.ts'
import type { Clock } from '#platform/clock.ts'
import { checkedAddress, machineOf, NotFetched, redirects, type Network } from '../previews/guarded-hop.ts'
import type { BrowserHeaders } from '../previews/open-pinned.ts'
import { phoneOf } from './phones.ts'
import type { OpenTrackingAddress } from './port.ts'
import { readPage } from './read-page.ts'

/** Timeout in milliseconds for all responses together, and the largest number of redirects: as many as browsers accept. */
const longestWait = 10_000
const mostRedirects = 10

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

/** `page`: the text of the page; null if it was not read, or not to its end. */
type Arrival = { status: number; address: string; redirects: number; page: string | null }

type Way = { first: string; browser: BrowserHeaders; readsPage: boolean }

/** Follows an address to its page, and checks the machine that each step connects to. */
async function arrive(network: Network, { first, browser, readsPage }: Way, signal: AbortSignal): Promise<Arrival> {
  let address = first
  for (let step = 0; step <= mostRedirects; step++) {
    const url = checked(address)
    const answer = await network.open(url, await machineOf(url.hostname, network, signal), accept, signal, browser)
    const { statusCode: status = 0, headers } = answer
    try {
      if (!redirects.has(status) || !headers.location) {
        const page = readsPage && status < 400 ? await readPage(answer) : null
        return { status, address, redirects: step, page }
      }
    } finally {
      answer.destroy()
    }
    address = ledOn(url, headers.location)
    if (isOfAnApp(address)) return { status: 200, address, redirects: step + 1, page: null }
  }
  throw new Failed('TOO_MANY_REDIRECTS')
}

const failureOf = (error: unknown, signal: AbortSignal): ProbeFailure => {
  if (error instanceof Failed) return error.failure
  if (signal.aborted || (error instanceof NotFetched && error.message === 'too late')) return 'TOO_SLOW'
  return 'UNREACHABLE'
}

/** Codes of errors about a certificate, or about the secure connection. */
const ofCertificate = /CERT|SELF_SIGNED|UNABLE_TO_|^ERR_TLS|^ERR_SSL|^EPROTO$/
/** Codes of errors about the name of a host. */
const ofName = /^(?:ENOTFOUND|EAI_|ENODATA|ESERVFAIL)/

/** Returns why an address cannot be reached, as far as the error says it. */
function causeOf(error: unknown): ProbeCause | null {
  if (error instanceof NotFetched) return error.about
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (ofName.test(code)) return 'DNS'
  return ofCertificate.test(code) ? 'CERTIFICATE' : null
}

/** Returns the host of a final address; null if the address leads into an app. */
const landingOf = (address: string): string | null => (isOfAnApp(address) ? null : new URL(address).hostname)

/**
 * Opens an address over the internet, with the protection for addresses that somebody else chose (quality: security). Resolves and checks
 * names before each connection. Calls only HTTPS on its default port. Never shows the page, and reads at most the beginning of it.
 */
export const liveTrackingProbe =
  ({ network, clock, wait = longestWait }: { network: Network; clock: Pick<Clock, 'monotonic'>; wait?: number }): OpenTrackingAddress =>
  async ({ trackingUrl, clickId, address: first = visitAddress(trackingUrl, clickId), readsPage = false }): Promise<TrackingProbe> => {
    const place = placeOf(trackingUrl)
    const signal = AbortSignal.timeout(wait)
    const began = clock.monotonic()
    try {
      const way = { first, browser: phoneOf(clickId), readsPage }
      const { status, address, redirects: count, page } = await arrive(network, way, signal)
      return {
        kind: 'answered',
        place,
        status,
        milliseconds: Math.round(clock.monotonic() - began),
        redirects: count,
        landing: landingOf(address),
        hasSnippet: page === null ? null : containsSnippet(page),
        ...arrivalOf(trackingUrl, address, clickId),
      }
    } catch (error) {
      const failure = failureOf(error, signal)
      return { kind: 'failed', failure, cause: failure === 'UNREACHABLE' ? causeOf(error) : null, place }
    }
  }
