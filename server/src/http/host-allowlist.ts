import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Env } from '../config/env.ts'
import { apiHeaders } from '../request/headers.ts'
import type { Directly } from './listen.ts'

/** Paths that any host may call: health checks reveal nothing about people, and orchestrators call a new machine by its address. */
const forEveryHost: ReadonlySet<string> = new Set(['/healthz', '/readyz'])

const loopback = /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])$/
const authority = /^(\[[\da-f:.]+\]|[^\s:/?#@[\]]+?)\.?(?::\d{1,5})?$/i

/** Returns the name in a `Host` header, in lower case, without port and final dot; null if the header is invalid. */
export const hostName = (header: string): string | null => authority.exec(header)?.[1]?.toLowerCase() ?? null

/** Returns the authority in `GET http://host/path`, which overrides the `Host` header (RFC 9112, 3.2.2); null for a path. */
const authorityOfTarget = (target: string) => (/^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/i.exec(target) ?? [])[1] ?? null

/** Largest number of spellings of our own names that are cached. */
const mostRemembered = 100

/**
 * Returns a function that tells whether a `Host` header names this server: the host of `PUBLIC_URL`, one of `ALLOWED_HOSTS`, or this
 * machine, with any port.
 */
export function hostAllowlist({ publicUrl, allowedHosts }: Pick<Env, 'publicUrl' | 'allowedHosts'>): (header: string) => boolean {
  const names: ReadonlySet<string> = new Set([new URL(publicUrl).hostname.toLowerCase(), ...allowedHosts])
  // Cache accepted headers, because every request is checked and nearly all have the same header.
  const remembered = new Set<string>()
  return (header) => {
    if (remembered.has(header)) return true
    const name = hostName(header)
    const isKnown = name !== null && (names.has(name) || loopback.test(name))
    if (isKnown && remembered.size < mostRemembered) remembered.add(header)
    return isKnown
  }
}

const text = 'This server does not answer for this host.\nIf it should, its operator names the host in PUBLIC_URL or ALLOWED_HOSTS.\n'
const headers = { ...apiHeaders, 'content-type': 'text/plain; charset=utf-8', 'content-length': String(Buffer.byteLength(text)) }

function refuse(outgoing: ServerResponse): void {
  // The rest of the body is not read: the connection closes with the response.
  outgoing.writeHead(421, { ...headers, connection: 'close' })
  outgoing.end(text)
}

const pathOf = (target: string) => target.split('?', 1)[0] ?? ''

/**
 * Answers 421 to a request for another host before reading anything of it. Another site can point its own host name at this machine. Its
 * page then has the same origin as this server, and could read what the server shows, such as the codes of a local server.
 */
export function refuseOtherHosts(env: Pick<Env, 'publicUrl' | 'allowedHosts'>): Directly {
  const isKnown = hostAllowlist(env)
  return ({ url = '/', headers: { host } }: IncomingMessage, outgoing) => {
    const target = url.startsWith('/') ? null : authorityOfTarget(url)
    if (host !== undefined && isKnown(host) && (target === null || isKnown(target))) return false
    if (forEveryHost.has(pathOf(url))) return false
    refuse(outgoing)
    return true
  }
}
