import type { ReactNode } from 'react'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import { Icon } from '../../icons/Icon.tsx'
import * as rows from '../Overlay/rows.css.ts'
import * as select from '../Select/Select.css.ts'
import * as styles from './Combobox.css.ts'
import type { ComboboxOption } from './combobox-option.ts'
import { NoOptions } from './NoOptions.tsx'

export type OptionRowsProps = {
  /** Ids that can be chosen now; undefined allows all. */
  allowed: ReadonlySet<string> | undefined
  /** Says why there are no options. */
  note: ReactNode
}

/** Minimum height of a row and padding around all rows, in pixels, for the virtualiser. */
const layout = { estimatedRowHeight: 44, padding: 8 }

/** The options of a combobox. Only the visible rows are in the page. */
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
          <span className={rows.words}>
            {/* The text of an option has its own direction, but is aligned to the start of the page's lines. */}
            <span>
              <bdi>{option.label}</bdi>
            </span>
            {option.description && <span className={rows.description}>{option.description}</span>}
          </span>
          <span className={rows.check}>
            <Icon name="check" size="small" />
          </span>
        </ListBoxItem>
      )}
    </ListBox>
  </Virtualizer>
)
