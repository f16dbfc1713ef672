import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Registry } from '#platform/metrics/registry.ts'

/** Kinds of requests by how their path begins; the first that fits. */
const kinds = [
  ['/user/graphql', 'user-api'],
  ['/user/pages/', 'member-page'],
  ['/admin/graphql', 'admin-api'],
  ['/api/', 'api'],
  ['/t/', 'link'],
  ['/track/', 'report'],
  ['/assets/', 'asset'],
  ['/events', 'events'],
  ['/files/', 'file'],
  ['/covers/', 'picture'],
  ['/share/', 'picture'],
  ['/webhooks/', 'webhook'],
  ['/wallet/statements/', 'document'],
  ['/wallet/invoices/', 'document'],
  ['/wallet/transactions.csv', 'document'],
  ['/receipts/', 'document'],
  ['/media-kits/', 'document'],
  ['/own-data/', 'document'],
  ['/ledger/', 'document'],
  ['/healthz', 'health'],
  ['/readyz', 'health'],
  ['/demo/', 'demo'],
] as const

/** Returns the kind of a request; `page` for everything else that is opened. */
export const requestKind = (url: string): string => kinds.find(([begins]) => url.startsWith(begins))?.[1] ?? 'page'

/** Upper limits of the time of an answer, in seconds. */
const limits = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** A stream of events ends with its reader, so its time says nothing. */
const streams = 'events'

type Counted = { value: number }
type OfKind = { open: Counted; answered: Map<number, Counted>; observe: ((seconds: number) => void) | null }

/** Returns a listener for each request of a server. It counts and times answers by kind, and knows how many are open. */
export function measuredRequests(registry: Registry) {
  const open = registry.level('wasla_http_requests_open', 'Requests without a complete answer. Of kind events: open streams.', 'kind')
  const answered = registry.counter('wasla_http_requests_total', 'Requests by their kind and the class of their status.', 'kind', 'status')
  const time = registry.histogram('wasla_http_request_seconds', 'Time from a request to the end of its answer.', limits, 'kind')
  const ofKinds = new Map<string, OfKind>()

  function countedOf(kind: string): OfKind {
    const known = ofKinds.get(kind)
    if (known) return known
    const made = { open: open.of(kind), answered: new Map(), observe: kind === streams ? null : time.of(kind) }
    ofKinds.set(kind, made)
    return made
  }

  /** `status` is the first digit, or 0 if the caller left before the answer began. */
  function answeredOf(kind: string, status: number): Counted {
    const { answered: ofStatus } = countedOf(kind)
    const known = ofStatus.get(status)
    if (known) return known
    const made = answered.of(kind, status === 0 ? 'none' : `${status}xx`)
    ofStatus.set(status, made)
    return made
  }

  return ({ url = '/' }: IncomingMessage, outgoing: ServerResponse): void => {
    const kind = requestKind(url)
    const counted = countedOf(kind)
    const begun = performance.now()
    counted.open.value += 1
    outgoing.on('close', () => {
      counted.open.value -= 1
      answeredOf(kind, outgoing.headersSent ? Math.floor(outgoing.statusCode / 100) : 0).value += 1
      counted.observe?.((performance.now() - begun) / 1000)
    })
  }
}
