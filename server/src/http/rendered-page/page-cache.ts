import { LRUCache } from 'lru-cache'
import type { Clock } from '../../platform/clock.ts'

/** A page as it is sent. `bytes` is its size. `isCurrent` resolves to whether it would be the same if it was made now. */
export type CachedPage = { readonly bytes: number; isCurrent(): Promise<boolean> }

/**
 * Times in milliseconds. `trusted`: how long a page is sent without reading its data. `longest`: how long a page is cached, because it may say
 * how long ago something was.
 */
const lifetimes = { trusted: 1000, longest: 60_000 } as const

/** A page with the times at which it was made and its data was last read. */
type Cached<P> = { page: P; madeAt: number; checkedAt: number }

/**
 * Caches pages in memory, at most `mostBytes`, the last used ones. At most once a second the data of a page is read again; if it changed, the
 * page is made again. A change is therefore on the page after a second, in every process, whatever changed the data. Requests for a page that
 * is being made share the result.
 */
export function pageCache<P extends CachedPage>(clock: Pick<Clock, 'monotonic'>, mostBytes: number) {
  const pages = new LRUCache<string, Cached<P>>({ maxSize: mostBytes, sizeCalculation: ({ page }) => page.bytes })
  const making = new Map<string, Promise<P>>()

  async function renew(key: string, known: Cached<P> | undefined, make: () => Promise<P>): Promise<P> {
    const checkedAt = clock.monotonic()
    if (known && checkedAt - known.madeAt <= lifetimes.longest && (await known.page.isCurrent())) {
      pages.set(key, { ...known, checkedAt })
      return known.page
    }
    const page = await make()
    pages.set(key, { page, madeAt: checkedAt, checkedAt })
    return page
  }

  /** Returns the page of a key if it may be sent without reading its data. */
  function peek(key: string): P | null {
    const known = pages.get(key)
    return known && clock.monotonic() - known.checkedAt <= lifetimes.trusted ? known.page : null
  }

  /** Resolves to the page of a key; makes it if needed. */
  async function read(key: string, make: () => Promise<P>): Promise<P> {
    const known = peek(key)
    if (known) return known
    const shared = making.get(key)
    if (shared) return shared
    const page = renew(key, pages.get(key), make).finally(() => making.delete(key))
    making.set(key, page)
    return page
  }

  return { peek, read }
}
