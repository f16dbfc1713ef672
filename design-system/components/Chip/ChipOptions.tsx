import type { RefObject } from 'react'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Icon } from '../../icons/Icon.tsx'
import { useOverlayNode } from '../Overlay/useOverlayNode.ts'
import { list } from '../Overlay/rows.css.ts'
import { panel, plain, plainCheck } from '../Select/Select.css.ts'
import type { ChipSelectProps, ListFocus } from './chip-select.ts'

type ChipOptionsProps = Pick<ChipSelectProps, 'options' | 'value' | 'onChange'> & {
  /** Id of the list. */
  id: string
  /** The chip that anchors and names the list. */
  chip: RefObject<HTMLButtonElement | null>
  chipId: string
  autoFocus: ListFocus
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/* Settings of React Aria's own select: one press opens and chooses, and choosing the current option also closes the list. */
const asInSelect = { shouldSelectOnPressUp: true, shouldFocusOnHover: true, allowDuplicateSelectionEvents: true } as const

/** The options of a chip in an overlay. The code is loaded when the pointer or the focus comes near the chip. */
export function ChipOptions({ id, chip, chipId, options, value, onChange, autoFocus, isOpen, onOpenChange }: ChipOptionsProps) {
  const node = useOverlayNode()
  const choose = (keys: 'all' | Set<unknown>) => {
    const chosen = keys === 'all' ? undefined : options.find((option) => keys.has(option.id))
    onOpenChange(false)
    if (chosen && chosen.id !== value) onChange(chosen.id)
  }
  return (
    <Popover
      {...node}
      trigger="Select"
      triggerRef={chip}
      placement="bottom start"
      offset={6}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      aria-labelledby={chipId}
      className={panel}
    >
      <ListBox
        {...asInSelect}
        id={id}
        aria-labelledby={chipId}
        className={list}
        items={options}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[value]}
        onSelectionChange={choose}
        autoFocus={autoFocus}
      >
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
  )
}
