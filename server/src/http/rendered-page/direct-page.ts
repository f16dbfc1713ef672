import type { IncomingMessage } from 'node:http'
import type { Directly } from '../listen.ts'
import { encodingFor, type Encoded } from './encodings.ts'
import { pageAddress } from './page-address.ts'

/** A rendered page: its text, and its headers as a flat list of names and values. */
export type ReadyPage = { status: 200 | 404; etag: string; encoded: Encoded; stated: readonly string[] }

export type DirectPageParts = {
  /** Returns the cached page of a key; null if there is none that may be sent without reading its data. */
  peek(key: string): ReadyPage | null
  /** Returns null if the caller may read another page; else the app decides. */
  admit(incoming: IncomingMessage): number | null | Promise<number | null>
}

const publicPaths = /^\/(?:profile|groups|program)\//

/** Returns the value of a header that is sent once. */
const one = (value: string | string[] | undefined) => (typeof value === 'string' ? value : undefined)

/**
 * Answers public pages from memory, before the app’s router, with half of the work. It leaves everything else to the app: pages that are not
 * cached, and callers that may have to wait.
 */
export function directPage({ peek, admit }: DirectPageParts): Directly {
  return (incoming, outgoing) => {
    const { method, url = '', headers } = incoming
    if (method !== 'GET' || !publicPaths.test(url) || headers.origin !== undefined) return false
    const mark = url.indexOf('?')
    const [path, search] = mark === -1 ? [url, ''] : [url.slice(0, mark), url.slice(mark + 1)]
    const page = peek(pageAddress(path, search, headers['accept-language']).key)
    const encoding = encodingFor(one(headers['accept-encoding']))
    const bytes = page?.encoded.ready(encoding)
    if (!page || !bytes || admit(incoming) !== null) return false
    if (page.status === 200 && headers['if-none-match'] === page.etag) {
      outgoing.writeHead(304, [...page.stated])
      outgoing.end()
      return true
    }
    const packing = encoding === 'identity' ? [] : ['content-encoding', encoding]
    outgoing.writeHead(page.status, [...page.stated, ...packing, 'content-length', String(bytes.length)])
    outgoing.end(bytes)
    return true
  }
}
