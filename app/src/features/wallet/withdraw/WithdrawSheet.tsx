import { useState } from 'react'
import { useMutation, useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { withdrawalAmountProblem } from '@wasla/contract/wallet/withdrawals/limits.ts'
import { Banner } from '@wasla/design-system/components/Banner'
import type { ParsedMoney } from '@wasla/design-system/components/MoneyField'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { isolate } from '@wasla/design-system/locale/isolate.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import type { FormFields } from '#form/form-problems.ts'
import { useForm } from '#form/useForm.ts'
import { RefusedAnswer } from '#graphql/problems.ts'
import { AccountSheet } from '../accounts/AccountSheet.tsx'
import { MyWithdrawalAccountsDocument } from '../accounts/accounts.generated.ts'
import { useRefreshWallet } from '../money-moved.ts'
import { AmountField } from '../money-sheet/AmountField.tsx'
import { BillCard } from '../money-sheet/BillCard.tsx'
import { MoneySheet, wholeForm } from '../money-sheet/MoneySheet.tsx'
import { billable, missingAmount, typedMoney, unreadable } from '../money-sheet/amounts.ts'
import { useBill } from '../money-sheet/useBill.ts'
import { useRepeatKey } from '#form/useRepeatKey.ts'
import type { WalletSheetProps } from '../part-props.ts'
import { AccountChoice } from './AccountChoice.tsx'
import { Arrival } from './Arrival.tsx'
import { firstUsable } from './usable-accounts.ts'
import { WithdrawFromWalletDocument } from './withdrawFromWallet.generated.ts'
import { useServices } from '#services/context.ts'

/**
 * `account` is the id of the chosen account; null until an account is chosen. Until then, the first account that can be used is
 * preselected.
 */
type Draft = { amount: ParsedMoney; account: string | null }

const fields: FormFields = {
  fields: ['amount', 'account'],
  codes: {
    WITHDRAWAL_AMOUNT_INVALID: 'amount',
    INSUFFICIENT_WALLET_BALANCE: 'amount',
    WITHDRAWAL_ACCOUNT_NOT_FOUND: 'account',
    WITHDRAWAL_ACCOUNT_NOT_READY: 'account',
    WITHDRAWAL_IN_PROGRESS: wholeForm,
    USER_NOT_VERIFIED: wholeForm,
    USER_SUSPENDED: wholeForm,
    RATE_LIMITED: wholeForm,
    FEATURE_DISABLED: wholeForm,
  },
  at: (path) => (path === 'withdrawalAccountId' ? 'account' : path),
}

/** Message for each reason why nothing can be withdrawn now. */
const blockTexts = {
  BALANCE: 'wallet.withdraw.tooLittle',
  COUNT: 'wallet.withdraw.countUsed',
  DAY: 'wallet.withdraw.dayUsed',
} as const

/** Suggested amounts, in halalas. */
const quick = [50_000, 100_000, 500_000]

/** Sheet that withdraws money to a bank account (P-06, P-11): the amount, the account, the cost and the day of arrival. */
export function WithdrawSheet({ wallet, amount: begun = null, onClose }: WalletSheetProps) {
  const { money } = useFormats()
  const { clock } = useServices()
  const range = wallet.withdrawalRange
  const { data, error, loading, refetch } = useQuery(MyWithdrawalAccountsDocument, { context: { errors: 'mine' } })
  const accounts = data?.myWithdrawalAccounts.data
  const form = useForm<Draft>(fields, {
    saved: { amount: typedMoney(missingAmount(begun, range)), account: null },
    check: ({ amount }) => unreadable(amount),
  })
  const { amount } = form.draft
  const chosen = accounts?.find(({ id }) => id === form.draft.account) ?? (accounts ? firstUsable(accounts, clock.now()) : null) ?? null
  const bill = useBill('WITHDRAWAL', billable(amount, range))
  const keyOf = useRepeatKey()
  const refresh = useRefreshWallet()
  const [isAdding, setAdding] = useState(false)
  const [withdraw] = useMutation(WithdrawFromWalletDocument, { context: { errors: form.errors } })
  const block = wallet.withdrawalBlock

  const submit = async () => {
    const answer = await form.submit(async (draft) => {
      const halalas = draft.amount.halalas ?? 0
      const problem = withdrawalAmountProblem(halalas, range)
      if (problem) throw new RefusedAnswer([{ extensions: problem.extensions }])
      const input = { amount: halalas, withdrawalAccountId: chosen?.id ?? '' }
      return withdraw({ variables: { withdrawFromWalletInput: { ...input, idempotencyKey: keyOf(input) } } })
    })
    if (!answer?.data) return
    showToast({
      tone: 'success',
      text: <FormattedMessage id="wallet.withdraw.done" />,
      title: (
        <FormattedMessage
          id="wallet.withdraw.sum"
          values={{ amount: isolate(money(amount.halalas ?? 0)), bank: isolate(chosen?.bankName ?? '') }}
        />
      ),
    })
    onClose()
    refresh()
  }

  return (
    <>
      <MoneySheet
        title={<FormattedMessage id="wallet.withdraw.title" />}
        form={form}
        button={
          amount.halalas === null ? (
            <FormattedMessage id="wallet.withdraw.submit" />
          ) : (
            <FormattedMessage id="wallet.withdraw.submitAmount" values={{ amount: money(amount.halalas) }} />
          )
        }
        isDisabled={block !== null || !chosen}
        onSubmit={() => void submit()}
        onClose={onClose}
      >
        {block !== null && (
          <Banner tone="warning">
            <FormattedMessage id={blockTexts[block]} values={{ min: isolate(money(range.min)) }} />
          </Banner>
        )}
        <AmountField
          value={amount}
          onChange={(next) => form.set({ amount: next })}
          range={range}
          quick={quick}
          all={<FormattedMessage id="wallet.withdraw.all" />}
          isRefused={form.validationErrors?.['amount'] !== undefined}
        />
        <AccountChoice
          accounts={accounts}
          error={error}
          isRetrying={loading}
          onRetry={() => void refetch().catch(() => undefined)}
          value={chosen?.id ?? null}
          onChange={(account) => form.set({ account })}
          onAdd={() => setAdding(true)}
        />
        <BillCard
          bill={bill}
          words={{
            subtotal: chosen ? (
              <FormattedMessage id="wallet.withdraw.bill.subtotal" values={{ bank: <Bidi key="bank">{chosen.bankName}</Bidi> }} />
            ) : (
              <FormattedMessage id="wallet.withdraw.bill.subtotalNone" />
            ),
            fee: <FormattedMessage id="wallet.withdraw.bill.fee" />,
            total: <FormattedMessage id="wallet.withdraw.bill.total" />,
            after: <FormattedMessage id="wallet.withdraw.bill.after" />,
          }}
          after={wallet.balance - (bill.bill?.total ?? 0)}
        />
        <Arrival />
      </MoneySheet>
      {isAdding && (
        <AccountSheet
          account={null}
          onClose={() => setAdding(false)}
          onSaved={(id) => {
            form.set({ account: id })
          }}
        />
      )}
    </>
  )
}
