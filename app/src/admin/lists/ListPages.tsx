import { FormattedMessage } from 'react-intl'
import { Pagination } from '@wasla/design-system/components/Pagination'
import { pageCount, rangeOf } from '@wasla/design-system/components/Pagination/paginate.ts'
import { rowsOnPage } from './list-state.ts'

type ListPagesProps = { page: number; count: number; hrefFor: (page: number) => string }

/** Pagination of a list, with the range of the rows shown. */
export function ListPages({ page, count, hrefFor }: ListPagesProps) {
  const { from, to } = rangeOf(page, rowsOnPage, count)
  return (
    <Pagination
      page={page}
      pages={pageCount(count, rowsOnPage)}
      hrefFor={hrefFor}
      summary={<FormattedMessage id="admin.range" values={{ from, to, count }} />}
    />
  )
}
