/** A text as JSON; null where it is none. */
export function parsedOrNull(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}
