import type { Language } from '@wasla/contract/platform/language.ts'
import type { ViewerOrProblem } from '../domains/session/viewer.ts'
import type { Services } from '../services.ts'
import type { Loaders } from './loaders.ts'
import type { Traffic } from './traffic.ts'

/** What a resolver knows of its request. Made anew for each one; only `answerHeaders` is ever changed. */
export type RequestContext = ViewerOrProblem & {
  requestId: string
  language: Language
  /** The caller's address as the proxy setting allows to know it; IPv6 cut to its /64. */
  address: string
  userAgent: string
  /** The random token a device sends beside its session (B-08) in `x-wasla-device`, if it sent one. */
  deviceToken: string | null
  services: Services
  loaders: Loaders
  /** Headers of the answer beside the usual ones: the one thing here that a resolver adds to. */
  answerHeaders: Record<string, string>
  /** Counts calls that cost more than most; `rate-limits.ts` refuses what is too much. */
  traffic: Traffic
}
