import { FormattedMessage } from 'react-intl'
import { startOfDay } from '@wasla/contract/platform/riyadh.ts'
import { Amount } from '@wasla/design-system/components/Amount'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { billOf, type BillLine, type Payment } from './bill.ts'
import type { Transaction } from './row.ts'
import * as styles from './TransactionSheet.css.ts'

const LineName = ({ name }: Pick<BillLine, 'name'>) => ('text' in name ? <Bidi>{name.text}</Bidi> : <FormattedMessage id={name.message} />)

function LineNote({ made }: { made: NonNullable<BillLine['made']> }) {
  const { date, money } = useFormats()
  return (
    <span className={styles.note}>
      {'reachedOn' in made ? (
        <FormattedMessage id="wallet.milestone.reachedOn" values={{ date: date(new Date(startOfDay(made.reachedOn)), 'day') }} />
      ) : (
        <FormattedMessage id="wallet.bill.each" values={{ count: made.count, each: money(made.each) }} />
      )}
    </span>
  )
}

function ShareNote({ share: { percent, of } }: { share: NonNullable<BillLine['share']> }) {
  const formats = useFormats()
  return (
    <span className={styles.note}>
      <FormattedMessage id="wallet.bill.shareOf" values={{ percent: formats.percent(percent / 100), amount: formats.money(of) }} />
    </span>
  )
}

/** Lines of a transaction's bill. A line separates the total from them. */
export function BillLines({ row, payments }: { row: Transaction; payments: readonly Payment[] }) {
  const { lines, total } = billOf(row, payments)
  return (
    <dl className={styles.bill}>
      {lines.map(({ id, name, halalas, made, share }) => (
        <div key={id} className={styles.line}>
          <dt className={styles.lineName}>
            <LineName name={name} />
            {id === 'vat' && (
              <span className={styles.note}>
                <FormattedMessage id="wallet.bill.vatNote" />
              </span>
            )}
            {made && <LineNote made={made} />}
            {share && <ShareNote share={share} />}
          </dt>
          <dd className={styles.value}>
            <Amount halalas={halalas} layout="columns" />
          </dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt className={styles.lineName}>
          <FormattedMessage id={total.name} />
        </dt>
        <dd className={styles.value}>
          <Amount halalas={total.halalas} layout="columns" size="large" />
        </dd>
      </div>
    </dl>
  )
}
