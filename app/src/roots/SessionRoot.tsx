import { Suspense, useMemo, type ReactNode } from 'react'
import { pagePart } from '#lazy/page-part.ts'
import { useSession } from '#services/context.ts'
import { ViewerContext, type ViewerState } from '#session/ViewerContext.ts'

/* 1.3 kB and Apollo Client; signed-out pages do not load it. */
const loadMember = () => import('./MemberRoot.tsx').then((module) => module.MemberRoot)
const MemberRoot = pagePart(loadMember)

/** Starts to load what a signed-in page needs before React renders it. */
export const preloadSignedIn = () => void loadMember()

/** Provides the viewer. A change of identity discards everything of the old one: its client, its answers and the state of its screens. */
export function SessionRoot({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const session = useSession()
  const reason = session.status === 'signedOut' ? session.reason : null
  const stranger = useMemo<ViewerState>(() => ({ viewer: { kind: 'signedOut', reason }, failure: null }), [reason])
  if (session.status === 'signedOut') return <ViewerContext value={stranger}>{children}</ViewerContext>
  return (
    <Suspense fallback={waiting}>
      <MemberRoot key={session.generation} generation={session.generation}>
        {children}
      </MemberRoot>
    </Suspense>
  )
}
