import type { Ref } from 'react'
import { Input } from 'react-aria-components/Input'
import { SearchField as AriaSearchField, type SearchFieldProps as AriaSearchFieldProps } from 'react-aria-components/SearchField'
import { Label } from 'react-aria-components/Label'
import { useIntl } from 'react-intl'
import { Icon } from '../../icons/Icon.tsx'
import { visuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.css.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './SearchField.css.ts'

export const searchFieldVariants = ['outlined', 'sunken'] as const

type Passed = Pick<
  AriaSearchFieldProps,
  'name' | 'value' | 'defaultValue' | 'onChange' | 'onSubmit' | 'onClear' | 'autoFocus' | 'isDisabled'
>

export type SearchFieldProps = Passed & {
  /** Says what is searched. Heard by screen readers; shown as placeholder as well, the magnifier says the rest. */
  label: string
  /** An example instead of the label inside the empty field. */
  placeholder?: string
  /** `sunken` lies quietly in a bar; `outlined` stands on its own. @default 'outlined' */
  variant?: (typeof searchFieldVariants)[number]
  /** A list of what is found is open below and moved in with the arrow keys (inside RAC's `Autocomplete`): screen readers are told so. */
  hasList?: boolean
  inputRef?: Ref<HTMLInputElement>
}

/**
 * A text to search for, with a button that empties it. Escape empties it too.
 * @selector [data-empty] on the field
 */
export function SearchField({ label, placeholder = label, variant = 'outlined', hasList = false, inputRef, ...rest }: SearchFieldProps) {
  const intl = useIntl()
  const combobox = hasList ? ({ role: 'combobox', 'aria-expanded': true, 'aria-haspopup': 'listbox' } as const) : {}
  return (
    <AriaSearchField {...rest} type={hasList ? 'text' : 'search'} className={styles.root} data-component="SearchField">
      <Label className={visuallyHidden}>{label}</Label>
      <div className={styles.box[variant]} data-disabled={rest.isDisabled || undefined} data-part="box">
        <Icon name="search" />
        <Input {...combobox} ref={inputRef} className={styles.input} dir="auto" placeholder={placeholder} />
        <span className={styles.clear} data-part="clear">
          <IconButton icon="close" label={intl.formatMessage({ id: 'ds.searchField.clear' })} />
        </span>
      </div>
    </AriaSearchField>
  )
}
