import type { Database } from '../database/database.ts'
import { publicProfilePages, publicProfilesAfter } from '../domains/profiles/service.ts'
import type { HttpContext } from '../graphql/endpoint.ts'
import type { Clock } from '../platform/clock.ts'
import { notFound, refusal } from './answers.ts'
import { commonHeaders } from './headers.ts'
import { escapeHtml } from './html.ts'
import { publicPath } from './public-page/address.ts'

/** Addresses in one file (the protocol allows 50,000), how many are read at once, and how long pages are remembered. */
const sizes = { page: 10_000, read: 500, cachedFor: 3_600_000 } as const

const headers = { ...commonHeaders, 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' }
const opening = '<?xml version="1.0" encoding="UTF-8"?>\n'
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** `GET /sitemap.xml` names pages of public profiles, each `GET /sitemap/profiles.xml?after=…` with up to ten thousand of them. */
export function sitemaps({
  db,
  clock,
  publicUrl,
  admit,
  page = sizes.page,
}: {
  db: Database
  clock: Clock
  publicUrl: string
  /** Null, or the seconds until the caller may read another list. */
  admit(c: HttpContext): Promise<number | null>
  page?: number
}) {
  let pages: { at: number; starts: Promise<string[]> } | null = null

  async function index(): Promise<Response> {
    const now = clock.now()
    if (!pages || now - pages.at > sizes.cachedFor || now < pages.at) {
      const starts = publicProfilePages(db, page)
      pages = { at: now, starts }
      starts.catch(() => (pages = null))
    }
    const addresses = (await pages.starts).map((after) => `${publicUrl}/sitemap/profiles.xml${after === '' ? '' : `?after=${after}`}`)
    const list = addresses.map((address) => `<sitemap><loc>${escapeHtml(address)}</loc></sitemap>`).join('\n')
    return new Response(`${opening}<sitemapindex ${schema}>\n${list}\n</sitemapindex>\n`, { headers })
  }

  async function* lines(after: string): AsyncGenerator<string, undefined> {
    yield `${opening}<urlset ${schema}>\n`
    let [last, left] = [after, page]
    while (left > 0) {
      const count = Math.min(sizes.read, left)
      const found = await publicProfilesAfter(db, last, count)
      yield found
        .map(({ type, user_name_key: name }) => `<url><loc>${escapeHtml(publicUrl + publicPath(type, name ?? ''))}</loc></url>\n`)
        .join('')
      if (found.length < count) break
      last = found.at(-1)?.user_name_key ?? ''
      left -= count
    }
    yield '</urlset>\n'
  }

  /** Written as it is read: whoever asks slowly holds no more than a few hundred addresses in memory. */
  async function profiles(c: HttpContext): Promise<Response> {
    const after = c.req.query('after') ?? ''
    if (!/^[a-z0-9_]{0,20}$/.test(after)) return notFound()
    const retryAfter = await admit(c)
    if (retryAfter !== null) return refusal(429, { code: 'RATE_LIMITED', params: { retryAfter } }, { 'retry-after': String(retryAfter) })
    const encoder = new TextEncoder()
    const source = lines(after)
    const stream = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const next = await source.next()
        if (next.done) controller.close()
        else controller.enqueue(encoder.encode(next.value))
      },
      async cancel() {
        await source.return(undefined)
      },
    })
    return new Response(stream, { headers })
  }

  return { index, profiles }
}

/** What only members use, or programs: nothing for search engines. Pictures and share pictures are for previews. */
const notForRobots = [
  '/user/',
  '/admin',
  '/demo/',
  '/events',
  '/webhooks/',
  '/settings/',
  '/wallet',
  '/home',
  '/onboard',
  '/verify-otp',
  '/csp',
]

/** `GET /robots.txt`. */
export const robots = (publicUrl: string) => (): Response =>
  new Response(`User-agent: *\n${notForRobots.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${publicUrl}/sitemap.xml\n`, {
    headers: { ...commonHeaders, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
