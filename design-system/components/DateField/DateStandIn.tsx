import { useId, useMemo, type ReactNode, type RefObject } from 'react'
import { LabelContext } from 'react-aria-components/Label'
import { TextContext } from 'react-aria-components/Text'
import { languageFacts } from '../../locale/language.ts'
import { useLocale } from '../../locale/LocaleProvider.tsx'
import { field } from '../Field/Field.css.ts'
import { FieldLabel, FieldNotes } from '../Field/Field.tsx'
import type { DateFieldProps } from './DateField.tsx'
import * as styles from './DateField.css.ts'
import { standInParts } from './stand-in-parts.ts'

type DateStandInProps = Pick<DateFieldProps, 'label' | 'hint' | 'isOptional' | 'value' | 'name'> & {
  place: RefObject<HTMLDivElement | null>
  onFocusChange: (isFocused: boolean) => void
  /** @default that of a `DateField` */
  box?: string
  /** Content after the parts. */
  end?: ReactNode
  /** @default 'LazyDateField' */
  component?: 'LazyDateField' | 'LazyDatePicker'
}

const reachable = { tabIndex: 0 } as const

/** Placeholder that looks and reads like the real field. The placeholder takes the focus until the real field is loaded. */
export function DateStandIn({
  label,
  hint,
  isOptional,
  value,
  name,
  place,
  onFocusChange,
  box = styles.box,
  end,
  component = 'LazyDateField',
}: DateStandInProps) {
  const { language, formats } = useLocale()
  const id = useId()
  const [labelled, described] = useMemo(
    () => [{ id: `${id}label`, elementType: 'span' }, { slots: { description: { id: `${id}hint` } } }] as const,
    [id],
  )
  return (
    <LabelContext value={labelled}>
      <TextContext value={described}>
        <div className={field} data-component={component}>
          <FieldLabel isOptional={isOptional}>{label}</FieldLabel>
          <div
            {...reachable}
            ref={place}
            role="group"
            className={box}
            aria-labelledby={labelled.id}
            aria-describedby={hint ? described.slots.description.id : undefined}
            // Reports the focus of the box itself only; the content at its end has its own focus.
            onFocus={({ target, currentTarget }) => target === currentTarget && onFocusChange(true)}
            onBlur={({ target, currentTarget }) => target === currentTarget && onFocusChange(false)}
            data-part="box"
          >
            <div className={styles.parts}>
              {standInParts(value ?? null, languageFacts[language].dateTag, formats).map(({ at, type, text }) => (
                <span key={at} className={styles.part} data-type={type}>
                  {text}
                </span>
              ))}
            </div>
            {end}
          </div>
          {/* Lets a form find the field and its value by name. */}
          {name !== undefined && <input type="hidden" name={name} value={value ?? ''} />}
          <FieldNotes hint={hint} isInvalid={false} />
        </div>
      </TextContext>
    </LabelContext>
  )
}
