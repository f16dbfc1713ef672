import type { ReactNode } from 'react'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import * as styles from './MyPrograms.css.ts'

/** The words of a filter and how many it finds; null while that is not known. */
export function CountedLabel({ count, children }: { count: number | null; children: ReactNode }) {
  const { number } = useFormats()
  return (
    <span className={styles.chip}>
      {children}
      {count !== null && <span className={styles.count}>{number(count)}</span>}
    </span>
  )
}
