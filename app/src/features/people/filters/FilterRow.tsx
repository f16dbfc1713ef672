import { useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { FormattedMessage, useIntl } from 'react-intl'
import { CountBadge } from '@wasla/design-system/components/CountBadge'
import { usePhone } from '@wasla/design-system/components/Overlay/usePhone.ts'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'
import { lazyOverlay } from '#lazy/lazy-overlay.tsx'
import { useUrlDialog } from '#shell/useUrlDialog.ts'
import { FilterChip } from './FilterChip.tsx'
import type { FilterProps } from './FilterFields.tsx'
import { chipOrder, setFilters, type FilterName } from './set-filters.ts'
import * as styles from './Filters.css.ts'

/* The sheet with all filters (1 kB) is loaded only on phones. */
const FilterSheet = lazyOverlay(() => import('./FilterSheet.tsx').then((module) => module.FilterSheet))

type FilterRowProps = FilterProps & {
  /** Number of people that the filters find; null while it loads. */
  count: number | null
  onClear: () => void
}

/** Row of filters above the results. Filters that are set come first. On phones, the first chip opens a sheet with all filters. */
export function FilterRow({ choice, onChange, count, onClear }: FilterRowProps) {
  const intl = useIntl()
  const isPhone = usePhone()
  const row = useRef<HTMLDivElement>(null)
  const sheet = useUrlDialog('filters')
  const set = setFilters(choice)
  const [open, setOpen] = useState<{ name: FilterName; order: readonly FilterName[] } | null>(null)
  /* While the menu of a chip is open, the chips keep their order. */
  const order = isPhone ? set : (open?.order ?? chipOrder(choice))
  /* A removed chip loses the focus, so the row takes the focus and scrolls to its start. */
  const stay = () => {
    row.current?.focus()
    row.current?.scrollTo({ left: 0 })
  }
  return (
    <div ref={row} role="group" tabIndex={-1} className={styles.row} aria-label={intl.formatMessage({ id: 'people.filter.row' })}>
      {isPhone && (
        <Button className={styles.chip} onPress={sheet.open}>
          <Icon name="filter" size="small" />
          <FormattedMessage id="people.filter.all" /> <CountBadge count={set.length} />
          {set.length > 0 && (
            <VisuallyHidden>
              {' '}
              <FormattedMessage id="people.filter.areSet" values={{ count: set.length }} />
            </VisuallyHidden>
          )}
        </Button>
      )}
      {order.map((name) => (
        <FilterChip
          key={name}
          name={name}
          choice={choice}
          onChange={onChange}
          onOpenAll={isPhone ? sheet.open : null}
          isOpen={open?.name === name}
          onOpenChange={(isOpen) => setOpen(isOpen ? { name, order } : null)}
          onRemoved={stay}
        />
      ))}
      {sheet.isOpen && <FilterSheet choice={choice} onChange={onChange} count={count} onClear={onClear} onClose={sheet.close} />}
    </div>
  )
}
