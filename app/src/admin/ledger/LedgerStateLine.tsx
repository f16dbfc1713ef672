import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { BooksBroken } from './BooksBroken.tsx'
import { verdictOf } from './ledger-check.ts'
import { AdminLedgerStateDocument } from './LedgerScreen.generated.ts'

/**
 * Shows the result of the last check of the whole ledger, and how many entries are sealed. If the check found a difference, shows a banner,
 * because no money moves until the ledger is sound.
 */
export function LedgerStateLine() {
  const { date } = useFormats()
  const { data } = useQuery(AdminLedgerStateDocument, { context: { errors: 'mine' }, fetchPolicy: 'cache-and-network' })
  if (!data) return <FormattedMessage id="admin.ledger.lead" />
  const { checkedAt, sealed, sealedAt } = data.adminLedgerState
  const verdict = verdictOf(data.adminLedgerState)
  const checked = checkedAt === null ? '' : date(new Date(checkedAt), 'moment')
  if (verdict === 'broken') return <BooksBroken state={data.adminLedgerState} />
  return (
    <>
      <FormattedMessage id={`admin.ledger.state.${verdict}`} values={{ moment: checked }} />{' '}
      {sealedAt !== null && (
        <FormattedMessage id="admin.ledger.sealed" values={{ count: sealed, moment: date(new Date(sealedAt), 'moment') }} />
      )}
    </>
  )
}
