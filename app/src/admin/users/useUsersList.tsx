import { FormattedMessage, useIntl } from 'react-intl'
import { groupedPhone } from '@wasla/contract/session/grouped-phone.ts'
import { readProfileSummaries } from '@wasla/contract/admin/profile-summary.ts'
import { profileStatuses, profileTypes, type ProfileStatus, type ProfileType } from '@wasla/contract/profiles/types.ts'
import { Avatar } from '@wasla/design-system/components/Avatar'
import { KindBadge } from '@wasla/design-system/components/Badge/KindBadge.tsx'
import type { TableColumn } from '@wasla/design-system/components/Table'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Inline } from '@wasla/design-system/primitives/Inline'
import { accentOf } from '#shell/accents.ts'
import type { ListDescription } from '../lists/description.ts'
import { useStatusFilter } from '../lists/useStatusFilter.ts'
import type { ListShape } from '../lists/list-state.ts'
import { MobileNumber } from '../lists/MobileNumber.tsx'
import { TwoLines } from '../lists/TwoLines.tsx'
import { Whole } from '../lists/Whole.tsx'
import { AccessBadges } from './AccessBadges.tsx'
import { ProfileStatusBadge } from './ProfileStatusBadge.tsx'
import { AdminUsersDocument, type AdminUsersQuery, type AdminUsersQueryVariables } from './UsersScreen.generated.ts'

type Row = AdminUsersQuery['adminUsers']['data'][number]

const shape: ListShape = {
  sorts: ['createdAt', 'name'],
  defaultDirection: 'DESC',
  filters: { type: profileTypes, status: profileStatuses, access: ['open', 'suspended', 'closed'] },
}
const accessOf: Readonly<Record<string, Pick<AdminUsersQueryVariables, 'suspended' | 'closed'>>> = {
  open: { suspended: false, closed: false },
  suspended: { suspended: true },
  closed: { closed: true },
}

export function useUsersList(): ListDescription<Row, AdminUsersQuery, AdminUsersQueryVariables> {
  const intl = useIntl()
  return {
    title: 'admin.place.users',
    lead: <FormattedMessage id="admin.users.lead" />,
    shape,
    search: { label: intl.formatMessage({ id: 'admin.search.people' }) },
    filters: [
      {
        kind: 'choice',
        name: 'type',
        label: intl.formatMessage({ id: 'admin.column.type' }),
        any: intl.formatMessage({ id: 'admin.any.type' }),
        options: profileTypes.map((id) => ({ id, label: intl.formatMessage({ id: `admin.profileType.${id}` }) })),
      },
      useStatusFilter(profileStatuses, (status) => `admin.profileStatus.${status}`),
      {
        kind: 'choice',
        name: 'access',
        label: intl.formatMessage({ id: 'admin.column.access' }),
        any: intl.formatMessage({ id: 'admin.any.access' }),
        options: (['open', 'suspended', 'closed'] as const).map((id) => ({ id, label: intl.formatMessage({ id: `admin.access.${id}` }) })),
      },
    ],
    orders: [
      { field: 'createdAt', direction: 'DESC', label: intl.formatMessage({ id: 'admin.order.newest' }) },
      { field: 'createdAt', direction: 'ASC', label: intl.formatMessage({ id: 'admin.order.oldest' }) },
      { field: 'name', direction: 'ASC', label: intl.formatMessage({ id: 'admin.order.name' }) },
    ],
    columns: useColumns(),
    rowHref: ({ id }) => `/users/${id}`,
    rowMark: ({ name, profiles }) => {
      const [first] = readProfileSummaries(profiles)
      return <Avatar name={name ?? ''} accent={first && accentOf[first.type]} icon={name ? undefined : 'user'} size="small" />
    },
    rowText: ({ name, mobileNumber }) => name ?? groupedPhone(mobileNumber),
    document: AdminUsersDocument,
    variables: ({ term, filters: { type, status, access } }, pagination) => ({
      term: term || null,
      ...accessOf[access ?? ''],
      profileType: (type as ProfileType | undefined) ?? null,
      profileStatus: (status as ProfileStatus | undefined) ?? null,
      pagination,
    }),
    found: ({ adminUsers }) => adminUsers,
    result: 'admin.result.users',
    empty: { title: 'admin.users.empty', text: 'admin.users.emptyText' },
  }
}

function useColumns(): readonly TableColumn<Row>[] {
  const intl = useIntl()
  const { date } = useFormats()
  const name = (id: 'name' | 'type' | 'status' | 'created' | 'lastSeen') => intl.formatMessage({ id: `admin.column.${id}` })
  return [
    {
      id: 'name',
      name: name('name'),
      place: 'title',
      isRowHeader: true,
      isSortable: true,
      cell: (row) =>
        row.name ? (
          <TwoLines second={<MobileNumber>{row.mobileNumber}</MobileNumber>}>
            <Bidi>{row.name}</Bidi>
          </TwoLines>
        ) : (
          <MobileNumber>{row.mobileNumber}</MobileNumber>
        ),
      brief: (row) => (row.name ? <Bidi>{row.name}</Bidi> : <MobileNumber>{row.mobileNumber}</MobileNumber>),
    },
    {
      id: 'type',
      name: name('type'),
      place: 'detail',
      cell: ({ profiles }) => (
        <Inline gap="xxs">
          {typesOf(profiles).map((type) => (
            <KindBadge key={type} accent={accentOf[type]}>
              <FormattedMessage id={`admin.profileType.${type}`} />
            </KindBadge>
          ))}
        </Inline>
      ),
      brief: ({ profiles }) => intl.formatList(typesOf(profiles).map((type) => intl.formatMessage({ id: `admin.profileType.${type}` }))),
    },
    {
      id: 'status',
      name: name('status'),
      place: 'end',
      cell: (row) => <StateCell {...row} />,
      /* On a phone, active profiles have no badge. */
      brief: (row) => <StateCell {...row} isBrief />,
    },
    {
      id: 'createdAt',
      name: name('created'),
      place: 'detail',
      isSortable: true,
      cell: ({ createdAt }) => <Whole>{date(new Date(createdAt), 'day')}</Whole>,
      brief: ({ createdAt }) => date(new Date(createdAt), 'shortDay'),
    },
    {
      id: 'lastSeen',
      name: name('lastSeen'),
      cell: ({ lastSeenAt }) =>
        lastSeenAt ? <Whole>{date(new Date(lastSeenAt), 'day')}</Whole> : <FormattedMessage id="admin.users.never" />,
    },
  ]
}

const typesOf = (profiles: unknown) => [...new Set(readProfileSummaries(profiles).map(({ type }) => type))]

/** Shows the state of an account: closed or suspended with the date, otherwise each status of its profiles once. */
function StateCell({ isBrief = false, ...row }: Row & { isBrief?: boolean }) {
  const { date } = useFormats()
  const { profiles, suspendedAt, closedAt } = row
  const since = closedAt ?? suspendedAt
  if (since !== null) {
    const badges = (
      <Inline gap="xxs">
        <AccessBadges {...row} />
      </Inline>
    )
    if (isBrief) return badges
    return (
      <TwoLines second={<FormattedMessage id="admin.access.since" values={{ date: date(new Date(since), 'day') }} />}>{badges}</TwoLines>
    )
  }
  const states = new Set(readProfileSummaries(profiles).map(({ status }) => status))
  if (isBrief) states.delete('Active')
  return (
    <Inline gap="xxs">
      {[...states].map((status) => (
        <ProfileStatusBadge key={status} status={status} isBrief={isBrief} />
      ))}
    </Inline>
  )
}
