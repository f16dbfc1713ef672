import { lazy, Suspense, useMemo, type ReactNode } from 'react'
import { useSession } from '#services/context.ts'
import { ViewerContext, type ViewerState } from './ViewerContext.ts'

const loadGate = () => import('./ViewerGate.tsx')
const ViewerGate = lazy(() => loadGate().then(({ ViewerGate: gate }) => ({ default: gate })))

/** Fetches what a signed-in page needs before React asks for it. */
export const preloadSignedIn = () => void loadGate()

/** Tells everything below who is here. */
export function SessionRoot({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const session = useSession()
  const reason = session.status === 'signedOut' ? session.reason : null
  const stranger = useMemo<ViewerState>(() => ({ viewer: { kind: 'signedOut', reason }, failure: null }), [reason])
  if (session.status === 'signedOut') return <ViewerContext value={stranger}>{children}</ViewerContext>
  return (
    <Suspense fallback={waiting}>
      <ViewerGate>{children}</ViewerGate>
    </Suspense>
  )
}
