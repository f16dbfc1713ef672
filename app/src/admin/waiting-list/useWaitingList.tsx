import { FormattedMessage, useIntl } from 'react-intl'
import { groupedPhone } from '@wasla/contract/session/grouped-phone.ts'
import { profileTypes, type ProfileType } from '@wasla/contract/profiles/types.ts'
import { KindBadge } from '@wasla/design-system/components/Badge/KindBadge.tsx'
import type { TableColumn } from '@wasla/design-system/components/Table'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { accentOf } from '#shell/accents.ts'
import type { ListDescription } from '../lists/description.ts'
import type { ListShape } from '../lists/list-state.ts'
import { MobileNumber } from '../lists/MobileNumber.tsx'
import { TwoLines } from '../lists/TwoLines.tsx'
import { Whole } from '../lists/Whole.tsx'
import { AdminWaitingListDocument, type AdminWaitingListQuery, type AdminWaitingListQueryVariables } from './WaitingListScreen.generated.ts'

export type WaitingRow = AdminWaitingListQuery['adminWaitingList']['data'][number]

const shape: ListShape = { sorts: ['position', 'joinedAt'], defaultDirection: 'ASC', filters: { role: profileTypes } }

export function useWaitingList(): ListDescription<WaitingRow, AdminWaitingListQuery, AdminWaitingListQueryVariables> {
  const intl = useIntl()
  return {
    title: 'admin.place.waitingList',
    lead: <FormattedMessage id="admin.waitingList.lead" />,
    shape,
    search: { label: intl.formatMessage({ id: 'admin.search.people' }) },
    filters: [
      {
        kind: 'choice',
        name: 'role',
        label: intl.formatMessage({ id: 'admin.column.type' }),
        any: intl.formatMessage({ id: 'admin.any.type' }),
        options: profileTypes.map((id) => ({ id, label: intl.formatMessage({ id: `admin.profileType.${id}` }) })),
      },
    ],
    orders: [
      { field: 'position', direction: 'ASC', label: intl.formatMessage({ id: 'admin.order.position' }) },
      { field: 'joinedAt', direction: 'DESC', label: intl.formatMessage({ id: 'admin.order.newest' }) },
      { field: 'joinedAt', direction: 'ASC', label: intl.formatMessage({ id: 'admin.order.oldest' }) },
    ],
    columns: useColumns(),
    rowText: ({ mobileNumber, name }) => name ?? groupedPhone(mobileNumber),
    document: AdminWaitingListDocument,
    variables: ({ term, filters }, pagination) => ({
      term: term || null,
      role: (filters['role'] as ProfileType | undefined) ?? null,
      pagination,
    }),
    found: ({ adminWaitingList }) => adminWaitingList,
    result: 'admin.result.people',
    empty: { title: 'admin.waitingList.empty', text: 'admin.waitingList.emptyText' },
  }
}

function useColumns(): readonly TableColumn<WaitingRow>[] {
  const intl = useIntl()
  const { number, compact, date } = useFormats()
  const name = (id: 'position' | 'name' | 'type' | 'followers' | 'invitations' | 'joined') =>
    intl.formatMessage({ id: `admin.column.${id}` })
  const called = (row: WaitingRow) => (row.name ? <Bidi>{row.name}</Bidi> : <MobileNumber>{row.mobileNumber}</MobileNumber>)
  return [
    { id: 'position', name: name('position'), place: 'titleEnd', isSortable: true, cell: ({ position }) => number(position) },
    {
      id: 'name',
      name: name('name'),
      place: 'title',
      isRowHeader: true,
      cell: (row) => (row.name ? <TwoLines second={<MobileNumber>{row.mobileNumber}</MobileNumber>}>{called(row)}</TwoLines> : called(row)),
      brief: called,
    },
    {
      id: 'type',
      name: name('type'),
      place: 'detail',
      cell: ({ role }) =>
        role ? (
          <KindBadge accent={accentOf[role]}>
            <FormattedMessage id={`admin.profileType.${role}`} />
          </KindBadge>
        ) : (
          <FormattedMessage id="admin.waitingList.noType" />
        ),
      brief: ({ role }) => <FormattedMessage id={role ? `admin.profileType.${role}` : 'admin.waitingList.noType'} />,
    },
    {
      id: 'followers',
      name: name('followers'),
      place: 'detail',
      isNumber: true,
      cell: (row) => number(row.followers),
      brief: (row) => <FormattedMessage id="admin.waitingList.followers" values={{ short: compact(row.followers) }} />,
    },
    { id: 'invitations', name: name('invitations'), isNumber: true, cell: ({ acceptedInvitations }) => number(acceptedInvitations) },
    {
      id: 'joinedAt',
      name: name('joined'),
      place: 'detail',
      isSortable: true,
      cell: ({ joinedAt }) => <Whole>{date(new Date(joinedAt), 'day')}</Whole>,
      brief: ({ joinedAt }) => date(new Date(joinedAt), 'shortDay'),
    },
  ]
}
