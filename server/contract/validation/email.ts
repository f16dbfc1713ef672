import * as z from 'zod/mini'
import { readUrl } from '../platform/url.ts'
import { trimmedUnseen } from './unseen.ts'
import { isPublicHost } from './web-address.ts'

const longest = { address: 254, user: 64 } as const
/** Returns whether the part before the @ is valid. The host is checked separately, because the library rejects international hosts. */
const isUser = (user: string) => user.length <= longest.user && z.safeParse(z.email(), `${user}@host.example`).success

const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text)
/**
 * Returns whether every label of a host is Arabic or ASCII. Arabic hosts can be shown as they are, because no Latin letter looks like an
 * Arabic letter.
 */
const isReadable = (host: string) => host.split('.').every((label) => isAscii(label) || /^[\p{Script=Arabic}\p{M}\d-]+$/u.test(label))

/** Returns a host in the ASCII form of DNS; empty if the text cannot be a host. */
function asciiHost(host: string): string {
  if (isAscii(host)) return host
  return /^[\p{L}\p{M}\p{N}.-]+$/u.test(host) ? (readUrl(`https://${host}`)?.hostname ?? '') : ''
}

/**
 * Returns a typed e-mail address as it is stored; null if it is invalid. The host may be international. Arabic letters stay. A host with
 * any other script is converted to ASCII, so that no letter can pass for another letter. Drops spaces and invisible characters at both ends
 * (Y-19).
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
