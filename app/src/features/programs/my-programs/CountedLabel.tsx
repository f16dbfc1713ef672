import type { ReactNode } from 'react'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import * as styles from './MyPrograms.css.ts'

/** Label of a filter with its number of results. `count` is null while the number is unknown. */
export function CountedLabel({ count, children }: { count: number | null; children: ReactNode }) {
  const { number } = useFormats()
  return (
    <span className={styles.chip}>
      {children}
      {count !== null && <span className={styles.count}>{number(count)}</span>}
    </span>
  )
}
