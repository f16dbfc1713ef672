import { useId, useMemo, type RefObject } from 'react'
import { LabelContext } from 'react-aria-components/Label'
import { TextContext } from 'react-aria-components/Text'
import { languageFacts } from '../../locale/language.ts'
import { useLocale } from '../../locale/LocaleProvider.tsx'
import { field } from '../Field/Field.css.ts'
import { FieldLabel, FieldNotes } from '../Field/Field.tsx'
import type { DateFieldProps } from './DateField.tsx'
import * as styles from './DateField.css.ts'
import { standInParts } from './stand-in-parts.ts'

type DateStandInProps = Pick<DateFieldProps, 'label' | 'hint' | 'isOptional' | 'value'> & {
  place: RefObject<HTMLDivElement | null>
  onFocusChange: (isFocused: boolean) => void
}

const reachable = { tabIndex: 0 } as const

/** Looks and reads as the real field does. It takes the focus until that field is loaded. */
export function DateStandIn({ label, hint, isOptional, value, place, onFocusChange }: DateStandInProps) {
  const { language } = useLocale()
  const id = useId()
  const [labelled, described] = useMemo(
    () => [{ id: `${id}label`, elementType: 'span' }, { slots: { description: { id: `${id}hint` } } }] as const,
    [id],
  )
  return (
    <LabelContext value={labelled}>
      <TextContext value={described}>
        <div className={field} data-component="LateDateField">
          <FieldLabel isOptional={isOptional}>{label}</FieldLabel>
          <div
            {...reachable}
            ref={place}
            role="group"
            className={styles.box}
            aria-labelledby={labelled.id}
            aria-describedby={hint ? described.slots.description.id : undefined}
            onFocus={() => onFocusChange(true)}
            onBlur={() => onFocusChange(false)}
            data-part="box"
          >
            <div className={styles.parts}>
              {standInParts(value ?? null, languageFacts[language].dateTag).map(({ at, type, text }) => (
                <span key={at} className={styles.part} data-type={type}>
                  {text}
                </span>
              ))}
            </div>
          </div>
          <FieldNotes hint={hint} isInvalid={false} />
        </div>
      </TextContext>
    </LabelContext>
  )
}
