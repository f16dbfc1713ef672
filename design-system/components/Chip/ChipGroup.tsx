import { useState, type ReactNode } from 'react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import { FormattedMessage } from 'react-intl'
import { Icon } from '../../icons/Icon.tsx'
import type { IconName } from '../../icons/icons.ts'
import { keepWithin } from './choose.ts'
import { choice, group, limit as limitStyle, whole } from './Chip.css.ts'

export type ChipOption = { id: string; label: ReactNode; icon?: IconName; isDisabled?: boolean }

export type ChipGroupProps = {
  /** What is chosen: “Interests”, “Kind”. For screen readers only. */
  label: string
  options: readonly ChipOption[]
  /** `single`: exactly one chip is always chosen, as in a filter; `multiple`: any number. @default 'single' */
  selectionMode?: 'single' | 'multiple'
  selected?: readonly string[]
  defaultSelected?: readonly string[]
  onChange?: (ids: readonly string[]) => void
  /** Maximum number of chosen chips. At the limit the other chips are disabled, and a line says why. */
  limit?: number
  /** `scroll` keeps the chips in one row. @default 'wrap' */
  overflow?: 'wrap' | 'scroll'
  isDisabled?: boolean
}

/**
 * Chips that choose one of a few options, or several of many. A chosen chip has a check mark and a saffron background.
 * @selector [data-selected] [data-hovered] [data-focus-visible] [data-disabled] on a chip
 */
export function ChipGroup({
  label,
  options,
  selectionMode = 'single',
  selected,
  defaultSelected = [],
  onChange,
  limit,
  overflow,
  isDisabled,
}: ChipGroupProps) {
  const [own, setOwn] = useState<readonly string[]>(defaultSelected)
  const chosen = selected ?? own
  const isFull = limit !== undefined && chosen.length >= limit

  const choose = (keys: ReadonlySet<unknown>) => {
    const next = keepWithin(
      selectionMode === 'single' ? [] : chosen,
      options.map(({ id }) => id).filter((id) => keys.has(id)),
      limit,
    )
    setOwn(next)
    onChange?.(next)
  }

  return (
    <div data-component="ChipGroup">
      <ToggleButtonGroup
        aria-label={label}
        selectionMode={selectionMode}
        disallowEmptySelection={selectionMode === 'single'}
        selectedKeys={chosen}
        onSelectionChange={choose}
        isDisabled={isDisabled}
        className={group({ overflow })}
      >
        {options.map((option) => {
          const isChosen = chosen.includes(option.id)
          return (
            <ToggleButton
              key={option.id}
              id={option.id}
              data-key={option.id}
              isDisabled={option.isDisabled || (isFull && !isChosen)}
              className={`${choice} ${overflow === 'scroll' ? whole : ''}`}
              data-part="chip"
            >
              {isChosen && selectionMode === 'multiple' ? (
                <Icon name="check" size="small" />
              ) : (
                option.icon && <Icon name={option.icon} size="small" />
              )}
              <span data-part="words">{option.label}</span>
            </ToggleButton>
          )
        })}
      </ToggleButtonGroup>
      {limit !== undefined && (
        <p className={limitStyle} role="status">
          {isFull && <FormattedMessage id="ds.tag.limit" values={{ count: limit }} />}
        </p>
      )}
    </div>
  )
}
