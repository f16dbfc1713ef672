import type { ReactNode } from 'react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import { Icon } from '../../icons/Icon.tsx'
import type { IconName } from '../../icons/icons.ts'
import { group, segment, words } from './SegmentedControl.css.ts'

type Segment<Id extends string = string> = {
  id: Id
  label: ReactNode
  icon?: IconName
  /** Language of the label if it is not the page's, such as a language's own name. */
  lang?: string
  isDisabled?: boolean
}

export type SegmentedControlProps<Id extends string = string> = {
  /** What the segments choose: “Reward”, “Language”. For screen readers only. */
  label: string
  /** Two to four options of one or two words each. */
  options: readonly Segment<Id>[]
  value?: Id
  /** @default the first option */
  defaultValue?: Id
  onChange?: (id: Id) => void
  isDisabled?: boolean
  /** Fills the whole width with segments of equal width, as far as their labels allow. */
  isFullWidth?: boolean
}

/**
 * Chooses exactly one of a few visible options. An option is always chosen. The choice takes effect immediately.
 * @selector [data-selected] [data-hovered] [data-focus-visible] [data-disabled] on a segment
 */
export function SegmentedControl<Id extends string>({
  label,
  options,
  value,
  defaultValue = options[0]?.id,
  onChange,
  isDisabled,
  isFullWidth,
}: SegmentedControlProps<Id>) {
  const choose = (keys: ReadonlySet<unknown>) => {
    const chosen = options.find(({ id }) => keys.has(id))
    if (chosen) onChange?.(chosen.id)
  }
  const width = !isFullWidth ? 'own' : options.length === 4 ? 'equalOfFour' : 'equal'
  return (
    <ToggleButtonGroup
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      {...(value === undefined ? { defaultSelectedKeys: defaultValue === undefined ? [] : [defaultValue] } : { selectedKeys: [value] })}
      onSelectionChange={choose}
      isDisabled={isDisabled}
      className={group({ isFullWidth })}
      data-component="SegmentedControl"
    >
      {options.map((option) => (
        <ToggleButton key={option.id} id={option.id} isDisabled={option.isDisabled} className={segment[width]} data-part="segment">
          {option.icon && <Icon name={option.icon} size="small" />}
          <span className={words} lang={option.lang} data-part="words">
            {option.label}
          </span>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
