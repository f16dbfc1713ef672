import { useEffect, type ReactNode } from 'react'
import { runEvents } from '#events/run-events.ts'
import { tabStream } from '#events/tab-stream.ts'
import { useServices } from '#services/context.ts'
import { DataRoot } from '#services/DataRoot.tsx'
import { ViewerGate } from './ViewerGate.tsx'

/** Root of signed-in pages. Provides the client with its cache, the viewer, and the server's events. Its code loads at sign-in. */
export function MemberRoot({ generation, children }: { generation: number; children: ReactNode }) {
  const services = useServices()
  useEffect(() => {
    const { session, flags, startTimer } = services
    return runEvents({ session, events: tabStream(services), flags, page: document, startTimer })
  }, [services])
  return (
    <DataRoot services={services} generation={generation}>
      <ViewerGate>{children}</ViewerGate>
    </DataRoot>
  )
}
