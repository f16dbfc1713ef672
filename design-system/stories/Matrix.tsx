import type { ReactNode } from 'react'
import * as styles from './Matrix.css.ts'
import { fixedDirection } from '../locale/fixed-direction.ts'

export type Case = { name: string; node: ReactNode }

/** Shows every case on one page, each below its name. */
export function Matrix({ cases, isNarrow = false }: { cases: readonly Case[]; isNarrow?: boolean }) {
  return (
    <div className={isNarrow ? styles.narrow : styles.grid}>
      {cases.map(({ name, node }) => (
        <div key={name} className={styles.cell}>
          <span className={styles.name} lang="en" dir="ltr" {...fixedDirection('latin')}>
            {name}
          </span>
          {node}
        </div>
      ))}
    </div>
  )
}

/** Returns all pairs of two lists, for a matrix of two variants. */
export const pairs = <A, B>(first: readonly A[], second: readonly B[]): [A, B][] => first.flatMap((a) => second.map((b): [A, B] => [a, b]))
