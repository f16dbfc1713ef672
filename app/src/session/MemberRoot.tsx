import { useEffect, type ReactNode } from 'react'
import { runEvents } from '#events/run-events.ts'
import { DataRoot } from '#graphql/DataRoot.tsx'
import { useServices } from '#services/context.ts'
import { ViewerGate } from './ViewerGate.tsx'

/** What pages of a signed-in person stand on: their answers, who they are, what the server tells meanwhile. Fetched on signing in. */
export function MemberRoot({ generation, children }: { generation: number; children: ReactNode }) {
  const { session, events, flags, startTimer } = useServices()
  useEffect(() => runEvents({ session, events, flags, page: document, startTimer }), [session, events, flags, startTimer])
  return (
    <DataRoot generation={generation}>
      <ViewerGate>{children}</ViewerGate>
    </DataRoot>
  )
}
