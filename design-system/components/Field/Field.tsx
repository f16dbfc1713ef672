import type { ReactNode } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { FormattedMessage } from 'react-intl'
import { Icon } from '../../icons/Icon.tsx'
import * as styles from './Field.css.ts'

/** Texts around a field. Every field has a visible label; a placeholder does not replace it. */
export type FieldTexts = {
  label: ReactNode
  /** Help for filling the field in. An error replaces it. */
  hint?: ReactNode
  /** What is wrong and how to correct it. It marks the field as invalid; errors of a `Form` need not be passed here. */
  errorMessage?: ReactNode
  /** Shows “Optional” beside the label. Mark optional fields, because most are required. */
  isOptional?: boolean
}

/** Plain functions behind the components: with hundreds of fields on a page, every extra component costs time. */
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

/** An error has an icon and a text, never colour alone. `children` may be empty inside a `Form`, whose errors are then shown. */
function FieldErrorText({ children }: { children?: ReactNode }) {
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

type ErrorOrHint = Pick<FieldTexts, 'hint' | 'errorMessage'> & { isInvalid: boolean }

/** The error of a field, or else its hint. */
export const errorOrHint = ({ hint, errorMessage, isInvalid }: ErrorOrHint): ReactNode => {
  if (isInvalid) return <FieldErrorText>{errorMessage}</FieldErrorText>
  if (!hint) return null
  return (
    <Text slot="description" elementType="div" className={styles.hint} data-part="hint">
      {hint}
    </Text>
  )
}

type FieldNotesProps = ErrorOrHint & { counter?: ReactNode }

/** The line under a field: its error or its hint, and its counter at the end. */
export const fieldNotes = ({ hint, errorMessage, isInvalid, counter }: FieldNotesProps): ReactNode => {
  if (!isInvalid && !hint && !counter) return null
  return (
    <div className={styles.notes} data-part="notes">
      {errorOrHint({ hint, errorMessage, isInvalid })}
      {counter}
    </div>
  )
}

export const FieldNotes = (props: FieldNotesProps): ReactNode => fieldNotes(props)

/** Returns `true` if the field has its own error; `undefined` lets the `Form` decide. */
export const invalidBy = (errorMessage: ReactNode): true | undefined => (errorMessage ? true : undefined)
