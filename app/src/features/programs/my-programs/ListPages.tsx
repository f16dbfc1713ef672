import { FormattedMessage } from 'react-intl'
import { Pagination } from '@wasla/design-system/components/Pagination'
import { pageCount, rangeOf } from '@wasla/design-system/components/Pagination/paginate.ts'
import { myProgramsAddress, type MyProgramsList } from './my-programs-address.ts'

/** Number of programs per page. */
export const pageSize = 12

/** Returns the page as the `pagination` of a query. */
export const sliceOf = (page: number) => ({ limit: pageSize, offset: pageSize * (page - 1) })

/** Pagination of a list. */
export const ListPages = ({ list, count }: { list: MyProgramsList; count: number }) => (
  <Pagination
    page={list.page}
    pages={pageCount(count, pageSize)}
    hrefFor={(page) => myProgramsAddress({ ...list, page })}
    summary={<FormattedMessage id="programs.discover.range" values={{ ...rangeOf(list.page, pageSize, count), count }} />}
  />
)
