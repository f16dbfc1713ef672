import { useApolloClient } from '@apollo/client/react'
import { operationName } from '#graphql/operation.ts'
import { oldestOf } from '#offline/age.ts'
import type { Connectivity } from '#offline/connectivity.ts'
import { useOffline } from '#shared/offline/useOffline.ts'
import { useWatched } from '#shared/offline/useWatched.ts'
import { OfflineLine } from './OfflineLine.tsx'

/**
 * Shows that the server cannot be reached, and how old the page is. It is not loaded only when it is needed, because nothing can be loaded
 * then.
 */
export function OfflineNotice() {
  const offline = useOffline()
  return offline && <WhileOffline offline={offline} />
}

function WhileOffline({ offline }: { offline: Connectivity }) {
  const client = useApolloClient()
  const readAt = useWatched(() =>
    oldestOf(
      [...client.getObservableQueries('active')].map(({ query, variables }) => ({
        operation: operationName(query),
        at: offline.readAt({ document: query, variables }),
      })),
    ),
  )
  return <OfflineLine readAt={readAt} />
}
