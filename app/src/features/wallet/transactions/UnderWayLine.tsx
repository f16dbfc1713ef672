import { FormattedMessage, useIntl } from 'react-intl'
import { startOfDay } from '@wasla/contract/platform/riyadh.ts'
import { walletLimits } from '@wasla/contract/wallet/limits.ts'
import { StageLine, type Stage } from '@wasla/design-system/components/StageLine'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import type { Transaction } from './row.ts'

/** Line with the stages of money that is under way: to a bank, or from a payer. */
export function UnderWayLine({ row, arrivesBy }: { row: Transaction; arrivesBy: string | null }) {
  const intl = useIntl()
  const { date } = useFormats()
  const created = new Date(row.createdAt)
  const { least, most } = walletLimits.withdrawalDays
  const toBank: Stage[] = [
    { id: 'sent', label: <FormattedMessage id="wallet.stage.sent" />, note: date(created, 'shortDay'), state: 'done' },
    {
      id: 'bank',
      label: <FormattedMessage id="wallet.stage.bank" />,
      note: <FormattedMessage id="wallet.stage.bankNote" values={{ least, most }} />,
      state: 'here',
    },
    {
      id: 'arrives',
      label: <FormattedMessage id="wallet.stage.arrives" />,
      ...(arrivesBy && {
        note: <FormattedMessage id="wallet.stage.by" values={{ date: date(new Date(startOfDay(arrivesBy)), 'shortDay') }} />,
      }),
      state: 'open',
    },
  ]
  const fromPayer: Stage[] = [
    { id: 'started', label: <FormattedMessage id="wallet.stage.started" />, note: date(created, 'time'), state: 'done' },
    {
      id: 'confirming',
      label: <FormattedMessage id="wallet.state.confirming" />,
      note: <FormattedMessage id="wallet.stage.provider" />,
      state: 'here',
    },
    {
      id: 'wallet',
      label: <FormattedMessage id="wallet.stage.wallet" />,
      note: <FormattedMessage id="wallet.stage.notYet" />,
      state: 'open',
    },
  ]
  return <StageLine label={intl.formatMessage({ id: 'wallet.stages' })} stages={row.type === 'WITHDRAWAL' ? toBank : fromPayer} />
}
