import { readUrl } from '../platform/url.ts'
import { trimmedUnseen } from './unseen.ts'
import { unseenClass } from './unseen-characters.ts'

const blank = new RegExp(String.raw`[\s${unseenClass}\\]`, 'u')

/**
 * A DNS name of at least two labels. Look-alike letters of other scripts have become punycode before this check. Numbers, `localhost` and
 * single words are no public hosts.
 */
const publicHost = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/

/** Returns whether a host, given in ASCII and small letters, can be a public DNS name. */
export const isPublicHost = (host: string): boolean => publicHost.test(host)

/**
 * Returns a typed link as it is stored; null if it is invalid (security case 50): http or https on a public host, without user, password
 * and port, up to 2,048 characters. A link without a scheme becomes https. Drops spaces and invisible characters at both ends (Y-19).
 */
export function webAddress(typed: string): string | null {
  const text = trimmedUnseen(typed)
  if (text.length === 0 || text.length > 2048 || blank.test(text)) return null
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/:]+\.[^/:]+:\d/.test(text) ? text : `https://${text}`
  if (!/^https?:\/\/[^/]/i.test(whole)) return null
  const url = readUrl(whole)
  if (!url || url.username !== '' || url.password !== '' || url.port !== '' || !publicHost.test(url.hostname)) return null
  return url.href.length > 2048 ? null : url.href
}
