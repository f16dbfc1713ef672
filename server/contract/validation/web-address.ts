import { readUrl } from '../platform/url.ts'
import { trimmedUnseen } from './unseen.ts'
import { unseenClass } from './unseen-characters.ts'

const blank = new RegExp(String.raw`[\s${unseenClass}\\]`, 'u')

/** A name of at least two labels, as DNS has them; look-alikes of other scripts are their punycode here. Numbers, `localhost` and single words are no public host. */
const publicHost = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/

/** Whether a host in ASCII and small letters is one that anybody can reach by name. */
export const isPublicHost = (host: string): boolean => publicHost.test(host)

/**
 * A typed link in its one stored form, or null where it is none (security case 50): http or https on a public host, without user
 * and password, without a port of its own, up to 2,048 characters. What was typed without a scheme is read as https. Blanks and unseen
 * marks at both ends are dropped (Y-19).
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
