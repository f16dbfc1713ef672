import { useEffect, useState } from 'react'
import { useMutation } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router'
import type { PaymentMethod } from '@wasla/contract/wallet/payment-methods.ts'
import { topUpAmountProblem } from '@wasla/contract/wallet/top-ups/limits.ts'
import { Banner } from '@wasla/design-system/components/Banner'
import type { ParsedMoney } from '@wasla/design-system/components/MoneyField'
import { RadioCards } from '@wasla/design-system/components/SelectableCard'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import type { FormFields } from '#form/form-problems.ts'
import { useForm } from '#form/useForm.ts'
import { RefusedAnswer } from '#graphql/problems.ts'
import { useServices } from '#services/context.ts'
import { useProductName } from '#services/useProductName.ts'
import { topUpErrand } from '#shared/wallet/top-up-errand.ts'
import { AmountField } from '../money-sheet/AmountField.tsx'
import { BillCard } from '../money-sheet/BillCard.tsx'
import { MoneySheet, wholeForm } from '../money-sheet/MoneySheet.tsx'
import { billable, missingAmount, typedMoney, unreadable } from '../money-sheet/amounts.ts'
import { useBill } from '../money-sheet/useBill.ts'
import { useRepeatKey } from '#form/useRepeatKey.ts'
import type { WalletSheetProps } from '../part-props.ts'
import { walletPath } from '../wallet-address.ts'
import { checkoutOf } from './checkout.ts'
import { methodIcons, waysOf } from './methods.ts'
import { topUpBox } from './top-up-draft.ts'
import { TopUpWalletDocument } from './topUpWallet.generated.ts'

type Draft = { amount: ParsedMoney; method: PaymentMethod | null }

const fields: FormFields = {
  fields: ['amount', 'method'],
  codes: {
    TOP_UP_AMOUNT_INVALID: 'amount',
    UNSUPPORTED_PAYMENT_GATEWAY: 'method',
    USER_NOT_VERIFIED: wholeForm,
    USER_SUSPENDED: wholeForm,
    RATE_LIMITED: wholeForm,
    FEATURE_DISABLED: wholeForm,
  },
  at: (path) => (path === 'paymentMethod' || path === 'gateway' ? 'method' : path),
}

/** Suggested amounts, in halalas. */
const quick = [50_000, 100_000, 500_000, 1_000_000]

/**
 * Sheet that tops up the wallet through a gateway (P-07). The browser opens the gateway's page and then returns to the wallet, which polls
 * the payment. If the payment fails, the form is filled in again.
 */
export function TopUpSheet({ wallet, onClose }: WalletSheetProps) {
  const intl = useIntl()
  const { money } = useFormats()
  const { tabBox, leaveFor } = useServices()
  const productName = useProductName()
  const navigate = useNavigate()
  const ways = waysOf(wallet.gateways)
  const [first] = ways
  const saved: Draft = { amount: typedMoney(null), method: first?.method ?? null }
  const form = useForm<Draft>(fields, {
    saved,
    restore() {
      const stored = topUpBox.read(tabBox, wallet.id)
      if (!stored) return { ...saved, amount: typedMoney(missingAmount(topUpErrand.read(tabBox)?.amount ?? null, wallet.topUpRange)) }
      return { amount: typedMoney(stored.amount), method: ways.find(({ method }) => method === stored.method)?.method ?? null }
    },
    check: ({ amount, method }) => [...unreadable(amount), ...(method === null ? [{ path: 'method', rule: 'required' } as const] : [])],
  })
  const { amount, method } = form.draft
  const bill = useBill('TOP_UP', billable(amount, wallet.topUpRange))
  const keyOf = useRepeatKey()
  const [isLeaving, setLeaving] = useState(false)
  /* The browser's back button restores the page from the browser's cache, in the state in which the user left the page. */
  useEffect(() => {
    const returned = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setLeaving(false)
    }
    window.addEventListener('pageshow', returned)
    return () => window.removeEventListener('pageshow', returned)
  }, [])
  const [begin] = useMutation(TopUpWalletDocument, { context: { errors: form.errors } })
  const canTopUp = wallet.topUpRange.max >= wallet.topUpRange.min && ways.length > 0

  const submit = async () => {
    const answer = await form.submit(async (draft) => {
      const halalas = draft.amount.halalas ?? 0
      const problem = topUpAmountProblem(halalas, wallet.topUpRange)
      if (problem) throw new RefusedAnswer([{ extensions: problem.extensions }])
      const gateway = ways.find((way) => way.method === draft.method)?.gateway ?? ''
      const input = { amount: halalas, paymentMethod: draft.method ?? 'CARD', gateway, returnUrl: walletPath }
      return begin({ variables: { topUpWalletInput: { ...input, idempotencyKey: keyOf(input) } } })
    })
    const topUp = answer?.data?.topUpWallet
    if (!topUp) return
    topUpBox.store(tabBox, { walletId: wallet.id, amount: amount.halalas ?? 0, method })
    setLeaving(true)
    const back = `${walletPath}?topUp=${topUp.id}`
    const checkout = checkoutOf(topUp.checkoutUrl ?? back, window.location.origin, walletPath)
    if (checkout?.kind === 'site') leaveFor(checkout.address)
    else void navigate(checkout?.path ?? back)
  }

  const close = () => {
    topUpBox.forget(tabBox)
    onClose()
  }

  return (
    <MoneySheet
      title={<FormattedMessage id="wallet.topUp.title" />}
      form={form}
      button={
        amount.halalas === null ? (
          <FormattedMessage id="wallet.topUp.submit" />
        ) : (
          <FormattedMessage id="wallet.topUp.submitAmount" values={{ amount: money(amount.halalas) }} />
        )
      }
      isDisabled={!canTopUp}
      isLeaving={isLeaving}
      note={<FormattedMessage id="wallet.topUp.note" values={{ product: productName }} />}
      onSubmit={() => void submit()}
      onClose={close}
    >
      {!canTopUp && (
        <Banner tone="warning">
          <FormattedMessage id={ways.length === 0 ? 'wallet.topUp.noWay' : 'wallet.topUp.dayUsed'} />
        </Banner>
      )}
      <AmountField
        value={amount}
        onChange={(next) => form.set({ amount: next })}
        range={wallet.topUpRange}
        quick={quick}
        isRefused={form.validationErrors?.['amount'] !== undefined}
      />
      {ways.length > 0 && (
        <RadioCards
          name="method"
          layout="list"
          label={<FormattedMessage id="wallet.topUp.with" />}
          options={ways.map((way) => ({
            id: way.method,
            icon: methodIcons[way.method],
            label: way.method === 'PLATFORM' ? productName : intl.formatMessage({ id: `wallet.topUp.method.${way.method}` }),
            description: way.method === 'PLATFORM' ? undefined : intl.formatMessage({ id: `wallet.topUp.method.${way.method}.about` }),
          }))}
          value={method}
          onChange={(next) => form.set({ method: next })}
        />
      )}
      <BillCard
        bill={bill}
        isFeeShared
        words={{
          subtotal: <FormattedMessage id="wallet.topUp.bill.subtotal" />,
          fee: <FormattedMessage id="wallet.topUp.bill.fee" />,
          total: <FormattedMessage id={method === 'CARD' ? 'wallet.topUp.bill.totalCard' : 'wallet.topUp.bill.total'} />,
          after: <FormattedMessage id="wallet.topUp.bill.after" />,
        }}
        after={wallet.balance + (bill.bill?.subtotal ?? 0)}
      />
    </MoneySheet>
  )
}
