import type { DocumentNode } from 'graphql'
import { NetworkStatus } from '@apollo/client/core'
import type { useFragment, useQuery } from '@apollo/client/react'
import type { HookWrappers } from '@apollo/client/react/internal'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import { SessionViewer_ActiveProfileFragmentDoc, type SessionViewer_ActiveProfileFragment } from '#session/SessionViewer.generated.ts'
import { ActiveProfileDocument } from '#shared/profiles/activeProfile.generated.ts'
import { onlyOnce, useQueryRequest } from './query-request.ts'

/** A viewer whose profile is known while everything else still loads. */
export type KnownViewer = { type: ProfileType }

/** Called with each operation that a page runs while it loads. */
export type Run = (document: DocumentNode, variables: Readonly<Record<string, unknown>>) => void

const loading = { data: undefined, dataState: 'empty', error: undefined, loading: true, networkStatus: NetworkStatus.loading } as const
const skipped = { ...loading, loading: false, networkStatus: NetworkStatus.ready } as const

const profileOf = ({ type }: KnownViewer): SessionViewer_ActiveProfileFragment => ({
  __typename: 'ActiveProfile',
  type,
  profile: { __typename: 'UserProfile', id: '', status: 'Active', userName: '', language: 'en', onboardingStep: null },
})

/** Returns the hooks of a page whose data is still on its way, except for the viewer if it is known. */
export function waitingHooks(onRun: Run, viewer: KnownViewer | null = null): HookWrappers {
  const activeProfile = viewer && profileOf(viewer)

  const useWaiting = (...[query, options]: Parameters<typeof useQuery>) => {
    const { client, variables, isSkipped: isUnused, policy } = useQueryRequest(options)
    // Nothing is in a cache, so such a query would wait for ever.
    const isSkipped = isUnused || policy === 'cache-only'
    if (!isSkipped) onRun(query, variables)
    const isViewer = activeProfile !== null && query === ActiveProfileDocument
    return {
      client,
      variables,
      ...onlyOnce,
      ...(isSkipped ? skipped : loading),
      ...(isViewer && { data: { activeProfile }, dataState: 'complete', loading: false }),
    }
  }

  const useNothing = ({ fragment }: { fragment: DocumentNode }) =>
    activeProfile !== null && fragment === SessionViewer_ActiveProfileFragmentDoc
      ? { data: activeProfile, dataState: 'complete', complete: true }
      : { data: {}, dataState: 'partial', complete: false, missing: {} }

  return { useQuery: () => useWaiting as unknown as typeof useQuery, useFragment: () => useNothing as unknown as typeof useFragment }
}
