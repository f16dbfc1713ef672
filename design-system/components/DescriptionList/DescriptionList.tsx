import type { ReactNode } from 'react'
import { figures, list, name, row, value, type descriptionLooks } from './DescriptionList.css.ts'

export type Description = {
  id: string
  /** Name of the fact: “Objective”. */
  name: ReactNode
  /** One value, or several for one name. Put user text in `Bidi`. */
  value: ReactNode | readonly ReactNode[]
  /** Gives digits one width and aligns them to the end of a row. */
  isNumber?: boolean
}

export type DescriptionListProps = {
  items: readonly Description[]
  /**
   * `rows`: name and value on one line, ruled; `tiles`: facts on sunken backgrounds; `stacked`: the name above its value; `pairs`: like
   * `stacked`, as many in a row as fit. @default 'rows'
   */
  look?: (typeof descriptionLooks)[number]
  'aria-label'?: string
}

/** Facts by name. For rows to compare use a `Table`, for one large number a `Stat`. */
export function DescriptionList({ items, look = 'rows', ...rest }: DescriptionListProps) {
  return (
    <dl {...rest} className={list[look]} data-component="DescriptionList" data-look={look}>
      {items.map(({ id, name: words, value: values, isNumber }) => (
        <div key={id} className={row[look]} data-part="row">
          <dt className={name[look]} data-part="name">
            {words}
          </dt>
          {valuesOf(values).map((each, at) => (
            <dd key={`${id}-${at + 1}`} className={`${value[look]} ${isNumber ? figures : ''}`} data-part="text">
              {each}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

const valuesOf = (given: Description['value']): readonly ReactNode[] => (Array.isArray(given) ? (given as readonly ReactNode[]) : [given])
