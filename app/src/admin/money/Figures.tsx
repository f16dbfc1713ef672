import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { signOf, type SignMode } from './sign.ts'
import * as styles from './Figures.css.ts'

type FiguresProps = {
  /** Whole halalas. */
  halalas: number
  /** @default 'negative' */
  sign?: SignMode
  /** Whether all parts have regular weight, for an amount beside a more important amount. */
  isQuiet?: boolean
  tone?: keyof typeof styles.tone
}

/**
 * Shows an amount without its currency, which the column header names. The whole part is bold, the fraction regular, and the sign has its
 * own place.
 */
export function Figures({ halalas, sign = 'negative', isQuiet = false, tone = 'plain' }: FiguresProps) {
  const { moneyParts } = useFormats()
  const { whole, fraction } = moneyParts(halalas)
  const shown = signOf(halalas, sign)
  const weight = isQuiet ? styles.regular : styles.strong
  return (
    <span className={`${styles.figures} ${styles.tone[tone]}`}>
      {shown === 'place' ? (
        <span className={styles.absent} aria-hidden>
          +
        </span>
      ) : (
        shown !== '' && <span className={weight}>{shown}</span>
      )}
      <span>
        <span className={weight}>{whole}</span>
        <span className={styles.regular}>{fraction}</span>
      </span>
    </span>
  )
}
