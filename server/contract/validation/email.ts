import * as z from 'zod/mini'
import { readUrl } from '../platform/url.ts'
import { trimmedUnseen } from './unseen.ts'
import { isPublicHost } from './web-address.ts'

const longest = { address: 254, user: 64 } as const
/** The part before the sign; the host is checked by itself, because the library knows no international ones. */
const isUser = (user: string) => user.length <= longest.user && z.safeParse(z.email(), `${user}@host.example`).success

const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text)
/** A host in Arabic letters, whose readers see at once whose it is. No Latin letter looks like one of them. */
const isReadable = (host: string) => host.split('.').every((label) => isAscii(label) || /^[\p{Script=Arabic}\p{M}\d-]+$/u.test(label))

/** The host as the network knows it, in ASCII; empty for one that cannot be. */
function asciiHost(host: string): string {
  if (isAscii(host)) return host
  return /^[\p{L}\p{M}\p{N}.-]+$/u.test(host) ? (readUrl(`https://${host}`)?.hostname ?? '') : ''
}

/**
 * A typed e-mail address as it is stored, or null if nobody could be written to at it. Its host may be international: it stays in Arabic
 * letters and is in ASCII in any other script, so that no letter passes for another one. Blanks and unseen marks at both ends are dropped (Y-19).
 */
export function emailAddress(typed: string): string | null {
  const text = trimmedUnseen(typed)
  const at = text.lastIndexOf('@')
  const [user, host] = [
    text.slice(0, at),
    text
      .slice(at + 1)
      .normalize('NFC')
      .toLowerCase(),
  ]
  const ascii = asciiHost(host)
  if (at < 0 || !isUser(user) || !isPublicHost(ascii) || user.length + 1 + ascii.length > longest.address) return null
  return `${user}@${isReadable(host) ? host : ascii}`
}
