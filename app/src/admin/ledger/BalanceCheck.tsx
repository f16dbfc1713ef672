import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import type { IconName } from '@wasla/design-system/icons/icons.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Ltr } from '@wasla/design-system/primitives/Bidi'
import { shortHash, verdictOf, type Verdict } from './ledger-check.ts'
import { AdminLedgerStateDocument } from './LedgerScreen.generated.ts'
import * as styles from './LedgerState.css.ts'

const icons: Readonly<Record<Verdict, IconName>> = { sound: 'shield-check', broken: 'triangle-alert', unknown: 'clock' }

/** Says whether the last check found the balance equal to its entries, when the check ran, and the last hash of the chain (I1, I11). */
export function BalanceCheck({ entries }: { entries: number }) {
  const { date } = useFormats()
  const { data } = useQuery(AdminLedgerStateDocument, { context: { errors: 'mine' }, fetchPolicy: 'cache-and-network' })
  if (!data) return null
  const { checkedAt, hash } = data.adminLedgerState
  const verdict = verdictOf(data.adminLedgerState)
  return (
    <div className={styles.ground[verdict]}>
      <span className={styles.verdict[verdict]}>
        <Icon name={icons[verdict]} />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>
          <FormattedMessage id={`admin.ledger.check.${verdict}`} values={{ count: entries }} />
        </span>
        {checkedAt !== null && (
          <span className={styles.when}>
            <FormattedMessage id="admin.ledger.checkedAt" values={{ moment: date(new Date(checkedAt), 'moment') }} />
          </span>
        )}
      </span>
      {hash !== null && (
        <span className={styles.hash}>
          <Ltr>{`sha256 ${shortHash(hash)}`}</Ltr>
        </span>
      )}
    </div>
  )
}
