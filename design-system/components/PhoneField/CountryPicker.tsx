import { useMemo, useState, type RefObject } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Dialog } from 'react-aria-components/Dialog'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { FormattedMessage, useIntl } from 'react-intl'
import { fixedDirection } from '../../locale/fixed-direction.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useOverlayNode } from '../Overlay/useOverlayNode.ts'
import { SearchField } from '../SearchField/SearchField.tsx'
import { check } from '../Overlay/rows.css.ts'
import * as styles from './CountryPicker.css.ts'
import { Flag } from './Flag.tsx'
import { dialDigits, type PhoneCountry } from './phone-country.ts'
import { indexCountries, searchCountries } from './searchCountries.ts'

type CountryPickerProps = {
  anchor: RefObject<HTMLElement | null>
  countries: readonly PhoneCountry[]
  chosen: PhoneCountry
  onChoose: (country: PhoneCountry) => void
  onClose: () => void
}

/** Maximum height in pixels: about seven countries below the search, so that readers see that the list continues. */
const greatestHeight = 400

/** Every country with its flag and calling code; typing filters by name in either language, calling code or ISO code. */
export function CountryPicker({ anchor, countries, chosen, onChoose, onClose }: CountryPickerProps) {
  const intl = useIntl()
  const node = useOverlayNode()
  const [query, setQuery] = useState('')
  const index = useMemo(() => indexCountries(countries), [countries])
  const found = useMemo(() => searchCountries(index, query), [index, query])
  const title = intl.formatMessage({ id: 'ds.phoneField.countries' })

  /* If the chosen country is chosen again, the reported selection is empty. The country then stays chosen. */
  const choose = (keys: 'all' | Set<unknown>) => {
    const country = countries.find((each) => keys !== 'all' && keys.has(each.id))
    if (country) onChoose(country)
    onClose()
  }

  return (
    <Popover
      {...node}
      triggerRef={anchor}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      placement="bottom start"
      offset={6}
      maxHeight={greatestHeight}
      className={styles.panel}
      data-component="CountryPicker"
    >
      <Dialog className={styles.dialog} aria-label={title}>
        <Autocomplete inputValue={query} onInputChange={setQuery}>
          <div className={styles.search}>
            <SearchField label={intl.formatMessage({ id: 'ds.phoneField.search' })} variant="sunken" hasList autoFocus />
          </div>
          <ListBox
            aria-label={title}
            className={styles.list}
            items={found}
            selectionMode="single"
            selectedKeys={[chosen.id]}
            onSelectionChange={choose}
            renderEmptyState={() => (
              <p className={styles.empty}>
                <FormattedMessage id="ds.phoneField.none" />
              </p>
            )}
          >
            {(country) => (
              <ListBoxItem id={country.id} textValue={country.name} className={styles.row}>
                <Flag url={country.flagUrl} />
                <bdi className={styles.name}>{country.name}</bdi>
                <span className={styles.code} dir="ltr" {...fixedDirection('latin')}>
                  +{dialDigits(country)}
                </span>
                <span className={check}>
                  <Icon name="check" size="small" />
                </span>
              </ListBoxItem>
            )}
          </ListBox>
        </Autocomplete>
      </Dialog>
    </Popover>
  )
}
