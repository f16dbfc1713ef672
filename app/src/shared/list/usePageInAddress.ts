import { useAddressQuery } from '#shell/useAddress.ts'
import { pageFrom } from './page-in-address.ts'

const name = 'page'

/** Reads the page number of a list from the address. Builds the address of each page, and can replace the current page. */
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
    /** Replaces the page number in the address without a new history entry. */
    goTo: (page: number) => changeQuery((current) => withPage(current, page), { replace: true }),
  }
}
