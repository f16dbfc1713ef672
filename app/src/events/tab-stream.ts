import type { Services } from '#services/services.ts'
import { createEventStream, type EventStream } from './event-stream.ts'
import { createEventReader } from './sse.ts'

const streams = new WeakMap<Services, EventStream>()

/** The stream of this tab, made with the first signed-in page: nobody needs it to sign in. It outlives a change of profile, and so knows what it missed. */
export function tabStream(services: Services): EventStream {
  const { startTimer, eventSource } = services
  const stream = streams.get(services) ?? createEventStream({ ...eventSource, reader: createEventReader(), startTimer })
  streams.set(services, stream)
  return stream
}
