import { FormattedMessage } from 'react-intl'
import { Banner } from '@wasla/design-system/components/Banner'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { failureOf } from './failure-reason.ts'
import type { Transaction } from './row.ts'

/** Says what failed, what happened to the money, and, if known, why it failed. */
export function Failure({ row, reason }: { row: Transaction; reason: string | null }) {
  const { money } = useFormats()
  const why = failureOf(reason)
  return (
    <Banner
      tone="danger"
      title={
        row.type === 'WITHDRAWAL' ? (
          <FormattedMessage id="wallet.withdrawalFailed" values={{ amount: money(row.total) }} />
        ) : (
          <FormattedMessage id="wallet.topUpFailed" />
        )
      }
    >
      {why && ('written' in why ? <Bidi>{why.written}</Bidi> : <FormattedMessage id={why.message} />)}
    </Banner>
  )
}
