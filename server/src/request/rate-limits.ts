import { Problem } from '@wasla/contract/errors/problem.ts'
import { requireViewer } from '../domains/session/viewer.ts'
import type { RequestContext } from './context.ts'

/** Throws `RATE_LIMITED` with the seconds to wait where a count of `Traffic` answers with some. */
export async function enforceRateLimit(counted: Promise<number | null>): Promise<void> {
  const retryAfter = await counted
  if (retryAfter !== null) throw new Problem('RATE_LIMITED', { retryAfter })
}

type Counted = Pick<RequestContext, 'viewer' | 'viewerProblem' | 'traffic' | 'address'>

/** Counts one more search of this session. */
export const enforceSearchLimit = (context: Counted): Promise<void> =>
  enforceRateLimit(context.traffic.search(requireViewer(context).sessionId, context.address))

/** Counts a list as a search where it is looked through by a term: names would be read off it as off a search. */
export const enforceListLimit = async (context: Counted, term: string | null | undefined): Promise<void> => {
  if (term?.trim()) await enforceSearchLimit(context)
}

/** Counts one more call that moves money or says where it goes. */
export const enforceMoneyLimit = (context: Counted): Promise<void> =>
  enforceRateLimit(context.traffic.money(requireViewer(context).sessionId, context.address))

/** Counts one more invitation, answer to one, or change of who belongs to whom. */
export const enforceChangeLimit = (context: Counted): Promise<void> =>
  enforceRateLimit(context.traffic.change(requireViewer(context).profileId, context.address))
