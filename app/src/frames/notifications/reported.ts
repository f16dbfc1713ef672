/** What an event of the stream says to a bell. */
export type Reported = {
  /** How many are unread now; null where it has to be asked for. */
  unreadCount: number | null
}

const fieldOf = (event: object, name: string): unknown => Object.entries(event).find(([key]) => key === name)?.[1]

/** Reads the data of a `notification`, of whatever shape it came; null where it is about another profile of the same person. */
export function readReported(data: string, profileId: string): Reported | null {
  const unknown: Reported = { unreadCount: null }
  try {
    const event: unknown = JSON.parse(data)
    if (typeof event !== 'object' || event === null) return unknown
    const whose = fieldOf(event, 'profileId')
    if (typeof whose === 'string' && whose !== profileId) return null
    const count = fieldOf(event, 'unreadCount')
    return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? { unreadCount: count } : unknown
  } catch {
    return unknown
  }
}
