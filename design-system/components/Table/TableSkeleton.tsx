import { FormattedMessage } from 'react-intl'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { SkeletonCircle, SkeletonText } from '../Skeleton/Skeleton.tsx'
import { linesOf } from './table-lines.ts'
import * as lineStyles from './Lines.css.ts'
import * as styles from './Table.css.ts'

/** Keys of the skeleton rows. */
const places = ['a', 'b', 'c', 'd', 'e', 'f']

/** Facts about a table that are known before its rows are loaded. */
type TableSkeletonProps = {
  label: string
  columns: readonly { id: string; name: string; isNumber?: boolean; isRowHeader?: boolean; place?: string }[]
  presentation: keyof typeof styles.table
  selectionMode?: 'none' | 'single' | 'multiple'
  /** Whether rows will have an avatar before their name. */
  hasMarks: boolean
}

/** A loading table. Its columns are known before the rows, so their headers are shown. */
export function TableSkeleton({ label, columns, presentation, selectionMode, hasMarks }: TableSkeletonProps) {
  const hasBoxes = selectionMode === 'multiple'
  const head = columns.find(({ isRowHeader }) => isRowHeader)?.id ?? columns[0]?.id
  const lines = presentation === 'lines' ? linesOf(columns, head) : null
  const isMarked = lines !== null && hasMarks
  return (
    <>
      <VisuallyHidden role="status">
        <FormattedMessage id="ds.spinner.label" />
      </VisuallyHidden>
      <table className={styles.table[presentation]} aria-label={label} aria-busy>
        <thead className={styles.header}>
          <tr>
            {hasBoxes && (
              <th scope="col" className={styles.boxColumn}>
                <VisuallyHidden>
                  <FormattedMessage id="ds.table.selectAll" />
                </VisuallyHidden>
              </th>
            )}
            {columns.map(({ id, name, isNumber }) => (
              <th key={id} scope="col" className={styles.column[isNumber ? 'number' : 'words']}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody aria-hidden>
          {places.map((place) => (
            <tr key={place} className={styles.row.still} data-marked={isMarked || undefined}>
              {hasBoxes && (
                <td className={styles.boxCell} data-box>
                  <SkeletonText />
                </td>
              )}
              {columns.map(({ id, isNumber }) => (
                <td key={id} className={styles.cell[isNumber ? 'number' : 'words']} data-line={lines?.[id]}>
                  {isMarked && id === head ? (
                    <span className={lineStyles.marked}>
                      <span className={lineStyles.mark}>
                        <SkeletonCircle size="small" />
                      </span>
                      <SkeletonText />
                    </span>
                  ) : (
                    <SkeletonText />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
