import { useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { groupedPhone } from '@wasla/contract/session/grouped-phone.ts'
import { readProfileSummaries } from '@wasla/contract/admin/records.ts'
import { profileStatuses, profileTypes, type ProfileStatus, type ProfileType } from '@wasla/contract/profiles/types.ts'
import { Badge } from '@wasla/design-system/components/Badge'
import type { TableColumn } from '@wasla/design-system/components/Table'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import { Inline } from '@wasla/design-system/primitives/Inline'
import type { ListShape } from '../lists/list-state.ts'
import { ListFilter } from '../lists/ListFilter.tsx'
import { NothingFound } from '../lists/NothingFound.tsx'
import { ListPage } from '../lists/ListPage.tsx'
import { ListSearch } from '../lists/ListSearch.tsx'
import { useList } from '../lists/useList.ts'
import { Whole } from '../lists/Whole.tsx'
import { ProfileStatusBadge } from './ProfileStatusBadge.tsx'
import { AdminUsersDocument, type AdminUsersQuery } from './UsersScreen.generated.ts'

type Row = AdminUsersQuery['adminUsers']['data'][number]

const shape: ListShape = {
  sorts: ['createdAt', 'name'],
  unasked: 'DESC',
  filters: { type: profileTypes, status: profileStatuses, access: ['suspended', 'open'] },
}
const suspendedOf: Readonly<Record<string, boolean>> = { suspended: true, open: false }

/** Everybody with an account, found by number, name or user name in either script. */
export function UsersScreen() {
  const intl = useIntl()
  const list = useList(shape)
  const { type, status, access } = list.state.filters
  const { data, previousData, loading, refetch } = useQuery(AdminUsersDocument, {
    variables: {
      term: list.state.term || null,
      suspended: suspendedOf[access ?? ''] ?? null,
      profileType: (type as ProfileType | undefined) ?? null,
      profileStatus: (status as ProfileStatus | undefined) ?? null,
      pagination: list.pagination,
    },
    context: { errors: 'mine' },
    fetchPolicy: 'cache-and-network',
  })
  const everything = intl.formatMessage({ id: 'admin.filter.all' })
  return (
    <ListPage<Row>
      title="admin.place.users"
      lead={<FormattedMessage id="admin.users.lead" />}
      label={intl.formatMessage({ id: 'admin.place.users' })}
      list={list}
      found={(data ?? previousData)?.adminUsers ?? null}
      isLoading={loading}
      onRetry={() => void refetch().catch(() => undefined)}
      columns={useColumns()}
      rowHref={({ id }) => `/users/${id}`}
      rowText={({ name, mobileNumber }) => name ?? groupedPhone(mobileNumber)}
      tools={
        <>
          <ListSearch list={list} label={intl.formatMessage({ id: 'admin.search.people' })} />
          <ListFilter
            list={list}
            name="type"
            label={intl.formatMessage({ id: 'admin.column.type' })}
            everything={everything}
            options={profileTypes.map((id) => ({ id, label: intl.formatMessage({ id: `admin.profileType.${id}` }) }))}
          />
          <ListFilter
            list={list}
            name="status"
            label={intl.formatMessage({ id: 'admin.column.status' })}
            everything={everything}
            options={profileStatuses.map((id) => ({ id, label: intl.formatMessage({ id: `admin.profileStatus.${id}` }) }))}
          />
          <ListFilter
            list={list}
            name="access"
            label={intl.formatMessage({ id: 'admin.column.access' })}
            everything={everything}
            options={(['open', 'suspended'] as const).map((id) => ({ id, label: intl.formatMessage({ id: `admin.access.${id}` }) }))}
          />
        </>
      }
      empty={
        <NothingFound list={list} title={<FormattedMessage id="admin.users.empty" />}>
          <FormattedMessage id="admin.users.emptyText" />
        </NothingFound>
      }
    />
  )
}

function useColumns(): readonly TableColumn<Row>[] {
  const intl = useIntl()
  const { date } = useFormats()
  const name = (id: 'name' | 'number' | 'profiles' | 'access' | 'created' | 'lastSeen') => intl.formatMessage({ id: `admin.column.${id}` })
  return [
    { id: 'name', name: name('name'), isRowHeader: true, isSortable: true, cell: (row) => (row.name ? <Bidi>{row.name}</Bidi> : '—') },
    {
      id: 'number',
      name: name('number'),
      cell: ({ mobileNumber }) => (
        <Whole>
          <Ltr>{groupedPhone(mobileNumber)}</Ltr>
        </Whole>
      ),
    },
    {
      id: 'profiles',
      name: name('profiles'),
      cell: ({ profiles }) => (
        <Inline gap="xs">
          {readProfileSummaries(profiles).map(({ id, type, status }) => (
            <Inline key={id} gap="xxs">
              <FormattedMessage id={`admin.profileType.${type}`} />
              <ProfileStatusBadge status={status} />
            </Inline>
          ))}
        </Inline>
      ),
    },
    {
      id: 'access',
      name: name('access'),
      cell: ({ isSuspended }) => (
        <Badge tone={isSuspended ? 'danger' : 'neutral'}>
          <FormattedMessage id={`admin.access.${isSuspended ? 'suspended' : 'open'}`} />
        </Badge>
      ),
    },
    {
      id: 'createdAt',
      name: name('created'),
      isSortable: true,
      cell: ({ createdAt }) => <Whole>{date(new Date(createdAt), 'moment')}</Whole>,
    },
    {
      id: 'lastSeen',
      name: name('lastSeen'),
      cell: ({ lastSeenAt }) =>
        lastSeenAt ? <Whole>{date(new Date(lastSeenAt), 'moment')}</Whole> : <FormattedMessage id="admin.users.never" />,
    },
  ]
}
