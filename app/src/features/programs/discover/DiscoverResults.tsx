import { FormattedMessage } from 'react-intl'
import { Empty } from '@wasla/design-system/components/Empty'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { Pagination } from '@wasla/design-system/components/Pagination'
import { pageCount, rangeOf } from '@wasla/design-system/components/Pagination/paginate.ts'
import { ProgramGridSkeleton } from '#shared/programs/card/ProgramCardSkeleton.tsx'
import { ProgramGrid } from '#shared/programs/card/ProgramGrid.tsx'
import { ProgramList } from '#shared/programs/card/ProgramList.tsx'
import type { DiscoverProgramsQuery } from './discover.generated.ts'
import { discoverAddress, discoverPageSize, discoverPath, isNarrowed, type DiscoverList } from './discover-address.ts'
import * as styles from './Discover.css.ts'

type DiscoverResultsProps = {
  list: DiscoverList
  /** The page of programs; null until the first response. */
  page: DiscoverProgramsQuery['programs'] | null
  isLoading: boolean
  failure: { retry: () => void; isRetrying: boolean } | null
}

/** One page of Discover's results, or the reason why it is empty. */
export function DiscoverResults({ list, page, isLoading, failure }: DiscoverResultsProps) {
  if (failure && !isLoading)
    return (
      <ErrorState
        level={2}
        title={<FormattedMessage id="programs.discover.failed" />}
        onRetry={failure.retry}
        isRetrying={failure.isRetrying}
      />
    )
  if (!page) return <ProgramGridSkeleton count={discoverPageSize} />
  if (page.count === 0) return <Nothing isNarrow={isNarrowed(list)} />
  return (
    <div className={styles.results} aria-busy={isLoading}>
      {list.view === 'list' ? <ProgramList programs={page.data} /> : <ProgramGrid programs={page.data} level={2} />}
      <Pagination
        page={list.page}
        pages={pageCount(page.count, discoverPageSize)}
        hrefFor={(to) => discoverAddress({ ...list, page: to })}
        summary={
          <FormattedMessage
            id="programs.discover.range"
            values={{ ...rangeOf(list.page, discoverPageSize, page.count), count: page.count }}
          />
        }
      />
    </div>
  )
}

const Nothing = ({ isNarrow }: { isNarrow: boolean }) =>
  isNarrow ? (
    <Empty
      level={2}
      title={<FormattedMessage id="programs.discover.noneFound" />}
      action={
        <LinkButton href={discoverPath}>
          <FormattedMessage id="programs.discover.showAll" />
        </LinkButton>
      }
    >
      <FormattedMessage id="programs.discover.noneFoundText" />
    </Empty>
  ) : (
    <Empty level={2} title={<FormattedMessage id="programs.discover.none" />}>
      <FormattedMessage id="programs.discover.noneText" />
    </Empty>
  )
