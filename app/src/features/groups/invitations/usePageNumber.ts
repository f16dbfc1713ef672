import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { clampPage, pageCount } from '@wasla/design-system/components/Pagination/paginate.ts'
import { pageFrom } from '#shared/list/page-in-address.ts'
import { useAddressQuery } from '#shell/useAddress.ts'

/** Invitations and requests on a page (S1 §9). */
export const pageSize = 5

/** The page of a list, in the address. `settle` leads to the last page there is, where the one requested for is gone. */
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

/** Leads to the last page there is, once the one requested for is gone; `count` is undefined until it is known. */
export function useLastPage({ page, goTo }: Pick<ReturnType<typeof usePageNumber>, 'page' | 'goTo'>, count: number | undefined): void {
  useEffect(() => {
    if (count === undefined) return
    const last = clampPage(page, pageCount(count, pageSize))
    if (last !== page) goTo(last)
  })
}
