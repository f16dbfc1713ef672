import type { LinkFault } from '../generated/user-sdl-types.ts'
import type { ProbeFailure, TrackingProbe } from '../programs/dry-run/facts.ts'
import type { FoundFault, KnownPage } from './record.ts'
import { isSameSite } from './same-site.ts'

const failures: Readonly<Record<ProbeFailure, LinkFault>> = {
  UNREACHABLE: 'UNREACHABLE',
  TOO_SLOW: 'TOO_SLOW',
  TOO_MANY_REDIRECTS: 'TOO_MANY_REDIRECTS',
  NOT_SECURE: 'NOT_SECURE',
}

/** Statuses of pages that do not exist. */
const missing: ReadonlySet<number> = new Set([404, 410])
/** Statuses with which a page refuses a visitor, often only an automated one. */
const refused: ReadonlySet<number> = new Set([401, 403, 407, 429, 451])

const ofStatus = (status: number): LinkFault => (missing.has(status) ? 'NOT_FOUND' : refused.has(status) ? 'REFUSED' : 'ERROR_PAGE')

const found = (fault: LinkFault, detail: string | null = null): FoundFault => ({ fault, detail })

export type CheckedProgram = {
  /** The host of the tracking address. */
  readonly host: string
  /** Whether the program counts what the brand’s systems report; otherwise it counts clicks alone and needs no setup. */
  readonly countsEvents: boolean
}

/**
 * Returns the fault that a check found; null if link and setup work. Whether the link leads elsewhere, the click id is lost or the snippet
 * is gone follows from a comparison with the last check without a fault. So a brand whose setup never needed them has no outage. Nor has one
 * that confirmed that its page refuses us alone.
 */
export function faultOf(probe: TrackingProbe, known: KnownPage, { host, countsEvents }: CheckedProgram): FoundFault | null {
  if (probe.kind === 'failed') return found(probe.cause ?? failures[probe.failure])
  const { status, landing, keepsClickId, hasSnippet } = probe
  if (refused.has(status) && known.refusesUs) return null
  if (status >= 400) return found(ofStatus(status), String(status))
  const isElsewhere = landing !== null && known.landing !== null && !isSameSite(landing, known.landing) && !isSameSite(landing, host)
  if (isElsewhere) return found('OTHER_SITE', landing)
  if (!countsEvents) return null
  if (known.keepsClickId && !keepsClickId) return found('CLICK_ID_LOST')
  return known.hasSnippet && hasSnippet === false ? found('SNIPPET_GONE') : null
}

/**
 * Faults that the owner may end by a confirmation that the page is right as it is: a shop may have moved, may have another setup now, or may
 * have a service that lets in visitors and no machine. A page that opens for nobody is never right.
 */
const confirmable: readonly LinkFault[] = ['REFUSED', 'OTHER_SITE', 'CLICK_ID_LOST', 'SNIPPET_GONE']
export const mayConfirm = (fault: LinkFault | null): boolean => fault !== null && confirmable.includes(fault)

/** Faults that an outage of our own network looks like. */
const ofNetwork: readonly LinkFault[] = ['DNS', 'UNREACHABLE', 'TOO_SLOW']
export const mayBeOurs = (fault: LinkFault | null): boolean => fault !== null && ofNetwork.includes(fault)
