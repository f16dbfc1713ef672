import { isValidElement, type ReactNode } from 'react'
import { Say, useSay, type Pair } from '../say.tsx'
import { stress } from '../stress.ts'
import type { Drawer } from './draw.ts'
import * as styles from './States.css.ts'
import type { StateColumn, StateRow, StateTable } from './table.ts'

const texts = {
  wrong: { en: 'Check this and try again', ar: 'تحقّق من هذا وحاول مرة أخرى' },
  usual: { en: 'Reel with your product', ar: 'مقطع قصير مع منتجك' },
  long: stress.unbroken,
} as const satisfies Record<string, Pair>

/* Widths are in pixels, so that every cell begins at a whole pixel at each size of text. Only then can the cells of a row be compared. */
const [named, usual, wide] = [112, 240, 400]

/**
 * Shows every state of a component: rows are its variants, columns its states. If a column has a pose, the camera sets its state by real
 * pointer and keyboard input; in Storybook its cells are at rest. Only the names are English: the styles of a cell follow its language.
 */
export function States({ draw, table }: { draw: Drawer; table: StateTable }) {
  const { component, rows, columns, isWide, target, isInside } = table
  const hasPanels = isInside === true || columns.some(({ pose }) => pose === 'open')
  const room = isWide || hasPanels ? wide : usual
  return (
    <table
      className={styles.matrix}
      style={{ inlineSize: named + columns.length * room }}
      data-state-matrix={component}
      data-state-target={target}
      data-state-inside={isInside}
      aria-label={component}
    >
      <colgroup>
        <col style={{ inlineSize: named }} />
        {columns.map(({ name }) => (
          <col key={name} style={{ inlineSize: room }} />
        ))}
      </colgroup>
      <thead lang="en">
        <tr>
          <td className={styles.name}>{component}</td>
          {columns.map(({ name }) => (
            <th key={name} scope="col" className={styles.name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name} className={hasPanels ? styles.tall : undefined}>
            <th scope="row" className={styles.name} lang="en">
              {row.name}
            </th>
            {columns.map((column) => (
              <td
                key={column.name}
                className={styles.cell}
                data-state-row={row.name}
                data-state-cell={column.name}
                data-state-pose={column.pose}
              >
                <Case {...draw} row={row} column={column} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type CaseProps = Drawer & { row: StateRow; column: StateColumn }

function Case({ draw, rest, row, column }: CaseProps): ReactNode {
  const say = useSay()
  const said = Object.entries(column.texts ?? {}).map(([prop, kind]) => {
    const pair = texts[kind]
    return [prop, isValidElement(rest[prop]) || kind === 'wrong' ? <Say pair={pair} /> : say(pair)] as const
  })
  return draw({ ...rest, ...row.args, ...column.args, ...Object.fromEntries(said) })
}
