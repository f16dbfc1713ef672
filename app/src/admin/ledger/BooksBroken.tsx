import { FormattedMessage, useIntl } from 'react-intl'
import { Banner } from '@wasla/design-system/components/Banner'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import type { LedgerState } from './ledger-check.ts'
import * as styles from './LedgerState.css.ts'

/**
 * Banner that says that no money moves, because the last check found a difference. Names the time of the check and the views with
 * differences.
 */
export function BooksBroken({ state: { checkedAt, findings } }: { state: Pick<LedgerState, 'checkedAt' | 'findings'> }) {
  const intl = useIntl()
  const { date, number } = useFormats()
  const moment = checkedAt === null ? '' : date(new Date(checkedAt), 'moment')
  return (
    <div className={styles.banner}>
      <Banner tone="danger" title={<FormattedMessage id="admin.ledger.broken" />}>
        <FormattedMessage
          id="admin.ledger.findings"
          values={{ moment, findings: intl.formatList(findings.map(({ view, rows }) => `${view} (${number(rows)})`)) }}
        />
      </Banner>
    </div>
  )
}
