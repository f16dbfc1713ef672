import { createParser } from 'eventsource-parser'

export type ServerEvent = { readonly type: string; readonly data: string }

/**
 * Creates an incremental reader of a `text/event-stream`. `read` takes the next piece of text and returns the completed events. It skips
 * comments, which are heartbeats. `lastEventId` returns the id after which the next connection resumes.
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
    /** Drops an incomplete event. Called before a new connection. */
    restart: () => parser.reset(),
    lastEventId: () => lastEventId,
  }
}

export type EventReader = ReturnType<typeof createEventReader>
