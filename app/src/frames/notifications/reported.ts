/** Content of a stream event for the bell. */
export type Reported = {
  /** Number of unread notifications. If null, the app must request the number. */
  unreadCount: number | null
}

const fieldOf = (event: object, name: string): unknown => Object.entries(event).find(([key]) => key === name)?.[1]

/** Reads the data of a `notification` event, which may be any text. Returns null if it is about another profile of the same user. */
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
