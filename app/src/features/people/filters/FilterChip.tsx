import { useRef } from 'react'
import { Button } from 'react-aria-components/Button'
import { useIntl } from 'react-intl'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { openedPart } from '#late/opened-part.tsx'
import type { FilterProps } from './FilterFields.tsx'
import { isSet, withoutFilter, type FilterName } from './set-filters.ts'
import { useFilterWords } from './useFilterWords.ts'
import * as styles from './Filters.css.ts'

/* 35 kB with the fields and their lists, for who sets a filter on a desk. */
const FilterMenu = openedPart(() => import('./FilterMenu.tsx').then((module) => module.FilterMenu))

type FilterChipProps = FilterProps & {
  name: FilterName
  /** On phones a filter opens with all others, in the sheet. */
  onOpenAll: (() => void) | null
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onRemoved: () => void
}

/**
 * One filter: unset with its name, set with its value and a way to take it away (README-c). Its menu opens below it on a desk. Set or not,
 * what opens it is the same button, so that the focus comes back to it.
 */
export function FilterChip({ name, choice, onChange, onOpenAll, isOpen, onOpenChange, onRemoved }: FilterChipProps) {
  const intl = useIntl()
  const chip = useRef<HTMLSpanElement>(null)
  const { nameOf, valueOf } = useFilterWords()
  const isChosen = isSet(choice, name)
  const value = isChosen ? valueOf(name, choice) : ''
  /* One press is all that this filter is. */
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
