import { useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Banner } from '@wasla/design-system/components/Banner'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { verdictOf } from './ledger-check.ts'
import { AdminLedgerStateDocument } from './LedgerScreen.generated.ts'
import * as styles from './LedgerState.css.ts'

/** What the last check of the whole ledger found, and how far it is sealed. A difference is a banner, because money stands still meanwhile. */
export function LedgerStateLine() {
  const intl = useIntl()
  const { date, number } = useFormats()
  const { data } = useQuery(AdminLedgerStateDocument, { context: { errors: 'mine' }, fetchPolicy: 'cache-and-network' })
  if (!data) return <FormattedMessage id="admin.ledger.lead" />
  const { checkedAt, findings, sealed, sealedAt } = data.adminLedgerState
  const verdict = verdictOf(data.adminLedgerState)
  const checked = checkedAt === null ? '' : date(new Date(checkedAt), 'moment')
  if (verdict === 'broken')
    return (
      <div className={styles.banner}>
        <Banner tone="danger" title={<FormattedMessage id="admin.ledger.broken" />}>
          <FormattedMessage
            id="admin.ledger.findings"
            values={{ moment: checked, findings: intl.formatList(findings.map(({ view, rows }) => `${view} (${number(rows)})`)) }}
          />
        </Banner>
      </div>
    )
  return (
    <>
      <FormattedMessage id={`admin.ledger.state.${verdict}`} values={{ moment: checked }} />{' '}
      {sealedAt !== null && (
        <FormattedMessage id="admin.ledger.sealed" values={{ count: sealed, moment: date(new Date(sealedAt), 'moment') }} />
      )}
    </>
  )
}
