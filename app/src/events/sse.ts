export type ServerEvent = { readonly type: string; readonly data: string }

/**
 * Reads a `text/event-stream` piece by piece: hand it the text as it comes, it hands back the events that are complete.
 * Comments, which are heartbeats, give none. `lastEventId` is what to ask for after a break.
 */
export function createEventReader() {
  let rest = ''
  let type = ''
  let data: string[] = []
  let lastEventId: string | null = null

  const fields: Readonly<Record<string, (value: string) => void>> = {
    event: (value) => {
      type = value
    },
    data: (value) => {
      data.push(value)
    },
    id: (value) => {
      if (!value.includes('\0')) lastEventId = value
    },
  }

  function finish(): ServerEvent[] {
    const event = data.length > 0 ? [{ type: type || 'message', data: data.join('\n') }] : []
    type = ''
    data = []
    return event
  }

  function readLine(line: string): ServerEvent[] {
    if (line === '') return finish()
    const colon = line.indexOf(':')
    const name = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
    fields[name]?.(value)
    return []
  }

  return {
    read(text: string): ServerEvent[] {
      const lines = (rest + text).split(/\r\n|\n|\r(?!$)/)
      rest = lines.pop() ?? ''
      return lines.flatMap(readLine)
    },
    /** A connection begins anew: half an event is no event. */
    restart() {
      rest = ''
      type = ''
      data = []
    },
    lastEventId: () => lastEventId,
  }
}
