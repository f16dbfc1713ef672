import { useIntl } from 'react-intl'
import { Avatar } from '@wasla/design-system/components/Avatar'
import type { TableColumn } from '@wasla/design-system/components/Table'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import { TwoLines } from '../lists/TwoLines.tsx'
import { AmountAtEnd } from '../money/AmountAtEnd.tsx'
import { AmountInColumn } from '../money/AmountInColumn.tsx'
import { Approvals } from './Approvals.tsx'
import { BriefFlags, Flags } from './Flags.tsx'
import { StatusBadge, StatusWord } from './StatusBadge.tsx'
import { When, WhenDay } from './When.tsx'
import { ibanEnd, isOpen, type WithdrawalRow } from './withdrawal-row.ts'
import * as styles from './Queue.css.ts'

/**
 * Columns of the queue. On phones, the first line of a row has the person and the amount. Below are the day, the first flag or the bank,
 * and the approvals.
 */
export function useWithdrawalColumns(): readonly TableColumn<WithdrawalRow>[] {
  const intl = useIntl()
  const name = (id: 'when' | 'to' | 'bankAccount' | 'flags' | 'approvals' | 'bankReceives') =>
    intl.formatMessage({ id: `admin.column.${id}` })
  return [
    { id: 'when', name: name('when'), place: 'detail', cell: (row) => <When {...row} />, brief: (row) => <WhenDay {...row} /> },
    {
      id: 'to',
      name: name('to'),
      place: 'title',
      isRowHeader: true,
      cell: ({ profileName, profilePhoto, userName }) => (
        <span className={styles.person}>
          <Avatar name={profileName} src={profilePhoto} size="small" />
          <TwoLines second={userName && <Ltr>@{userName}</Ltr>}>
            <Bidi>{profileName}</Bidi>
          </TwoLines>
        </span>
      ),
      /* The avatar would leave too little room for the second line of a phone. */
      brief: ({ profileName }) => <Bidi>{profileName}</Bidi>,
    },
    {
      id: 'bank',
      name: name('bankAccount'),
      cell: ({ bankName, iban }) => (
        <TwoLines second={<Ltr>{ibanEnd(iban)}</Ltr>}>
          <Bidi>{bankName}</Bidi>
        </TwoLines>
      ),
    },
    {
      id: 'flags',
      name: name('flags'),
      place: 'detail',
      cell: ({ flags, ...row }) =>
        isOpen(row) ? (
          <div className={styles.flags}>
            <Flags flags={flags} />
          </div>
        ) : (
          <StatusBadge status={row.status} />
        ),
      brief: ({ flags, bankName, ...row }) => (isOpen(row) && flags.length > 0 ? <BriefFlags flags={flags} /> : <Bidi>{bankName}</Bidi>),
    },
    {
      id: 'approvals',
      name: name('approvals'),
      place: 'detailEnd',
      cell: ({ approvals, approvalsNeeded, ...row }) => isOpen(row) && <Approvals given={approvals.length} needed={approvalsNeeded} />,
      /* Most withdrawals need only one approval, so phones show the approvals only if two are needed. */
      brief: ({ approvals, approvalsNeeded, status }) =>
        isOpen({ status }) ? (
          approvalsNeeded > 1 && <Approvals given={approvals.length} needed={approvalsNeeded} />
        ) : (
          <StatusWord status={status} />
        ),
    },
    {
      id: 'amount',
      name: name('bankReceives'),
      place: 'titleEnd',
      isNumber: true,
      cell: ({ amount }) => <AmountInColumn halalas={amount} />,
      brief: ({ amount }) => <AmountAtEnd halalas={amount} />,
    },
  ]
}
