import type { StartTimer } from '#platform/timers.ts'
import { createEventStream, type EventStream, type StreamSource } from './event-stream.ts'
import { createEventReader } from './sse.ts'

/** What a stream is made of; one such object stands for one tab. */
type Tab = { readonly eventSource: StreamSource; readonly startTimer: StartTimer }

const streams = new WeakMap<Tab, EventStream>()

/** The stream of this tab, made with the first signed-in page: nobody needs it to sign in. It outlives a change of profile, and so knows what it missed. */
export function tabStream(tab: Tab): EventStream {
  const { startTimer, eventSource } = tab
  const stream = streams.get(tab) ?? createEventStream({ ...eventSource, reader: createEventReader(), startTimer })
  streams.set(tab, stream)
  return stream
}
