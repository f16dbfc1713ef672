import { FormattedMessage } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { ChipGroup } from '@wasla/design-system/components/Chip/ChipGroup.tsx'
import { Sheet } from '@wasla/design-system/components/Sheet'
import { Switch } from '@wasla/design-system/components/Switch'
import { Heading } from '@wasla/design-system/primitives/Heading'
import type { DiscoverList } from './discover-address.ts'
import { useDiscoverChoices } from './useDiscoverChoices.ts'
import * as styles from './Discover.css.ts'

type DiscoverFilterSheetProps = {
  list: DiscoverList
  isForThem: boolean
  onChange: (change: Partial<DiscoverList>) => void
  onClose: () => void
}

/** Sheet with the filters, for phones. A choice applies at once. */
export function DiscoverFilterSheet({ list, isForThem, onChange, onClose }: DiscoverFilterSheetProps) {
  const choices = useDiscoverChoices(list, onChange)
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<FormattedMessage id="programs.discover.filtersTitle" />}
      actions={
        <div className={styles.sheetFoot}>
          <Button variant="quiet" onPress={() => onChange({ objective: null, focus: null, fitsMe: false })}>
            <FormattedMessage id="programs.discover.clear" />
          </Button>
          <Button variant="primary" isFullWidth onPress={onClose}>
            <FormattedMessage id="programs.discover.show" />
          </Button>
        </div>
      }
    >
      <div className={styles.sheet}>
        {isForThem && (
          <Switch isSelected={list.fitsMe} onChange={(fitsMe) => onChange({ fitsMe })}>
            <FormattedMessage id="program.fit.eligible" />
          </Switch>
        )}
        {(['objective', 'focus'] as const).map((name) => {
          const { label, options, value, onChange: choose } = choices[name]
          return (
            <section key={name} className={styles.sheetPart}>
              <Heading level={3} look="label">
                {label}
              </Heading>
              <ChipGroup label={label} options={options} selected={[value]} onChange={([id]) => id !== undefined && choose(id)} />
            </section>
          )
        })}
      </div>
    </Sheet>
  )
}
