import { Refusal } from './refusal.ts'

export type Media = 'json' | 'multipart'

/**
 * How a body is to be read, or why it is not. Forms and plain text are refused because a foreign page may send them without asking
 * (security case 59); compressed bodies because they may unpack into anything.
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

/** A multipart form may cross origins without a preflight, unless it carries a header of its own. */
export function requirePreflight(header: (name: string) => string | undefined): void {
  if (!preflightHeaders.some((name) => header(name)?.trim()))
    throw new Refusal(400, 'A multipart request needs the header apollo-require-preflight.')
}
