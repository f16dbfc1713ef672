import type { ChartTableData } from './chart-table.ts'
import { ScrollRegion } from '../Table/ScrollRegion.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { number, table, word } from './ChartFrame.css.ts'

/** The numbers of a chart as a table without controls. */
export function ChartTable({ title, head, rows }: ChartTableData & { title: string }) {
  const [first, ...rest] = head
  return (
    <ScrollRegion label={title} isLow>
      <table className={table}>
        <caption>
          <VisuallyHidden>
            <bdi>{title}</bdi>
          </VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={word}>
              {first}
            </th>
            {rest.map((name) => (
              <th key={name} scope="col" className={number}>
                <bdi>{name}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, cells }) => (
            <tr key={id}>
              <th scope="row" className={word}>
                <bdi>{name}</bdi>
              </th>
              {cells.map((cell, at) => (
                <td key={rest[at] ?? at} className={number}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
