/** Parses a text as JSON; null if it is not JSON. */
export function parsedOrNull(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}
