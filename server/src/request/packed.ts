import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const zip = promisify(gzip)

/** Number of characters from which a text is compressed. A shorter text fits in one packet without compression. */
const worthIt = 1400

/**
 * Returns a response that is compressed if the caller accepts gzip and the text is long enough. Short texts, which are most, are sent at
 * once.
 */
export function packed(
  text: string,
  init: { status: number; headers: Record<string, string> },
  acceptEncoding: string | undefined,
): Response | Promise<Response> {
  if (text.length < worthIt || !/\bgzip\b/.test(acceptEncoding ?? '')) return new Response(text, init)
  const headers = { ...init.headers, 'content-encoding': 'gzip', vary: 'accept-encoding' }
  return zip(text, { level: 5 }).then((body) => new Response(body, { ...init, headers }))
}
