import { useIntl } from 'react-intl'
import { isolate } from '@wasla/design-system/locale/isolate.ts'
import type { WalletFiguresFragment } from '../wallet.generated.ts'
import { happeningOf, type Transaction } from './row.ts'

/** What happened, in words. Of a withdrawal on its way the wallet knows the bank. */
export function useTitle() {
  const intl = useIntl()
  return (row: Transaction, { upcoming }: Pick<WalletFiguresFragment, 'upcoming'>): string => {
    const happening = happeningOf(row)
    if (happening === 'withdrawal') {
      const bank = upcoming.find(({ kind, referenceId }) => kind === 'WITHDRAWAL' && referenceId === row.referenceId)?.title
      return bank
        ? intl.formatMessage({ id: 'wallet.happened.withdrawalTo' }, { bank: isolate(bank) })
        : intl.formatMessage({ id: 'wallet.happened.withdrawal' })
    }
    const isTopUp = row.type === 'TOP_UP'
    if (isTopUp && row.status !== 'Success') return intl.formatMessage({ id: 'wallet.meant.topUp' })
    return intl.formatMessage({ id: `wallet.happened.${happening}` })
  }
}
