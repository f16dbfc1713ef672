import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { clampPage, pageCount } from '@wasla/design-system/components/Pagination/paginate.ts'
import { pageFrom } from '#shared/list/page-in-address.ts'
import { useAddressQuery } from '#shell/useAddress.ts'

/** Number of invitations and requests per page (S1 §9). */
export const pageSize = 5

/** Returns the page number of a list from the address, and functions to change it. */
export function usePageNumber() {
  const [query, changeQuery] = useAddressQuery()
  const { pathname } = useLocation()
  const withPage = (current: URLSearchParams, page: number) => {
    const changed = new URLSearchParams(current)
    if (page <= 1) changed.delete('page')
    else changed.set('page', String(page))
    return changed
  }
  const page = pageFrom(query.get('page'))
  return {
    page,
    offset: (page - 1) * pageSize,
    hrefFor(next: number) {
      const search = withPage(query, next).toString()
      return search ? `${pathname}?${search}` : pathname
    },
    goTo: (next: number) => changeQuery((current) => withPage(current, next), { replace: true, preventScrollReset: true }),
  }
}

/** Goes to the last page if the requested page no longer exists. `count` is undefined until it is loaded. */
export function useLastPage({ page, goTo }: Pick<ReturnType<typeof usePageNumber>, 'page' | 'goTo'>, count: number | undefined): void {
  useEffect(() => {
    if (count === undefined) return
    const last = clampPage(page, pageCount(count, pageSize))
    if (last !== page) goTo(last)
  })
}
