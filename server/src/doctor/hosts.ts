import { connect as connectPlain } from 'node:net'
import { connect as connectTls } from 'node:tls'
import type { Env } from '../config/env.ts'
import { ok, reasonOf, warning, wrong, type Finding } from './finding.ts'

const day = 86_400_000
const longestWait = 5_000

/** A host that the server calls, or that people open. */
type Host = { check: string; url: string; mend: string }

const callMend = 'Check the address, DNS and the firewall for connections to the internet.'

/** Returns the hosts that these settings need. Hosts of push services are chosen by browsers, so they are not known. */
export const hostsOf = (env: Pick<Env, 'mode' | 'publicUrl' | 'sms' | 'identity' | 'payments' | 'files'>): Host[] => [
  ...(env.mode === 'live'
    ? [{ check: 'public address', url: env.publicUrl, mend: 'Check DNS, the proxy in front and its certificate.' }]
    : []),
  ...(env.sms ? [{ check: 'sms', url: env.sms.url, mend: callMend }] : []),
  ...(env.identity.provider === 'persona' ? [{ check: 'identity', url: env.identity.url, mend: callMend }] : []),
  ...(env.payments ? [{ check: 'payments', url: env.payments.url, mend: callMend }] : []),
]

/** Returns whether a certificate is valid long enough. Most are renewed thirty days before their end. */
export function judgeCertificate(check: string, host: string, validTo: number, now: number): Finding {
  const days = Math.floor((validTo - now) / day)
  const says = `${host} answers, its certificate is valid for ${days} days`
  if (days < 3) return wrong(check, says, 'Renew the certificate now.')
  return days < 21 ? warning(check, says, 'Check that the certificate is renewed automatically.') : ok(check, says)
}

/** Connects to a host, and ends the connection. Sends no request. Resolves to the end of the certificate; null without TLS. */
function connected(url: URL): Promise<number | null> {
  const isTls = url.protocol === 'https:'
  // Addresses of IPv6 are in brackets in a URL, and without them everywhere else.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const port = Number(url.port || (isTls ? 443 : 80))
  return new Promise((resolve, reject) => {
    const plain = isTls ? null : connectPlain({ host, port }, () => end(null))
    const secure = isTls
      ? connectTls({ host, port, servername: host }, () => end(Date.parse(secure?.getPeerCertificate().valid_to ?? '')))
      : null
    const socket = plain ?? secure
    const end = (validTo: number | null) => {
      socket?.destroy()
      resolve(validTo)
    }
    socket?.once('error', reject)
    socket?.setTimeout(longestWait, () => socket.destroy(new Error(`no answer within ${longestWait / 1000} seconds`)))
  })
}

/** Checks name, connection and certificate of a host. Has no effect on it. */
export async function checkHost({ check, url, mend }: Host, now: () => number): Promise<Finding> {
  const address = new URL(url)
  try {
    const validTo = await connected(address)
    if (validTo === null) return ok(check, `${address.host} answers, without TLS`)
    return judgeCertificate(check, address.host, validTo, now())
  } catch (error) {
    return wrong(check, `${address.host} cannot be reached (${reasonOf(error)})`, mend)
  }
}
