import type { ReactNode } from 'react'
import { useLocale } from '../../locale/LocaleProvider.tsx'
import * as styles from './SplitBar.css.ts'
import type { splitLooks } from './SplitBar.css.ts'

export type SplitLook = (typeof splitLooks)[number]

type SplitPart = {
  id: string
  /** Value in any unit; all values together are the whole. Negative values count as zero. */
  value: number
  look: SplitLook
}

export type SplitBarProps = {
  /** Parts in reading direction. Screen readers skip the bar, so show the amounts as text beside it. */
  parts: readonly SplitPart[]
  /** Value of the whole track. @default the sum of the parts */
  whole?: number
  /** A line across the bar, with a text: “Alert at 75%”. `at` is a share of the whole, 0..1. */
  mark?: { at: number; words: ReactNode }
}

/** Parts of one whole in one bar. Each part has the look of its meaning: paid, earned, free, or a reason why it does not count. */
export function SplitBar({ parts, whole, mark }: SplitBarProps) {
  const { direction } = useLocale()
  const shown = parts.filter(({ value }) => value > 0)
  const sum = shown.reduce((total, { value }) => total + value, 0)
  const all = Math.max(whole ?? sum, sum)
  const at = mark && Math.min(1, Math.max(0, mark.at))
  return (
    <div className={mark ? styles.marked : styles.box} data-component="SplitBar" aria-hidden={mark ? undefined : true}>
      <div className={styles.track} data-part="track">
        {shown.map(({ id, value, look }) => (
          <span
            key={id}
            className={styles.fill[look]}
            style={{ inlineSize: `${(value / all) * 100}%` }}
            data-part="part"
            data-look={look}
          />
        ))}
        {mark && at !== undefined && (
          <>
            <span className={styles.mark} style={{ insetInlineStart: `min(${at * 100}%, 100% - 2px)` }} aria-hidden data-part="mark" />
            <span
              className={styles.markWords}
              style={{ insetInlineStart: `${at * 100}%`, translate: `${at * (direction === 'rtl' ? 100 : -100)}% 0` }}
            >
              {mark.words}
            </span>
          </>
        )}
      </div>
    </div>
  )
}

/** A square with the look of a part, before its name in the list beside the bar. */
export const SplitKey = ({ look }: { look: SplitLook }) => <span className={styles.key[look]} aria-hidden data-part="key" />
