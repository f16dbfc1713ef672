import * as z from 'zod/mini'

const address = z.email().check(z.maxLength(254))
const longestUser = 64

/** A typed address with its host in lower case, or null where nobody could be written to at it. */
export function emailAddress(typed: string): string | null {
  const text = typed.trim()
  const at = text.lastIndexOf('@')
  if (at > longestUser || !address.safeParse(text).success) return null
  return text.slice(0, at) + text.slice(at).toLowerCase()
}
