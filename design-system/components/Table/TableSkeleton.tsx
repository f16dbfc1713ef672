import { FormattedMessage } from 'react-intl'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { SkeletonText } from '../Skeleton/Skeleton.tsx'
import type { TableProps, TableRow } from './Table.tsx'
import { linesOf } from './table-lines.ts'
import * as styles from './Table.css.ts'

/** Rows to come. */
const places = ['a', 'b', 'c', 'd', 'e', 'f']

/** The columns are known before the rows: they stand already. */
export function TableSkeleton<T extends TableRow>({
  label,
  columns,
  presentation = 'scrolled',
  selectionMode,
  rowMark,
}: Pick<TableProps<T>, 'label' | 'columns' | 'presentation' | 'selectionMode' | 'rowMark'>) {
  const lines = presentation === 'lines' ? linesOf(columns) : null
  const hasBoxes = selectionMode === 'multiple'
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
            <tr key={place} className={styles.row.still} data-marked={(lines && rowMark !== undefined) || undefined}>
              {hasBoxes && (
                <td className={styles.boxCell} data-box>
                  <SkeletonText />
                </td>
              )}
              {columns.map(({ id, isNumber }) => (
                <td key={id} className={styles.cell[isNumber ? 'number' : 'words']} data-line={lines?.[id]}>
                  <SkeletonText />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
