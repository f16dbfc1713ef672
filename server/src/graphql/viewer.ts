import { Problem } from '@wasla/contract/errors/problem.ts'
import type { RequestContext, Viewer } from './context.ts'

/** Who is asking, or the reason why nobody is: `UN_AUTHORIZED` without a token, what was wrong with it where there was one (A-14, B-13). */
export function requireViewer({ viewer, viewerProblem }: Pick<RequestContext, 'viewer' | 'viewerProblem'>): Viewer {
  if (viewer) return viewer
  throw viewerProblem ?? new Problem('UN_AUTHORIZED')
}

/** Lets past who has not asked for too much; throws `RATE_LIMITED` with the seconds that are left. */
export async function requireRoom(counted: Promise<number | null>): Promise<void> {
  const retryAfter = await counted
  if (retryAfter !== null) throw new Problem('RATE_LIMITED', { retryAfter })
}

/** The same for a search, which is for those who are signed in. */
export const requireSearch = (context: Pick<RequestContext, 'viewer' | 'viewerProblem' | 'traffic'>): Promise<void> =>
  requireRoom(context.traffic.search(requireViewer(context).sessionId))

/** The same for who invites, answers or changes who belongs to whom. */
export const requireChange = (context: Pick<RequestContext, 'viewer' | 'viewerProblem' | 'traffic' | 'address'>): Promise<void> =>
  requireRoom(context.traffic.change(requireViewer(context).profileId, context.address))
