import type { StartTimer } from '#platform/timers.ts'
import { createEventStream, type EventStream, type StreamSource } from './event-stream.ts'
import { createEventReader } from './sse.ts'

/** Services that a stream needs; one object for each tab. */
type Tab = { readonly eventSource: StreamSource; readonly startTimer: StartTimer }

const streams = new WeakMap<Tab, EventStream>()

/**
 * Returns the tab's stream. It is created by the first signed-in page, because signing in does not need it. It stays open after a change of
 * profile, and can therefore request the events that were missed.
 */
export function tabStream(tab: Tab): EventStream {
  const { startTimer, eventSource } = tab
  const stream = streams.get(tab) ?? createEventStream({ ...eventSource, reader: createEventReader(), startTimer })
  streams.set(tab, stream)
  return stream
}
