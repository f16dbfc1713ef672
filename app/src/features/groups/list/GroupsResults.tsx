import { FormattedMessage } from 'react-intl'
import { Empty } from '@wasla/design-system/components/Empty'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { Pagination } from '@wasla/design-system/components/Pagination'
import { pageCount, rangeOf } from '@wasla/design-system/components/Pagination/paginate.ts'
import { NotLoaded } from '#shell/NotLoaded.tsx'
import type { CardGroup } from '#shared/groups/card/card-group.ts'
import { GroupGrid } from '#shared/groups/card/GroupGrid.tsx'
import { GroupGridSkeleton } from '#shared/groups/card/GroupGridSkeleton.tsx'
import { newGroupPath } from '#shared/groups/group-address.ts'
import type { GroupRoom } from '#shared/groups/useGroupRoom.ts'
import { groupsAddress, groupsOf, groupsPageSize, type GroupsFilter, type GroupsList } from './groups-address.ts'
import * as styles from './Groups.css.ts'

type GroupsResultsProps = {
  list: GroupsList
  room: GroupRoom
  /** The page of groups; null until the first response. */
  page: { count: number; data: readonly CardGroup[] } | null
  isLoading: boolean
  failure: { error: unknown; retry: () => void; isRetrying: boolean } | null
}

/** One page of groups, or the reason why it is empty. */
export function GroupsResults({ list, room, page, isLoading, failure }: GroupsResultsProps) {
  if (failure && !isLoading)
    return (
      <NotLoaded
        error={failure.error}
        level={2}
        title={<FormattedMessage id="groups.list.failed" />}
        onRetry={failure.retry}
        isRetrying={failure.isRetrying}
      />
    )
  if (!page) return <GroupGridSkeleton count={groupsPageSize} />
  if (page.count === 0) return list.term.trim() === '' ? <None filter={list.filter} room={room} /> : <NotFound filter={list.filter} />
  return (
    <div className={styles.results} aria-busy={isLoading}>
      <GroupGrid groups={page.data} level={2} />
      <Pagination
        page={list.page}
        pages={pageCount(page.count, groupsPageSize)}
        hrefFor={(to) => groupsAddress({ ...list, page: to })}
        summary={
          <FormattedMessage id="groups.list.range" values={{ ...rangeOf(list.page, groupsPageSize, page.count), count: page.count }} />
        }
      />
    </div>
  )
}

const NotFound = ({ filter }: { filter: GroupsFilter }) => (
  <Empty
    level={2}
    title={<FormattedMessage id="groups.list.noneFound" />}
    action={
      <LinkButton href={groupsOf(filter)}>
        <FormattedMessage id="groups.list.showAll" />
      </LinkButton>
    }
  >
    <FormattedMessage id="groups.list.noneFoundText" />
  </Empty>
)

/** Shown if a list without a search term is empty. Says what the list would contain, and offers the next step. */
function None({ filter, room }: { filter: GroupsFilter; room: GroupRoom }) {
  const isForJoining = filter === 'JOINED'
  const action = isForJoining ? (
    <LinkButton href={groupsOf('ALL_GROUPS')} iconStart="compass">
      <FormattedMessage id="groups.list.find" />
    </LinkButton>
  ) : room === 'full' ? undefined : (
    <LinkButton href={newGroupPath} iconStart="plus">
      <FormattedMessage id="groups.list.create" />
    </LinkButton>
  )
  return (
    <Empty level={2} title={<FormattedMessage id={`groups.list.none.${filter}`} />} action={action}>
      <FormattedMessage id={`groups.list.noneText.${filter}`} />
    </Empty>
  )
}
