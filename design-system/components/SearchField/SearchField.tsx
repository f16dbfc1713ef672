import type { ComponentProps, Ref } from 'react'
import { Input } from 'react-aria-components/Input'
import { SearchField as AriaSearchField, type SearchFieldProps as AriaSearchFieldProps } from 'react-aria-components/SearchField'
import { Label } from 'react-aria-components/Label'
import { useIntl } from 'react-intl'
import { Icon } from '../../icons/Icon.tsx'
import { visuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.css.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useActiveResult } from './useActiveResult.ts'
import * as styles from './SearchField.css.ts'

export const searchFieldVariants = ['outlined', 'sunken'] as const

type Passed = Pick<
  AriaSearchFieldProps,
  'name' | 'value' | 'defaultValue' | 'onChange' | 'onSubmit' | 'onClear' | 'onFocusChange' | 'autoFocus' | 'isDisabled'
>

export type SearchFieldProps = Passed & {
  /** What is searched. This text is the accessible name of the field, and the placeholder beside the magnifier. */
  label: string
  /** Example in the empty field, instead of the label. */
  placeholder?: string
  /** `sunken` for a field in a bar; `outlined` for a field on its own. @default 'outlined' */
  variant?: (typeof searchFieldVariants)[number]
  /**
   * Announces the open list of results below the field. The arrow keys move in that list (inside `Autocomplete` of React Aria Components).
   */
  hasList?: boolean
  inputRef?: Ref<HTMLInputElement>
}

/**
 * A field for a search text, with a button that clears the text. Escape clears it, too.
 *
 * @selector [data-empty] [data-disabled] on the box
 */
export function SearchField({ label, placeholder = label, variant = 'outlined', hasList = false, inputRef, ...rest }: SearchFieldProps) {
  const intl = useIntl()
  const combobox = hasList ? ({ role: 'combobox', 'aria-expanded': true, 'aria-haspopup': 'listbox' } as const) : {}
  return (
    <AriaSearchField {...rest} type={hasList ? 'text' : 'search'} className={styles.root} data-component="SearchField">
      <Label className={visuallyHidden}>{label}</Label>
      <div className={styles.box[variant]} data-disabled={rest.isDisabled || undefined} data-part="box">
        <Icon name="search" />
        <Input
          {...combobox}
          ref={inputRef}
          className={styles.input}
          dir="auto"
          placeholder={placeholder}
          render={(field) => <FieldOfList {...field} hasList={hasList} />}
        />
        <span className={styles.clear} data-part="clear">
          <IconButton icon="close" label={intl.formatMessage({ id: 'ds.searchField.clear' })} />
        </span>
      </div>
    </AriaSearchField>
  )
}

/** The input. While the active result of the open list exists, `aria-activedescendant` of the input names it. */
function FieldOfList({ hasList, 'aria-activedescendant': active, ...field }: ComponentProps<'input'> & { hasList: boolean }) {
  useActiveResult(field.id, hasList ? active : undefined, field['aria-controls'])
  return <input {...field} />
}
