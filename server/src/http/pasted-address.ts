import type { MiddlewareHandler } from 'hono'
import { apiHeaders } from '../request/headers.ts'

/** Characters that end none of our addresses: user names, ids and tabs end with a letter, a digit, `_` or `-`. */
const marksBehind = /[^\p{L}\p{M}\p{N}_-]+$/u

/**
 * Redirects an address that was pasted with further characters behind it to the page itself (Y-16). Removes a slash, punctuation of either
 * script, blanks and invisible marks.
 */
export const pastedAddress: MiddlewareHandler = async (c, next) => {
  const path = c.req.path.replace(marksBehind, '')
  if (path === c.req.path) return next()
  const { search } = new URL(c.req.url)
  return new Response(null, { status: 302, headers: { ...apiHeaders, location: `${encodeURI(path)}${search}` } })
}
