import type { RefObject } from 'react'
import { Popover } from '@wasla/design-system/components/Popover'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { filterFields, type FilterProps } from './FilterFields.tsx'
import type { FilterName } from './set-filters.ts'
import { useFilterWords } from './useFilterWords.ts'
import * as styles from './Filters.css.ts'

type FilterMenuProps = FilterProps & { name: FilterName; chip: RefObject<HTMLElement | null>; onClose: () => void }

/** Menu with the fields of one filter, below its chip. */
export function FilterMenu({ name, choice, onChange, chip, onClose }: FilterMenuProps) {
  const { nameOf } = useFilterWords()
  const Fields = filterFields[name]
  return (
    <Popover triggerRef={chip} isOpen onOpenChange={(isOpen) => !isOpen && onClose()} aria-label={nameOf(name)}>
      <div className={styles.popover}>
        <Heading level={2} look="label">
          {nameOf(name)}
        </Heading>
        <Fields choice={choice} onChange={onChange} />
      </div>
    </Popover>
  )
}
