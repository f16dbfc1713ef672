import { useAddressQuery } from '#shell/useAddress.ts'
import { pageFrom } from './page-in-address.ts'

const name = 'page'

/** The page of a list as the address holds it, an address for each page, and a way to correct the one at hand. */
export function usePageInAddress() {
  const [query, changeQuery] = useAddressQuery()
  const withPage = (current: URLSearchParams, page: number): URLSearchParams => {
    const next = new URLSearchParams(current)
    if (page === 1) next.delete(name)
    else next.set(name, String(page))
    return next
  }
  return {
    page: pageFrom(query.get(name)),
    hrefFor: (page: number) => `?${withPage(query, page).toString()}`,
    /** Replaces the page in the address: nothing is added to the history. */
    goTo: (page: number) => changeQuery((current) => withPage(current, page), { replace: true }),
  }
}
