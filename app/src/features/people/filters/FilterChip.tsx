import { useRef } from 'react'
import { Button } from 'react-aria-components/Button'
import { useIntl } from 'react-intl'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { lazyOverlay } from '#lazy/lazy-overlay.tsx'
import type { FilterProps } from './FilterFields.tsx'
import { isSet, withoutFilter, type FilterName } from './set-filters.ts'
import { useFilterWords } from './useFilterWords.ts'
import * as styles from './Filters.css.ts'

/* The menu (35 kB with all fields and their lists) is loaded only when a filter is opened on a desktop. */
const FilterMenu = lazyOverlay(() => import('./FilterMenu.tsx').then((module) => module.FilterMenu))

type FilterChipProps = FilterProps & {
  name: FilterName
  /** Opens the sheet with all filters, on phones. Null on desktops. */
  onOpenAll: (() => void) | null
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onRemoved: () => void
}

/**
 * Chip of one filter. An unset filter shows its name. A set filter shows its value and a button to remove it (README-c). On desktops the
 * fields of the filter open below the chip. The same button opens the fields in both states, so that the button gets the focus again when
 * the fields close.
 */
export function FilterChip({ name, choice, onChange, onOpenAll, isOpen, onOpenChange, onRemoved }: FilterChipProps) {
  const intl = useIntl()
  const chip = useRef<HTMLSpanElement>(null)
  const { nameOf, valueOf } = useFilterWords()
  const isChosen = isSet(choice, name)
  const value = isChosen ? valueOf(name, choice) : ''
  /* This filter has no fields: a press switches it on or off. */
  const isSwitch = name === 'VERIFIED'
  const press = () => {
    if (isSwitch) onChange({ isVerified: !choice.isVerified })
    else if (onOpenAll) onOpenAll()
    else onOpenChange(true)
  }
  return (
    <>
      <span ref={chip} className={isChosen ? styles.set : styles.unset}>
        <Button
          className={isChosen ? styles.value : isSwitch ? styles.chip : styles.opening}
          onPress={press}
          {...(isSwitch ? { 'aria-pressed': isChosen } : { 'aria-expanded': isOpen })}
          aria-label={isChosen && !isSwitch ? intl.formatMessage({ id: 'people.filter.change' }, { name: nameOf(name), value }) : undefined}
        >
          {isSwitch && !isChosen && <Icon name="circle-check" size="small" />}
          {isChosen ? value : nameOf(name)}
          {!isSwitch && !isChosen && <Icon name="chevron-down" size="small" />}
        </Button>
        {isChosen && (
          <Button
            className={styles.remove}
            aria-label={intl.formatMessage({ id: 'people.filter.remove' }, { value })}
            onPress={() => {
              onChange(withoutFilter(name))
              onRemoved()
            }}
          >
            <Icon name="close" size="small" />
          </Button>
        )}
      </span>
      {isOpen && <FilterMenu name={name} choice={choice} onChange={onChange} chip={chip} onClose={() => onOpenChange(false)} />}
    </>
  )
}
