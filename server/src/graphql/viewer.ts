import { Problem } from '@wasla/contract/errors/problem.ts'
import type { RequestContext, Viewer } from './context.ts'

/** Who is asking, or the reason why nobody is: `UN_AUTHORIZED` without a token, what was wrong with it where there was one (A-14, B-13). */
export function requireViewer({ viewer, viewerProblem }: Pick<RequestContext, 'viewer' | 'viewerProblem'>): Viewer {
  if (viewer) return viewer
  throw viewerProblem ?? new Problem('UN_AUTHORIZED')
}
