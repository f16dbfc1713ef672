import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const zip = promisify(gzip)

/** Below this a packet is a packet. */
const worthIt = 1400

/** An answer whose text is packed where the caller can read that and it saves anything. Small ones, most of all, leave at once. */
export function packed(
  text: string,
  init: { status: number; headers: Record<string, string> },
  acceptEncoding: string | undefined,
): Response | Promise<Response> {
  if (text.length < worthIt || !/\bgzip\b/.test(acceptEncoding ?? '')) return new Response(text, init)
  const headers = { ...init.headers, 'content-encoding': 'gzip', vary: 'accept-encoding' }
  return zip(text, { level: 5 }).then((body) => new Response(body, { ...init, headers }))
}
