import { useSearchParams } from 'react-router'
import { pageFrom } from './page-in-address.ts'

const name = 'page'

/** The page of a list as the address holds it, an address for each page, and a way to correct the one at hand. */
export function usePageInAddress() {
  const [query, setQuery] = useSearchParams()
  const withPage = (page: number): URLSearchParams => {
    const next = new URLSearchParams(query)
    if (page === 1) next.delete(name)
    else next.set(name, String(page))
    return next
  }
  return {
    page: pageFrom(query.get(name)),
    hrefFor: (page: number) => `?${withPage(page).toString()}`,
    /** Replaces the page in the address: nothing is added to the history. */
    goTo: (page: number) => setQuery(withPage(page), { replace: true }),
  }
}
