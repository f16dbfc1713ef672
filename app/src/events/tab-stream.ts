import type { StartTimer } from '#platform/timers.ts'
import { createEventStream, type EventStream, type StreamSource } from './event-stream.ts'
import { createEventReader } from './sse.ts'

/** Services that a stream needs; one object for each tab. */
type Tab = { readonly eventSource: StreamSource; readonly startTimer: StartTimer }

const streams = new WeakMap<Tab, EventStream>()

/**
 * Returns the tab's stream. The first signed-in page creates it, because signing in needs no stream. The stream survives a switch of
 * profile, so it can request the missed events.
 */
export function tabStream(tab: Tab): EventStream {
  const { startTimer, eventSource } = tab
  const stream = streams.get(tab) ?? createEventStream({ ...eventSource, reader: createEventReader(), startTimer })
  streams.set(tab, stream)
  return stream
}
