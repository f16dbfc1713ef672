import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { signOf, type SignMode } from './sign.ts'
import * as styles from './Figures.css.ts'

type FiguresProps = {
  /** Whole halalas. */
  halalas: number
  /** @default 'negative' */
  sign?: SignMode
  /** Everything in one weight, for amounts beside a more important one. */
  isQuiet?: boolean
  tone?: keyof typeof styles.tone
}

/** An amount in a column whose header names the currency: the whole part strong, the fraction regular, its sign in a place of its own. */
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
