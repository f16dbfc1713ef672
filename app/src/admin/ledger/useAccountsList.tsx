import { FormattedMessage, useIntl } from 'react-intl'
import type { TableColumn } from '@wasla/design-system/components/Table'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Ltr } from '@wasla/design-system/primitives/Bidi'
import type { ListDescription } from '../lists/description.ts'
import type { ListShape } from '../lists/list-state.ts'
import { TwoLines } from '../lists/TwoLines.tsx'
import { AccountTitle } from '../money/AccountTitle.tsx'
import { Figures } from '../money/Figures.tsx'
import { AmountAtEnd } from '../money/AmountAtEnd.tsx'
import { accountHref } from '../money/Entries.tsx'
import { LedgerStateLine } from './LedgerStateLine.tsx'
import {
  AdminLedgerAccountsDocument,
  type AdminLedgerAccountsQuery,
  type AdminLedgerAccountsQueryVariables,
} from './LedgerScreen.generated.ts'

type Row = AdminLedgerAccountsQuery['adminLedgerAccounts']['data'][number]

const shape: ListShape = { sorts: ['id'], defaultDirection: 'ASC', filters: {} }

export function useAccountsList(): ListDescription<Row, AdminLedgerAccountsQuery, AdminLedgerAccountsQueryVariables> {
  const intl = useIntl()
  return {
    title: 'admin.place.ledger',
    lead: <LedgerStateLine />,
    shape,
    search: { label: intl.formatMessage({ id: 'admin.search.accounts' }) },
    filters: [],
    orders: [],
    columns: useColumns(),
    rowHref: ({ id }) => accountHref(id),
    rowText: ({ id, profileName, programName }) => profileName ?? programName ?? id,
    document: AdminLedgerAccountsDocument,
    variables: ({ term }, { limit, offset }) => ({ term: term || null, pagination: { limit, offset } }),
    found: ({ adminLedgerAccounts }) => adminLedgerAccounts,
    result: 'admin.result.accounts',
    empty: { title: 'admin.ledger.empty', text: 'admin.ledger.emptyText' },
  }
}

function useColumns(): readonly TableColumn<Row>[] {
  const intl = useIntl()
  const { number } = useFormats()
  const name = (id: 'account' | 'accountKind' | 'entries' | 'balanceSar') => intl.formatMessage({ id: `admin.column.${id}` })
  return [
    {
      id: 'account',
      name: name('account'),
      place: 'title',
      isRowHeader: true,
      cell: ({ id, profileName, programName }) => (
        <TwoLines second={<Ltr>{id}</Ltr>}>
          <AccountTitle id={id} owner={profileName ?? programName} />
        </TwoLines>
      ),
      brief: ({ id, profileName, programName }) => <AccountTitle id={id} owner={profileName ?? programName} />,
    },
    {
      id: 'kind',
      name: name('accountKind'),
      place: 'detail',
      cell: ({ kind }) => <FormattedMessage id={`admin.accountKind.${kind}`} />,
    },
    {
      id: 'entries',
      name: name('entries'),
      place: 'detail',
      isNumber: true,
      cell: ({ entries }) => number(entries),
      brief: ({ entries }) => <FormattedMessage id="admin.ledger.entryCount" values={{ count: entries }} />,
    },
    {
      id: 'balance',
      name: name('balanceSar'),
      place: 'titleEnd',
      isNumber: true,
      cell: ({ balance }) => <Figures halalas={balance} />,
      brief: ({ balance }) => <AmountAtEnd halalas={balance} />,
    },
  ]
}
