import type { ReactNode } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { FormattedMessage } from 'react-intl'
import { Icon } from '../../icons/Icon.tsx'
import * as styles from './Field.css.ts'

/** The texts around every field. Every field has a visible label; a placeholder is no label. */
export type FieldTexts = {
  label: ReactNode
  /** Helps to fill it in, before anything goes wrong. An error replaces it. */
  hint?: ReactNode
  /** What is wrong and how to put it right. Its presence marks the field invalid; errors of a `Form` need not be passed here. */
  errorMessage?: ReactNode
  /** Shows “Optional” beside the label. Mark the optional fields, since most fields are required. */
  isOptional?: boolean
}

/** Plain functions behind the components: on a page with hundreds of fields every component in between costs time. */
export const fieldLabel = ({ children, isOptional = false }: { children: ReactNode; isOptional?: boolean }): ReactNode => {
  return (
    <Label className={isOptional ? styles.labelRow : styles.label} data-part="label">
      {isOptional ? <span>{children}</span> : children}
      {isOptional && (
        <span className={styles.optional}>
          <FormattedMessage id="ds.field.optional" />
        </span>
      )}
    </Label>
  )
}

export const FieldLabel = (props: { children: ReactNode; isOptional?: boolean }): ReactNode => fieldLabel(props)

/** An error has an icon and a text, never colour alone. `children` may be empty inside a `Form`, whose errors are shown then. */
export function FieldErrorText({ children }: { children?: ReactNode }) {
  return (
    <FieldError className={styles.error} data-part="error">
      {({ validationErrors }) => (
        <>
          <span className={styles.lineMark}>
            <Icon name="circle-alert" size="small" />
          </span>
          <span>{children ?? validationErrors.join(' ')}</span>
        </>
      )}
    </FieldError>
  )
}

type FieldNotesProps = Pick<FieldTexts, 'hint' | 'errorMessage'> & { isInvalid: boolean; counter?: ReactNode }

/** The line under a field: its error or its hint, and its counter at the end. */
export const fieldNotes = ({ hint, errorMessage, isInvalid, counter }: FieldNotesProps): ReactNode => {
  if (!isInvalid && !hint && !counter) return null
  return (
    <div className={styles.notes} data-part="notes">
      {isInvalid && <FieldErrorText>{errorMessage}</FieldErrorText>}
      {!isInvalid && hint && (
        <Text slot="description" elementType="div" className={styles.hint} data-part="hint">
          {hint}
        </Text>
      )}
      {counter}
    </div>
  )
}

export const FieldNotes = (props: FieldNotesProps): ReactNode => fieldNotes(props)

/** `true` where the field has an error of its own; `undefined` leaves the decision to the `Form` around it. */
export const invalidBy = (errorMessage: ReactNode): true | undefined => (errorMessage ? true : undefined)
