/**
 * How the service worker answers a request. `file`: a file whose address names its content, from the cache. `app`: the page of the app, from
 * the cache while a newer one is fetched. `page`: from the network, or the page of the app if there is no network. `none`: the browser
 * requests it as usual.
 */
export type Strategy = 'file' | 'app' | 'page' | 'none'

/** The part of a request that decides. */
export type RequestFacts = { method: string; mode: RequestMode; url: string }

/** Addresses that the server answers itself, or that belong to the back office. */
const ofTheServer =
  /^\/(?:admin|api|user|events|files|covers|share|wallet\/(?:statements|invoices|transactions)|receipts|media-kits|ledger|track|t|shops|webhooks|demo|patterns|flags|config)(?:[/.?]|$)/

/** Pages that the server renders for signed-out readers. */
const rendered =
  /^\/(?:(?:profile(?:\/[\w-]+)?\/(?:influencer|networker|agent|agency|brand)|program|groups|v)\/|terms$|privacy$|$|sign-up$|verify-otp$)/

/** Pages of the app with a skeleton of their own. */
const ownPages: readonly string[] = ['/home', '/wallet', '/discover']
/** Address of the page that all other addresses of the app share. */
const sharedPage = '/settings/profile'

/** Pages of tills, and the address that all of them share. They are not stored before somebody opens one. */
const tillPage = /^\/till(?:\/|$)/
const sharedTillPage = '/till'

/** Addresses under which the pages of the app are stored. */
export const appPages: readonly string[] = [...ownPages, sharedPage]

/** Returns the address under which the page of an address of the app is stored. */
export const appPageOf = (path: string): string => (tillPage.test(path) ? sharedTillPage : ownPages.includes(path) ? path : sharedPage)

export function strategyOf({ method, mode, url }: RequestFacts, origin: string): Strategy {
  const { origin: other, pathname } = new URL(url)
  if (method !== 'GET' || other !== origin) return 'none'
  if (pathname.startsWith('/assets/')) return 'file'
  if (mode !== 'navigate' || ofTheServer.test(pathname) || /\.\w+$/.test(pathname)) return 'none'
  return rendered.test(pathname) ? 'page' : 'app'
}
