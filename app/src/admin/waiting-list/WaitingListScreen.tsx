import { useState } from 'react'
import { useMutation, useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router'
import { groupedPhone } from '@wasla/contract/session/grouped-phone.ts'
import { adminMay } from '@wasla/contract/admin/policy.ts'
import { profileTypes, type ProfileType } from '@wasla/contract/profiles/types.ts'
import { Button } from '@wasla/design-system/components/Button'
import type { TableColumn } from '@wasla/design-system/components/Table'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import { useUrlDialog } from '#shell/useUrlDialog.ts'
import { sayDone } from '../form/said.tsx'
import type { ListShape } from '../lists/list-state.ts'
import { ListFilter } from '../lists/ListFilter.tsx'
import { NothingFound } from '../lists/NothingFound.tsx'
import { ListPage } from '../lists/ListPage.tsx'
import { ListSearch } from '../lists/ListSearch.tsx'
import { useList } from '../lists/useList.ts'
import { Whole } from '../lists/Whole.tsx'
import { useAdmin } from '../shell/AdminRoot.tsx'
import { AdmitNextDialog } from './AdmitNextDialog.tsx'
import { chosenIds, type Chosen } from './chosen.ts'
import { AdminAdmitWaitingListDocument, AdminWaitingListDocument, type AdminWaitingListQuery } from './WaitingListScreen.generated.ts'

type Row = AdminWaitingListQuery['adminWaitingList']['data'][number]

const shape: ListShape = { sorts: ['position', 'joinedAt'], unasked: 'ASC', filters: { role: profileTypes } }
const nobody: Chosen = new Set()

/** Who waits, in line; people are let in by choosing them or by their turn (C-10). */
export function WaitingListScreen() {
  const intl = useIntl()
  const list = useList(shape)
  const { search } = useLocation()
  const mayAdmit = adminMay(useAdmin().role, 'waitingList.admit')
  const next = useUrlDialog('admit-next')
  /* What was chosen on another page, or by another search, is out of sight and no longer chosen. */
  const [choice, setChoice] = useState({ of: search, chosen: nobody })
  const chosen = choice.of === search ? choice.chosen : nobody

  const { data, previousData, loading, refetch } = useQuery(AdminWaitingListDocument, {
    variables: {
      term: list.state.term || null,
      role: (list.state.filters['role'] as ProfileType | undefined) ?? null,
      pagination: list.pagination,
    },
    context: { errors: 'mine' },
    fetchPolicy: 'cache-and-network',
  })
  const found = (data ?? previousData)?.adminWaitingList ?? null
  const ids = chosenIds(chosen, found?.data ?? [])
  const [admit, { loading: isAdmitting }] = useMutation(AdminAdmitWaitingListDocument, {
    refetchQueries: [AdminWaitingListDocument],
    awaitRefetchQueries: true,
  })

  const admitChosen = async () => {
    const count = ids.length
    const done = await admit({ variables: { entryIds: ids } }).catch(() => null)
    if (!done) return
    setChoice({ of: search, chosen: nobody })
    sayDone({ id: 'admin.waitingList.admitted', values: { count } })
  }

  return (
    <>
      <ListPage<Row>
        title="admin.place.waitingList"
        lead={<FormattedMessage id="admin.waitingList.lead" />}
        label={intl.formatMessage({ id: 'admin.place.waitingList' })}
        list={list}
        found={found}
        isLoading={loading}
        onRetry={() => void refetch().catch(() => undefined)}
        columns={useColumns()}
        selectionMode={mayAdmit ? 'multiple' : 'none'}
        selected={chosen}
        onSelect={(now) => setChoice({ of: search, chosen: now })}
        rowText={({ mobileNumber, name }) => name ?? mobileNumber}
        tools={
          <>
            <ListSearch list={list} label={intl.formatMessage({ id: 'admin.search.people' })} />
            <ListFilter
              list={list}
              name="role"
              label={intl.formatMessage({ id: 'admin.column.role' })}
              everything={intl.formatMessage({ id: 'admin.filter.all' })}
              options={profileTypes.map((id) => ({ id, label: intl.formatMessage({ id: `admin.profileType.${id}` }) }))}
            />
          </>
        }
        actions={
          mayAdmit && (
            <>
              <Button onPress={next.open}>
                <FormattedMessage id="admin.waitingList.admitNext" />
              </Button>
              <Button variant="primary" isDisabled={ids.length === 0} isPending={isAdmitting} onPress={() => void admitChosen()}>
                <FormattedMessage id="admin.waitingList.admit" values={{ count: ids.length }} />
              </Button>
            </>
          )
        }
        empty={
          <NothingFound list={list} title={<FormattedMessage id="admin.waitingList.empty" />}>
            <FormattedMessage id="admin.waitingList.emptyText" />
          </NothingFound>
        }
      />
      {mayAdmit && next.isOpen && <AdmitNextDialog onClose={next.close} />}
    </>
  )
}

function useColumns(): readonly TableColumn<Row>[] {
  const intl = useIntl()
  const { number, date } = useFormats()
  const name = (id: 'position' | 'number' | 'name' | 'role' | 'followers' | 'invitations' | 'joined') =>
    intl.formatMessage({ id: `admin.column.${id}` })
  return [
    { id: 'position', name: name('position'), isNumber: true, isSortable: true, cell: ({ position }) => number(position) },
    {
      id: 'number',
      name: name('number'),
      isRowHeader: true,
      cell: ({ mobileNumber }) => (
        <Whole>
          <Ltr>{groupedPhone(mobileNumber)}</Ltr>
        </Whole>
      ),
    },
    { id: 'name', name: name('name'), cell: (row) => (row.name ? <Bidi>{row.name}</Bidi> : '—') },
    {
      id: 'role',
      name: name('role'),
      cell: ({ role }) =>
        role ? (
          <Whole>
            <FormattedMessage id={`admin.profileType.${role}`} />
          </Whole>
        ) : (
          '—'
        ),
    },
    { id: 'followers', name: name('followers'), isNumber: true, cell: ({ followers }) => number(followers) },
    { id: 'invitations', name: name('invitations'), isNumber: true, cell: ({ acceptedInvitations }) => number(acceptedInvitations) },
    { id: 'joinedAt', name: name('joined'), isSortable: true, cell: ({ joinedAt }) => <Whole>{date(new Date(joinedAt), 'moment')}</Whole> },
  ]
}
