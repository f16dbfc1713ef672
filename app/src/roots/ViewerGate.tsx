import { useDeferredValue, useEffect, useMemo, type ReactNode } from 'react'
import { useApolloClient, useFragment, useQuery } from '@apollo/client/react'
import { tabStream } from '#events/tab-stream.ts'
import { createCatchUp } from '#graphql/catch-up.ts'
import { ActiveProfileDocument } from '#shared/profiles/activeProfile.generated.ts'
import { useServices } from '#services/context.ts'
import { agreeOnLanguage } from '#services/actions.ts'
import { SessionViewer_ActiveProfileFragmentDoc } from '#session/SessionViewer.generated.ts'
import { readViewer } from '#session/read-viewer.ts'
import { ViewerContext, type ViewerState } from '#session/ViewerContext.ts'

/**
 * Fetches the signed-in user and provides the viewer. Refetches everything on the page in two situations. First, the server reports a new
 * status of one of the user's profiles: answers hold its details, such as a reviewer's reason. Second, the server cannot replay the events
 * that this tab missed.
 */
export function ViewerGate({ children }: { children: ReactNode }) {
  const services = useServices()
  const client = useApolloClient()
  const { data, error, refetch, loading } = useQuery(ActiveProfileDocument)
  const seen = useFragment({ fragment: SessionViewer_ActiveProfileFragmentDoc, from: data?.activeProfile ?? null })
  const viewer = useMemo(() => (seen.complete && seen.data ? readViewer(seen.data) : null), [seen.complete, seen.data])
  const language = viewer?.language

  useEffect(() => {
    if (language) void agreeOnLanguage(services, language)
  }, [services, language])

  useEffect(() => {
    const catchUp = createCatchUp(client)
    const endings = ['profile', 'reset'].map((type) => tabStream(services).on(type, () => void catchUp()))
    return () => endings.forEach((end) => end())
  }, [services, client])

  const state = useMemo<ViewerState>(
    () => ({
      viewer: viewer ?? { kind: 'loading' },
      failure: viewer || !error ? null : { error, isRetrying: loading, retry: () => void refetch().catch(() => undefined) },
    }),
    [viewer, error, loading, refetch],
  )
  // The whole page renders once the viewer is known. The deferred value makes this render interruptible by presses.
  return <ViewerContext value={useDeferredValue(state)}>{children}</ViewerContext>
}
