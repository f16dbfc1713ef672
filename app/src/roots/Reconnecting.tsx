import type { ReactNode } from 'react'
import { useApolloClient } from '@apollo/client/react'
import type { Ask } from '#graphql/ask.ts'
import { OfflineContext } from '#offline/OfflineContext.ts'
import type { Connectivity } from '#offline/connectivity.ts'
import { useReconnect } from './useReconnect.ts'

/** Provides what the pages know of the connection, and brings them up to date when it is back. */
export function Reconnecting({ ask, connectivity, children }: { ask: Ask; connectivity: Connectivity; children: ReactNode }) {
  useReconnect(useApolloClient(), ask, connectivity)
  return <OfflineContext value={connectivity}>{children}</OfflineContext>
}
