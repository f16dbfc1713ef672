import { FormattedMessage } from 'react-intl'
import { Pagination } from '@wasla/design-system/components/Pagination'
import { clampPage, pageCount, rangeOf } from '@wasla/design-system/components/Pagination/paginate.ts'
import { pageSize } from './people-list.ts'

type PeoplePagesProps = {
  message: 'participations.applicants.range' | 'participations.participants.range'
  page: number
  count: number
  hrefFor: (page: number) => string
}

/** Pagination of a list, with the range that is shown. */
export function PeoplePages({ message, page, count, hrefFor }: PeoplePagesProps) {
  const pages = pageCount(count, pageSize)
  const { from, to } = rangeOf(clampPage(page, pages), pageSize, count)
  return <Pagination page={page} pages={pages} hrefFor={hrefFor} summary={<FormattedMessage id={message} values={{ from, to, count }} />} />
}
