import { useContext, useId, type ReactNode } from 'react'
import { FormValidationContext } from 'react-aria-components'
import { Icon } from '../../icons/Icon.tsx'
import { FormattedMessage } from 'react-intl'
import type { FieldTexts } from './Field.tsx'
import * as styles from './Field.css.ts'

type FieldGroupProps = FieldTexts & {
  component: string
  /** Name in a `Form`, whose errors are shown here too. */
  name?: string
  isDisabled?: boolean
  counter?: ReactNode
  /** Receives the ids that label and describe the control, and whether it is invalid. */
  children: (field: { labelId: string; notesId: string | undefined; isInvalid: boolean }) => ReactNode
}

/** A named group around a control that is not a native input: label, hint and error. */
export function FieldGroup({
  component,
  name,
  label,
  hint,
  errorMessage,
  isOptional = false,
  isDisabled = false,
  counter,
  children,
}: FieldGroupProps) {
  const id = useId()
  const refused = useContext(FormValidationContext)[name ?? '']
  const error = errorMessage ?? (refused && [refused].flat().join(' '))
  const isInvalid = Boolean(error)
  const labelId = `${id}label`
  const notesId = isInvalid || hint ? `${id}notes` : undefined
  return (
    <div
      role="group"
      aria-labelledby={labelId}
      aria-describedby={notesId}
      className={styles.field}
      data-component={component}
      data-invalid={isInvalid || undefined}
      data-disabled={isDisabled || undefined}
    >
      <span className={isOptional ? styles.labelRow : styles.label} data-part="label">
        <span id={labelId}>{label}</span>
        {isOptional && (
          <span className={styles.optional}>
            <FormattedMessage id="ds.field.optional" />
          </span>
        )}
      </span>
      {children({ labelId, notesId, isInvalid })}
      {(isInvalid || hint || counter) && (
        <div className={styles.notes} data-part="notes">
          {isInvalid && (
            <span id={notesId} className={styles.error} data-part="error">
              <span className={styles.lineMark}>
                <Icon name="circle-alert" size="small" />
              </span>
              <span>{error}</span>
            </span>
          )}
          {!isInvalid && hint && (
            <div id={notesId} className={styles.hint} data-part="hint">
              {hint}
            </div>
          )}
          {counter}
        </div>
      )}
    </div>
  )
}
