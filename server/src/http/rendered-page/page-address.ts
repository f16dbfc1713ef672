import { languages, readLanguage, type Language } from '@wasla/contract/platform/language.ts'

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
const shownParameters = ['dialog', 'lang', 'metric', 'page', 'platform', 'range'] as const
/** Longest value of a parameter. */
const longest = 64

function shownQuery(all: URLSearchParams): string {
  const shown = new URLSearchParams()
  for (const name of shownParameters) {
    const value = all.get(name)
    if (value !== null && value.length <= longest) shown.set(name, value)
  }
  return shown.size === 0 ? '' : `?${shown.toString()}`
}

/** Reads the address of a page. `search` is the query without `?`. */
export function pageAddress(path: string, search: string, acceptLanguage: string | undefined): PageAddress {
  if (search === '') {
    const language = readLanguage(acceptLanguage)
    return { path, query: '', language, request: null, key: `${language} ${path}` }
  }
  const all = new URLSearchParams(search)
  const request = languages.find((one) => one === all.get('lang')) ?? null
  const language = request ?? readLanguage(acceptLanguage)
  const query = shownQuery(all)
  return { path, query, language, request, key: `${language} ${path}${query}` }
}
