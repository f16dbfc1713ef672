import { FormattedMessage } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { Sheet } from '@wasla/design-system/components/Sheet'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { isOrMore } from '../PeopleCount.tsx'
import { filterFields, type FilterProps } from './FilterFields.tsx'
import type { FilterName } from './set-filters.ts'
import { useFilterWords } from './useFilterWords.ts'
import * as styles from './Filters.css.ts'

/** Filters in the order of the mockup. */
const order = [
  'TYPE',
  'PLATFORM',
  'FOLLOWERS',
  'ENGAGEMENT',
  'PLACE',
  'INTERESTS',
  'PRICE',
  'VERIFIED',
] as const satisfies readonly FilterName[]

type FilterSheetProps = FilterProps & { count: number | null; onClear: () => void; onClose: () => void }

/** Sheet with all filters, on phones. Changes apply at once, and the button shows how many people the filters find. */
export function FilterSheet({ choice, onChange, count, onClear, onClose }: FilterSheetProps) {
  const { nameOf } = useFilterWords()
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<FormattedMessage id="people.filter.all" />}
      actions={
        <div className={styles.sheetFoot}>
          <Button variant="quiet" onPress={onClear}>
            <FormattedMessage id="people.clearAll" />
          </Button>
          <Button variant="primary" isFullWidth isPending={count === null} onPress={onClose}>
            {count === null ? (
              <FormattedMessage id="people.showAny" />
            ) : (
              <FormattedMessage id={isOrMore(count) ? 'people.showOrMore' : 'people.show'} values={{ count }} />
            )}
          </Button>
        </div>
      }
    >
      <div className={styles.sheet}>
        {order.map((name) => {
          const Fields = filterFields[name]
          return (
            <section key={name} className={styles.sheetPart}>
              <Heading level={3} look="label">
                {nameOf(name)}
              </Heading>
              <Fields choice={choice} onChange={onChange} />
            </section>
          )
        })}
      </div>
    </Sheet>
  )
}
