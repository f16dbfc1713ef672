import { createHmac } from 'node:crypto'

const prefix = 'whsec_'

type Signed = { id: string; timestamp: number; body: string }

const signatureBy = (secret: string, { id, timestamp, body }: Signed): string => {
  const key = Buffer.from(secret.startsWith(prefix) ? secret.slice(prefix.length) : secret, 'base64')
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
}

/**
 * Returns the header `webhook-signature` of the standard-webhooks format: one signature for each secret, with spaces between them. A receiver
 * accepts the request if one of them is right, so two secrets work while one replaces the other.
 */
export const signatureHeader = (secrets: readonly string[], signed: Signed): string =>
  secrets.map((secret) => signatureBy(secret, signed)).join(' ')
