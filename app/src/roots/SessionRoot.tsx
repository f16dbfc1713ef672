import { Suspense, useMemo, useState, type ComponentType, type ReactNode } from 'react'
import { pagePart } from '#lazy/page-part.ts'
import { useSession } from '#services/context.ts'
import { ViewerContext, type ViewerState } from '#session/ViewerContext.ts'

/* The member root is 2.6 kB plus Apollo Client. Signed-out pages do not load it. */
const loadMember = () => import('./MemberRoot.tsx').then((module) => module.MemberRoot)
type Member = ComponentType<{ generation: number; children: ReactNode }>
const LazyMember: Member = pagePart(loadMember)
let preloaded: Member | null = null

/**
 * Loads the code of signed-in pages before React renders, so that the first render has no placeholder. If it cannot be loaded, the page
 * shows that.
 */
export async function preloadSignedIn(): Promise<void> {
  preloaded = await loadMember().catch(() => null)
}

/** Provides the viewer. A change of identity discards the old identity's client, answers and screen state. */
export function SessionRoot({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const session = useSession()
  const [MemberRoot] = useState(() => preloaded ?? LazyMember)
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
