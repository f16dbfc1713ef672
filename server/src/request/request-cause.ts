import type { IncomingHttpHeaders } from 'node:http'
import type { Ids } from '../platform/ids.ts'
import { redactText } from '../platform/redact.ts'
import { currentSpan } from '#spans.ts'
import type { Cause } from '#cause.ts'

/** The header `traceparent` of the W3C: version, trace id, span id, flags. Later versions may have more parts. */
const traceParent = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(?:$|-)/
const plainId = /^[\w.-]{8,64}$/

/** Returns the trace and the span in the header `traceparent`; null if it is missing or malformed. */
export function readTraceParent(headers: Readonly<IncomingHttpHeaders>): { traceId: string; spanId: string; isSampled: boolean } | null {
  const header = headers['traceparent']
  const [, traceId, spanId, flags] = (typeof header === 'string' && traceParent.exec(header)) || []
  return traceId && spanId && flags ? { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 } : null
}

/**
 * Returns the id that a trusted proxy gave to a request: the trace id of `traceparent`, else `x-request-id`. Null if no proxy is trusted,
 * or if both are missing or malformed. Ignores an id that looks like a telephone number, because the log would hide it.
 */
export function proxyRequestId(headers: Readonly<IncomingHttpHeaders>, trustedProxies: number): string | null {
  if (trustedProxies === 0) return null
  const parent = readTraceParent(headers)
  if (parent) return parent.traceId
  const given = headers['x-request-id']
  return typeof given === 'string' && plainId.test(given) && redactText(given) === given ? given : null
}

/**
 * Returns the cause of the work of a request. Its id is the proxy's, else that of the current trace, else a new one. The id is made when it
 * is first read, because most requests log nothing.
 */
export function requestCause(headers: Readonly<IncomingHttpHeaders>, trustedProxies: number, ids: Pick<Ids, 'uuid'>): Cause {
  let id: string | null = null
  return {
    get requestId() {
      return (id ??= proxyRequestId(headers, trustedProxies) ?? currentSpan()?.traceId ?? ids.uuid())
    },
  }
}
