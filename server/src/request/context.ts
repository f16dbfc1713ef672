import type { Language } from '@wasla/contract/platform/language.ts'
import type { ViewerOrProblem } from '../domains/session/viewer.ts'
import type { Services } from '../services/services.ts'
import type { Loaders } from './loaders.ts'
import type { Traffic } from './traffic.ts'

/** Context of a request's resolvers. Made for each request; only `answerHeaders` changes. */
export type RequestContext = ViewerOrProblem & {
  requestId: string
  language: Language
  /** Caller's address, as far as the proxy setting trusts it. IPv6 is cut to its /64. */
  address: string
  userAgent: string
  /** Random token that a device sends beside its session (B-08) in `x-wasla-device`; null if it sent none. */
  deviceToken: string | null
  services: Services
  loaders: Loaders
  /** Extra headers of the response. Resolvers may add to it. */
  answerHeaders: Record<string, string>
  /** Counts expensive calls; `rate-limits.ts` refuses those over a limit. */
  traffic: Traffic
}
