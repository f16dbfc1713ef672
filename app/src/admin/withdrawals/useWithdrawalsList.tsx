import { FormattedMessage, useIntl } from 'react-intl'
import type { PaymentStatus, WithdrawalFlag } from '@wasla/contract/generated/admin-types.ts'
import { withdrawalFlags } from '@wasla/contract/wallet/withdrawals/flags.ts'
import { paymentStatuses } from '@wasla/contract/wallet/payment-status.ts'
import { WhileSound } from '../ledger/WhileSound.tsx'
import type { ListDescription } from '../lists/description.ts'
import { useStatusFilter } from '../lists/useStatusFilter.ts'
import type { ListShape } from '../lists/list-state.ts'
import { useAdmin } from '../shell/admin-context.ts'
import { useFinanceQueues } from '../shell/useFinanceQueues.ts'
import { useWithdrawalColumns } from './useWithdrawalColumns.tsx'
import type { WithdrawalRow } from './withdrawal-row.ts'
import { AdminWithdrawalsDocument, type AdminWithdrawalsQuery, type AdminWithdrawalsQueryVariables } from './WithdrawalsScreen.generated.ts'

/** The server sorts open withdrawals first, by due time; closed withdrawals follow. */
const shape: ListShape = {
  sorts: ['dueAt'],
  defaultDirection: 'ASC',
  filters: { status: paymentStatuses, flag: withdrawalFlags, overdue: ['yes'] },
}

export function useWithdrawalsList(): ListDescription<WithdrawalRow, AdminWithdrawalsQuery, AdminWithdrawalsQueryVariables> {
  const intl = useIntl()
  const { openWithdrawals: open, overdueWithdrawals: overdue } = useFinanceQueues(useAdmin().role)
  return {
    title: 'admin.place.withdrawals',
    lead: (
      <WhileSound>
        {open === null || overdue === null ? (
          <FormattedMessage id="admin.withdrawals.lead" />
        ) : (
          <FormattedMessage id="admin.withdrawals.open" values={{ open, overdue }} />
        )}
      </WhileSound>
    ),
    shape,
    search: { label: intl.formatMessage({ id: 'admin.search.withdrawals' }) },
    filters: [
      useStatusFilter(paymentStatuses, (status) => `admin.withdrawalStatus.${status}`),
      {
        kind: 'choice',
        name: 'flag',
        label: intl.formatMessage({ id: 'admin.column.flags' }),
        any: intl.formatMessage({ id: 'admin.any.flag' }),
        options: withdrawalFlags.map((id) => ({ id, label: intl.formatMessage({ id: `admin.withdrawalFlag.${id}` }) })),
      },
      {
        kind: 'choice',
        name: 'overdue',
        label: intl.formatMessage({ id: 'admin.column.due' }),
        any: intl.formatMessage({ id: 'admin.any.due' }),
        options: [{ id: 'yes', label: intl.formatMessage({ id: 'admin.withdrawals.overdue' }) }],
      },
    ],
    orders: [],
    columns: useWithdrawalColumns(),
    rowHref: ({ id }) => `/withdrawals/${id}`,
    rowText: ({ profileName }) => profileName,
    document: AdminWithdrawalsDocument,
    variables: ({ term, filters: { status, flag, overdue: late } }, { limit, offset }) => ({
      status: (status as PaymentStatus | undefined) ?? null,
      flag: (flag as WithdrawalFlag | undefined) ?? null,
      overdue: late === 'yes' || null,
      term: term || null,
      pagination: { limit, offset },
    }),
    found: ({ adminWithdrawals }) => adminWithdrawals,
    result: 'admin.result.withdrawals',
    empty: { title: 'admin.withdrawals.empty', text: 'admin.withdrawals.emptyText' },
  }
}
