import { createParser } from 'eventsource-parser'

export type ServerEvent = { readonly type: string; readonly data: string }

/**
 * Reads a `text/event-stream` piece by piece: hand it the text as it comes, it hands back the events that are complete. Comments, which
 * are heartbeats, give none. `lastEventId` is what to ask for after a break.
 */
export function createEventReader() {
  let complete: ServerEvent[] = []
  let lastEventId: string | null = null
  const parser = createParser({
    onEvent({ event = 'message', id, data }) {
      if (id !== undefined) lastEventId = id
      complete.push({ type: event, data })
    },
  })

  return {
    read(text: string): ServerEvent[] {
      complete = []
      parser.feed(text)
      return complete
    },
    /** A connection begins anew: half an event is no event. */
    restart: () => parser.reset(),
    lastEventId: () => lastEventId,
  }
}

export type EventReader = ReturnType<typeof createEventReader>
