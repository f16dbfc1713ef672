import { useIntl } from 'react-intl'
import { isolate } from '@wasla/design-system/locale/isolate.ts'
import { bankOf, happeningOf, isOfProgram, programOf, type Transaction } from './row.ts'

/** Returns a function that names a transaction: a withdrawal by its bank, a transaction of a program by its program. */
export function useTitle() {
  const intl = useIntl()
  return (row: Transaction): string => {
    const happening = happeningOf(row)
    const bank = bankOf(row)
    if (happening === 'withdrawal' && bank) return intl.formatMessage({ id: 'wallet.happened.withdrawalTo' }, { bank: isolate(bank) })
    const party = row.shares[0]?.party?.fullName
    if (happening === 'share' && party !== undefined) return intl.formatMessage({ id: 'wallet.happened.shareOf' }, { name: isolate(party) })
    const program = programOf(row)
    if (isOfProgram(happening) && program)
      return intl.formatMessage({ id: `wallet.happened.${happening}Of` }, { program: isolate(program) })
    if (happening !== 'adjusted' && row.type === 'TOP_UP' && row.status !== 'Success')
      return intl.formatMessage({ id: 'wallet.meant.topUp' })
    return intl.formatMessage({ id: `wallet.happened.${happening}` })
  }
}
