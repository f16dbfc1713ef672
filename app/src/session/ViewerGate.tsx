import { useEffect, useMemo, type ReactNode } from 'react'
import { useFragment, useQuery } from '@apollo/client/react'
import { ActiveProfileDocument } from '#features/profiles/activeProfile.generated.ts'
import { useServices } from '#services/context.ts'
import { agreeOnLanguage } from '#services/deeds.ts'
import { SessionViewer_ActiveProfileFragmentDoc } from './SessionViewer.generated.ts'
import { readViewer } from './read-viewer.ts'
import { ViewerContext, type ViewerState } from './ViewerContext.ts'

/** Asks who is signed in and tells everything below; asks again when the server says that a profile of theirs stands elsewhere now. */
export function ViewerGate({ children }: { children: ReactNode }) {
  const services = useServices()
  const { data, error, refetch, loading } = useQuery(ActiveProfileDocument)
  const seen = useFragment({ fragment: SessionViewer_ActiveProfileFragmentDoc, from: data?.activeProfile ?? null })
  const viewer = useMemo(() => (seen.complete && seen.data ? readViewer(seen.data) : null), [seen.complete, seen.data])
  const language = viewer?.language

  useEffect(() => {
    if (language) void agreeOnLanguage(services, language)
  }, [services, language])

  useEffect(() => services.events.on('profile', () => void refetch().catch(() => undefined)), [services, refetch])

  const state = useMemo<ViewerState>(
    () => ({
      viewer: viewer ?? { kind: 'loading' },
      failure: viewer || !error ? null : { error, isRetrying: loading, retry: () => void refetch().catch(() => undefined) },
    }),
    [viewer, error, loading, refetch],
  )
  return <ViewerContext value={state}>{children}</ViewerContext>
}
