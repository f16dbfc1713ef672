import { useId } from 'react'
import { useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Navigate, useSearchParams } from 'react-router'
import { pageCount } from '@wasla/design-system/components/Pagination/paginate.ts'
import { Tabs } from '@wasla/design-system/components/Tabs'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { useGroupRoom } from '#shared/groups/useGroupRoom.ts'
import { PageHead } from '#shell/PageHead.tsx'
import { usePageTitle } from '#shell/usePageTitle.ts'
import { CreateButton } from './CreateButton.tsx'
import { FullBanner } from './FullBanner.tsx'
import { GroupCountsDocument, GroupsDocument } from './groups.generated.ts'
import { groupFilters, groupsAddress, groupsOf, groupsPageSize, readGroups, variablesOf } from './groups-address.ts'
import { GroupsResults } from './GroupsResults.tsx'
import { GroupsSearch } from './GroupsSearch.tsx'
import * as styles from './Groups.css.ts'

/** Groups that the viewer can find, owns, or has joined. Kind, search term and page are part of the address (S1 §2). */
export function GroupsScreen() {
  usePageTitle('groups.list.title')
  const intl = useIntl()
  const { number } = useFormats()
  const [query] = useSearchParams()
  const list = readGroups(query)
  const room = useGroupRoom()
  const limitId = useId()
  const { data: counts } = useQuery(GroupCountsDocument, { fetchPolicy: 'cache-and-network', context: { errors: 'mine' } })
  const { data, previousData, error, loading, refetch } = useQuery(GroupsDocument, {
    variables: variablesOf(list),
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  const pages = pageCount(data?.groups.count ?? 0, groupsPageSize)

  /* Redirects to the last page if the address names a page that no longer exists. */
  if (data && data.groups.count > 0 && list.page > pages) return <Navigate to={groupsAddress({ ...list, page: pages })} replace />

  const countOf = { ALL_GROUPS: null, CREATED: counts?.created.count ?? null, JOINED: counts?.joined.count ?? null }
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PageHead title={<FormattedMessage id="groups.list.title" />} lead={<FormattedMessage id="groups.list.lead" />} />
        <CreateButton room={room} explainedBy={limitId} />
      </div>
      {room === 'full' && <FullBanner id={limitId} mine={counts && { CREATED: counts.created.count, JOINED: counts.joined.count }} />}
      <Tabs
        label={intl.formatMessage({ id: 'groups.list.title' })}
        selected={list.filter}
        items={groupFilters.map((filter) => {
          const count = countOf[filter]
          return {
            id: filter,
            href: groupsOf(filter),
            label: <FormattedMessage id={`groups.list.tab.${filter}`} />,
            ...(count !== null && { meta: <span className={styles.count}>{number(count)}</span> }),
          }
        })}
      >
        <div className={styles.list}>
          <GroupsSearch key={list.filter} list={list} />
          <GroupsResults
            list={list}
            room={room}
            page={data?.groups ?? previousData?.groups ?? null}
            isLoading={loading && !data}
            failure={error && !data ? { error, retry: () => void refetch().catch(() => undefined), isRetrying: loading } : null}
          />
        </div>
      </Tabs>
    </div>
  )
}
