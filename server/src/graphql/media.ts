import { Refusal } from '../request/refusal.ts'

export type Media = 'json' | 'multipart'

/**
 * Returns how to read a body. Throws `Refusal` 400 for forms and plain text, because a page of another site may send them without a
 * preflight (security case 59). Throws it for compressed bodies, because they may unpack to any size.
 */
export function mediaOf(headers: { contentType: string | undefined; contentEncoding: string | undefined }): Media {
  if (headers.contentEncoding && headers.contentEncoding.toLowerCase() !== 'identity')
    throw new Refusal(400, 'Compressed bodies are not accepted.')
  const [type] = (headers.contentType ?? '').toLowerCase().split(';')
  if (type?.trim() === 'application/json') return 'json'
  if (type?.trim() === 'multipart/form-data') return 'multipart'
  throw new Refusal(400, 'The body must be application/json.')
}

const preflightHeaders = ['apollo-require-preflight', 'x-apollo-operation-name', 'graphql-require-preflight'] as const

/**
 * Throws `Refusal` 400 if a multipart form has no header that requires a preflight: without one, other origins may send the form.
 */
export function requirePreflight(header: (name: string) => string | undefined): void {
  if (!preflightHeaders.some((name) => header(name)?.trim()))
    throw new Refusal(400, 'A multipart request needs the header apollo-require-preflight.')
}
