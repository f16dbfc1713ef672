import type { ReactNode } from 'react'
import { Checkbox } from 'react-aria-components/Checkbox'
import { Icon } from '../../icons/Icon.tsx'
import { box } from '../Checkbox/Checkbox.css.ts'
import { selection } from './Table.css.ts'

/** The checkbox that selects a row, or all rows. The table sets its name. */
export function SelectionBox({ children }: { children?: ReactNode }) {
  return (
    <Checkbox slot="selection" className={selection}>
      {({ isIndeterminate }) => (
        <>
          <span className={box}>
            <Icon name={isIndeterminate ? 'minus' : 'check'} size="small" />
          </span>
          {children}
        </>
      )}
    </Checkbox>
  )
}
