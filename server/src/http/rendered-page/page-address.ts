import { languages, readLanguage, type Language } from '@wasla/contract/platform/language.ts'
import type { HttpContext } from '../../graphql/endpoint.ts'
import { headerOf } from '../../request/header-of.ts'

/** Address of a page, as far as it changes the page. */
export type PageAddress = {
  path: string
  /** Parameters that change what the page shows, with `?`. */
  query: string
  language: Language
  /** The language that the address names. */
  request: Language | null
  /** Key of the page: requests with the same key get the same page. */
  key: string
}

/** Parameters that change what a page shows. All others, such as those of campaigns, are left out. */
export const shownParameters: readonly string[] = ['dialog', 'lang', 'metric', 'page', 'platform', 'range']
/** Longest value of a parameter. */
const longest = 64

/** Returns the parameters of a query that have one of these names, with `?`. */
function namedQuery(all: URLSearchParams, names: readonly string[]): string {
  const shown = new URLSearchParams()
  for (const name of names) {
    const value = all.get(name)
    if (value !== null && value.length <= longest) shown.set(name, value)
  }
  return shown.size === 0 ? '' : `?${shown.toString()}`
}

/** Reads the address of a page. `search` is the query without `?`; `names` are the parameters that reach the page. */
export function pageAddress(
  path: string,
  search: string,
  acceptLanguage: string | undefined,
  names: readonly string[] = shownParameters,
): PageAddress {
  if (search === '') {
    const language = readLanguage(acceptLanguage)
    return { path, query: '', language, request: null, key: `${language} ${path}` }
  }
  const all = new URLSearchParams(search)
  const request = languages.find((one) => one === all.get('lang')) ?? null
  const language = request ?? readLanguage(acceptLanguage)
  const query = namedQuery(all, names)
  return { path, query, language, request, key: `${language} ${path}${query}` }
}

/** Reads the address of the page that a request is about. */
export const addressOfPage = (c: HttpContext, names: readonly string[] = shownParameters): PageAddress =>
  pageAddress(c.req.path, new URL(c.req.url).search.slice(1), headerOf(c, 'accept-language'), names)
