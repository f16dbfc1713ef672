import { fixedDirection } from '../../locale/fixed-direction.ts'
import { useFormats } from '../../locale/LocaleProvider.tsx'
import type { MoneyMode, MoneySign } from '../../locale/formats.ts'
import * as styles from './Amount.css.ts'
import type { amountSizes, amountTones } from './Amount.css.ts'

export type AmountProps = {
  /** Amount in whole halalas; negative for money that went out. */
  halalas: number
  /** `statement`: always two decimals; `price`: none if the amount is whole. @default 'statement' */
  mode?: MoneyMode
  /** `signed` puts a plus before positive amounts. @default 'plain' */
  sign?: MoneySign
  /** @default 'medium' */
  size?: (typeof amountSizes)[number]
  /** `credit`: money that came in. `muted`: money that does not count yet, or no longer counts. @default 'plain' */
  tone?: (typeof amountTones)[number]
  /**
   * `inline`: inside a line. `aligned`: in a column, with digits that end at the right edge in both scripts. `columns`: two cells of the
   * surrounding grid, one for the currency and one for the number. @default 'inline'
   */
  layout?: 'inline' | 'aligned' | 'columns'
  /** Reserves space for a sign. Set it if other amounts in the column have a sign. */
  hasSignRoom?: boolean
  /** Hides the currency on phones, except from screen readers. */
  isCurrencyRoomy?: boolean
}

/**
 * An amount of money. The whole part is bold, the fraction regular, the currency small, and all digits have one width. The text of the
 * element is what `formats.money` returns.
 */
export function Amount({
  halalas,
  mode = 'statement',
  sign: signs = 'plain',
  size = 'medium',
  tone = 'plain',
  layout = 'inline',
  hasSignRoom = false,
  isCurrencyRoomy = false,
}: AmountProps) {
  const { moneyParts } = useFormats()
  const { sign, whole, fraction, currency, isCurrencyFirst } = moneyParts(halalas, mode, signs)
  const look = `${styles.size[size]} ${styles.tone[tone]}`
  const unit = `${styles.currency[size]} ${styles.currencyTone[tone]} ${isCurrencyRoomy ? styles.roomyOnly : ''}`
  const signFirst = isCurrencyFirst && sign ? <span className={styles.signBefore}>{sign}</span> : sign
  const number = (
    <>
      <span className={tone === 'muted' ? styles.quiet : styles.whole[size]} data-part="whole">
        {whole}
      </span>
      {fraction && (
        <span className={styles.fraction[size]} data-part="fraction">
          {fraction}
        </span>
      )}
    </>
  )
  if (layout === 'columns') {
    const name = (
      <span className={look}>
        {isCurrencyFirst ? signFirst : '\u00A0'}
        <span className={unit} data-part="unit">
          {currency}
        </span>
        {isCurrencyFirst && '\u00A0'}
      </span>
    )
    return (
      <span className={styles.columns} data-component="Amount" {...fixedDirection('digits')}>
        {isCurrencyFirst && name}
        <span className={`${look} ${styles.numberCell}`}>
          {!isCurrencyFirst && sign}
          {number}
        </span>
        {!isCurrencyFirst && name}
      </span>
    )
  }
  const place = layout === 'aligned' ? styles.aligned : ''
  return (
    <span
      className={`${look} ${place} ${hasSignRoom && !sign ? styles.signRoom : ''}`}
      data-component="Amount"
      {...fixedDirection('digits')}
    >
      {signFirst}
      {isCurrencyFirst && <span className={unit} data-part="unit">{`${currency}\u00A0`}</span>}
      {number}
      {!isCurrencyFirst && <span className={unit} data-part="unit">{`\u00A0${currency}`}</span>}
    </span>
  )
}
