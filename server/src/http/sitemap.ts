import type { Database } from '../database/database.ts'
import { discoverableGroupsAfter } from '../domains/groups/stores/pages.ts'
import { publicProfilePages, publicProfilesAfter } from '../domains/profiles/service.ts'
import type { HttpContext } from '../graphql/endpoint.ts'
import type { Clock } from '../platform/clock.ts'
import { notFound, refusal } from './responses.ts'
import { commonHeaders } from '../request/headers.ts'
import { escapeHtml } from './html.ts'
import { groupPath } from './group-page/facts.ts'
import { programPath } from './program-page/facts.ts'
import { publicPath } from './public-page/address.ts'
import type { Services } from '../services/services.ts'

/** Addresses in one file (the protocol allows 50,000), addresses read at once, and milliseconds for which the page list is cached. */
const sizes = { page: 10_000, read: 500, cachedFor: 3_600_000 } as const

const headers = { ...commonHeaders, 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' }
const opening = '<?xml version="1.0" encoding="UTF-8"?>\n'
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Addresses of one kind that search engines may find, in the order of their keys. */
export type Listing = {
  /** Name of its lists: `/sitemap/<name>.xml`. */
  name: string
  /** Returns whether a text can be a key. Other texts are not looked up. The empty key comes before all others. */
  isKey(text: string): boolean
  /** Returns the keys after which the pages of `size` addresses begin; the first is empty. Returns none if there is nothing to list. */
  starts(size: number): Promise<string[]>
  after(key: string, count: number): Promise<{ key: string; path: string }[]>
}

/** Lists public profiles by user name. */
export const profileListing = (db: Database): Listing => ({
  name: 'profiles',
  isKey: (text) => /^[a-z0-9_]{0,20}$/.test(text),
  starts: (size) => publicProfilePages(db, size),
  async after(name, count) {
    const found = await publicProfilesAfter(db, name, count)
    return found.map(({ type, user_name_key: key }) => ({ key: key ?? '', path: publicPath(type, key ?? '') }))
  },
})

/** Makes a listing in the order of ids. It finds the first key of each page by reading the whole list. */
const byId = (name: string, after: Listing['after']): Listing => ({
  name,
  isKey: (text) => /^[\w:-]{0,64}$/.test(text),
  async starts(size) {
    const found: string[] = []
    for (
      let last: string | undefined = '';
      last !== undefined && (await after(last, 1)).length > 0;
      last = (await after(last, size))[size - 1]?.key
    )
      found.push(last)
    return found
  },
  after,
})

/** Lists public programs; none while programs are switched off (X-17). */
export const programListing = ({ programs, flags }: Pick<Services, 'programs' | 'flags'>): Listing =>
  byId('programs', async (id, count) =>
    flags.isOn('program') ? (await programs.lists.listedAfter(id, count)).map((key) => ({ key, path: programPath(key) })) : [],
  )

/** Lists discoverable groups; other groups are in no list (G-03). */
export const groupListing = (db: Database): Listing =>
  byId('groups', async (after, count) =>
    (await discoverableGroupsAfter(db, after, count)).map(({ id, userName }) => ({ key: id, path: groupPath(userName) })),
  )

/** `GET /sitemap.xml` names the lists. Each is `GET /sitemap/<name>.xml?after=…` with up to ten thousand addresses. */
export function sitemaps({
  listings,
  clock,
  publicUrl,
  admit,
  page = sizes.page,
}: {
  listings: readonly Listing[]
  clock: Clock
  publicUrl: string
  /** Returns null, or the seconds until the caller may read another list. */
  admit(c: HttpContext): Promise<number | null>
  page?: number
}) {
  let pages: { at: number; addresses: Promise<string[]> } | null = null

  const addressesOf = async ({ name, starts }: Listing) =>
    (await starts(page)).map((after) => `${publicUrl}/sitemap/${name}.xml${after === '' ? '' : `?after=${after}`}`)

  async function index(): Promise<Response> {
    const now = clock.now()
    if (!pages || now - pages.at > sizes.cachedFor || now < pages.at) {
      const addresses = Promise.all(listings.map(addressesOf)).then((all) => all.flat())
      pages = { at: now, addresses }
      addresses.catch(() => (pages = null))
    }
    const list = (await pages.addresses).map((address) => `<sitemap><loc>${escapeHtml(address)}</loc></sitemap>`).join('\n')
    return new Response(`${opening}<sitemapindex ${schema}>\n${list}\n</sitemapindex>\n`, { headers })
  }

  async function* lines({ after }: Listing, start: string): AsyncGenerator<string, undefined> {
    yield `${opening}<urlset ${schema}>\n`
    let [last, left] = [start, page]
    while (left > 0) {
      const count = Math.min(sizes.read, left)
      const found = await after(last, count)
      yield found.map(({ path }) => `<url><loc>${escapeHtml(publicUrl + path)}</loc></url>\n`).join('')
      if (found.length < count) break
      last = found.at(-1)?.key ?? ''
      left -= count
    }
    yield '</urlset>\n'
  }

  /** Streams the list while reading it, so that a slow caller holds only a few hundred addresses in memory. */
  const list =
    (listing: Listing) =>
    async (c: HttpContext): Promise<Response> => {
      const after = c.req.query('after') ?? ''
      if (!listing.isKey(after)) return notFound()
      const retryAfter = await admit(c)
      if (retryAfter !== null) return refusal(429, { code: 'RATE_LIMITED', params: { retryAfter } }, { 'retry-after': String(retryAfter) })
      const encoder = new TextEncoder()
      const source = lines(listing, after)
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

  return { index, lists: listings.map((listing) => ({ path: `/sitemap/${listing.name}.xml`, answer: list(listing) })) }
}

/** Paths for members or machines only, not for search engines. Pictures and share pictures are for link previews. */
const notForRobots = [
  '/user/',
  '/admin',
  '/demo/',
  '/events',
  '/shops/',
  '/webhooks/',
  '/api/',
  '/media-kits/',
  '/settings/',
  '/programs/',
  '/groups/create',
  '/groups/edit/',
  '/groups/my/',
  '/my-programs',
  '/discover',
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
