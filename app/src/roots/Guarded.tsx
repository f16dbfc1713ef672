import { useContext, type ReactNode } from 'react'
import { Navigate, useLocation, useParams } from 'react-router'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { NetworkFailure } from '#graphql/network-failure.ts'
import { guards, type Path } from '#paths.ts'
import { useFlags } from '#services/context.ts'
import { decide, type Decision } from '#session/guards.ts'
import { returnPathOf } from '#session/safe-path.ts'
import { ViewerContext } from '#session/ViewerContext.ts'

/** Returns the decision of the path's guard for the viewer. */
function useDecision(path: Path): Decision {
  const { viewer } = useContext(ViewerContext)
  const flags = useFlags()
  const params = useParams()
  const { pathname, search, hash } = useLocation()
  return decide({ guard: guards[path], requested: `${pathname}${search}${hash}`, params, viewer, flags, returnTo: returnPathOf(search) })
}

/** Redirects viewers who may not see this path, and replaces the history entry. Renders the children for all other viewers. */
export function Redirecting({ path, children }: { path: Path; children: ReactNode }) {
  const decision = useDecision(path)
  return decision.kind === 'redirect' ? <Navigate to={decision.to} replace /> : children
}

type GuardedProps = {
  path: Path
  /** Shown while it is not known whether the viewer may open the page. */
  waiting: ReactNode
  notFound: ReactNode
  children: ReactNode
}

/** Renders a page once its guard admits the viewer. */
export function Guarded({ path, waiting, notFound, children }: GuardedProps) {
  const { failure } = useContext(ViewerContext)
  const { kind } = useDecision(path)
  if (kind === 'render') return children
  if (kind === 'notFound') return notFound
  if (kind === 'redirect') return null
  if (!failure) return waiting
  const isOffline = failure.error instanceof NetworkFailure
  return <ErrorState level={1} kind={isOffline ? 'offline' : 'failed'} onRetry={failure.retry} isRetrying={failure.isRetrying} />
}
