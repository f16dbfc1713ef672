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
  /** The ids that can be chosen now; without it all can. */
  allowed: ReadonlySet<string> | undefined
  /** Says why there are no options. */
  note: ReactNode
}

/** In pixels, as the virtualiser needs them: the minimum height of a row, and the padding around all rows. */
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
          <span className={rows.words}>
            {/* In its own direction, but aligned to the start of the page's lines. */}
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
