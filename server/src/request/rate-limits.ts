import { Problem } from '@wasla/contract/errors/problem.ts'
import { requireViewer } from '../domains/session/viewer.ts'
import type { RequestContext } from './context.ts'

/** Throws `RATE_LIMITED` if a count of `Traffic` resolves to seconds to wait. The error has these seconds. */
export async function enforceRateLimit(counted: Promise<number | null>): Promise<void> {
  const retryAfter = await counted
  if (retryAfter !== null) throw new Problem('RATE_LIMITED', { retryAfter })
}

type Counted = Pick<RequestContext, 'viewer' | 'viewerProblem' | 'traffic' | 'address'>

/** Counts a search of this session. Throws `RATE_LIMITED`. */
export const enforceSearchLimit = (context: Counted): Promise<void> =>
  enforceRateLimit(context.traffic.search(requireViewer(context).sessionId, context.address))

/** Counts a list with a search term as a search, because it reveals names as a search does. Throws `RATE_LIMITED`. */
export const enforceListLimit = async (context: Counted, term: string | null | undefined): Promise<void> => {
  if (term?.trim()) await enforceSearchLimit(context)
}

/** Counts a call that moves money or changes where it goes. Throws `RATE_LIMITED`. */
export const enforceMoneyLimit = (context: Counted): Promise<void> =>
  enforceRateLimit(context.traffic.money(requireViewer(context).sessionId, context.address))

/** Counts an invitation, an answer to one, or a change of a membership or managed account. Throws `RATE_LIMITED`. */
export const enforceChangeLimit = (context: Counted): Promise<void> =>
  enforceRateLimit(context.traffic.change(requireViewer(context).profileId, context.address))
