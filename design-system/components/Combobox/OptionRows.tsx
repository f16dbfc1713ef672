import type { ReactNode } from 'react'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import { Icon } from '../../icons/Icon.tsx'
import * as select from '../Select/Select.css.ts'
import * as styles from './Combobox.css.ts'
import type { ComboboxOption } from './combobox-option.ts'
import { NoOptions } from './NoOptions.tsx'

export type OptionRowsProps = {
  /** The only ones that may be pressed now, where the others may not. */
  allowed: ReadonlySet<string> | undefined
  /** Why there are none. */
  note: ReactNode
}

/** In pixels, as the layout wants them: a row's least height, and the room around all rows. */
const layout = { estimatedRowHeight: 44, padding: 8 }

/** The options of a combobox: only the rows in sight are in the page, however many there are. */
export const OptionRows = ({ allowed, note }: OptionRowsProps) => (
  <Virtualizer layout={ListLayout} layoutOptions={layout}>
    <ListBox className={styles.list} dependencies={[allowed]} renderEmptyState={() => <NoOptions>{note}</NoOptions>}>
      {(option: ComboboxOption) => (
        <ListBoxItem
          id={option.id}
          textValue={option.label}
          isDisabled={option.isDisabled || (allowed && !allowed.has(option.id))}
          className={select.option}
        >
          <span className={select.words}>
            {/* read in its own direction, standing at the start of the page's lines */}
            <span>
              <bdi>{option.label}</bdi>
            </span>
            {option.description && <span className={select.description}>{option.description}</span>}
          </span>
          <span className={select.check}>
            <Icon name="check" size="small" />
          </span>
        </ListBoxItem>
      )}
    </ListBox>
  </Virtualizer>
)
