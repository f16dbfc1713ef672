import { Button } from 'react-aria-components/Button'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select, SelectValue } from 'react-aria-components/Select'
import { Icon } from '../../icons/Icon.tsx'
import { useOverlayNode } from '../Overlay/useOverlayNode.ts'
import { list } from '../Overlay/rows.css.ts'
import { panel, plain, plainCheck } from '../Select/Select.css.ts'
import * as styles from './ChipSelect.css.ts'

export type ChipSelectOption = { id: string; label: string }

export type ChipSelectProps = {
  /** What the filter is about: “Status”. Read by screen readers, not shown: the chosen option says it. */
  label: string
  options: readonly ChipSelectOption[]
  value: string
  onChange: (id: string) => void
  /** The filter is set, and the chip is coloured as chosen. */
  isSet?: boolean
}

/**
 * One filter over a list, as a chip that opens its options. Write the option that sets no filter in full, such as “Any status”.
 *
 * @selector [data-selected] [data-hovered] [data-focus-visible] on the chip; [data-focused] [data-selected] on an option
 */
export function ChipSelect({ label, options, value, onChange, isSet = false }: ChipSelectProps) {
  const node = useOverlayNode()
  const choose = (key: unknown) => {
    const chosen = options.find(({ id }) => id === key)
    if (chosen) onChange(chosen.id)
  }
  return (
    <Select aria-label={label} value={value} onChange={choose} className={styles.root} data-component="ChipSelect">
      <Button className={styles.chip} data-selected={isSet || undefined} data-part="chip">
        <SelectValue className={styles.value}>{({ selectedText }) => selectedText}</SelectValue>
        <Icon name="chevron-down" size="small" />
      </Button>
      <Popover {...node} offset={6} className={panel}>
        <ListBox className={list} items={options}>
          {(option) => (
            <ListBoxItem id={option.id} textValue={option.label} className={plain}>
              {({ isSelected }) => (
                <>
                  {option.label}
                  {isSelected && (
                    <span className={plainCheck}>
                      <Icon name="check" size="small" />
                    </span>
                  )}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </Select>
  )
}
