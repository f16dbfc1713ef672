import { useEffect, useState, type ReactNode } from 'react'
import { runEvents } from '#events/run-events.ts'
import { tabStream } from '#events/tab-stream.ts'
import { createOfflineReading } from '#offline/offline-reading.ts'
import { useServices } from '#services/context.ts'
import { DataRoot } from '#services/DataRoot.tsx'
import { Reconnecting } from './Reconnecting.tsx'
import { ViewerGate } from './ViewerGate.tsx'

/**
 * Root of signed-in pages. Provides the client with its cache, what was read before if there is no network, the viewer, and the server's
 * events. Its code loads at sign-in.
 */
export function MemberRoot({ generation, children }: { generation: number; children: ReactNode }) {
  const services = useServices()
  const [{ ask, connectivity, flush }] = useState(() => createOfflineReading(services, generation))
  useEffect(() => {
    const { session, flags, startTimer } = services
    return runEvents({ session, events: tabStream(services), flags, page: document, startTimer })
  }, [services])
  useEffect(() => {
    /* A phone may close a hidden page without a word. */
    const storeIfHidden = () => void (document.visibilityState === 'hidden' && flush())
    document.addEventListener('visibilitychange', storeIfHidden)
    return () => document.removeEventListener('visibilitychange', storeIfHidden)
  }, [flush])
  return (
    <DataRoot services={{ ...services, askFor: () => ask }} generation={generation}>
      <Reconnecting ask={ask} connectivity={connectivity}>
        <ViewerGate>{children}</ViewerGate>
      </Reconnecting>
    </DataRoot>
  )
}
