import { useContext, useId, type ReactNode, type Ref } from 'react'
import { Input, TextField } from 'react-aria-components/TextField'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '../../locale/LocaleProvider.tsx'
import { isolate } from '../../locale/isolate.ts'
import * as field from '../Field/Field.css.ts'
import { FieldLabel, FieldNotes, invalidBy, type FieldTexts } from '../Field/Field.tsx'
import { FieldChanged } from '../Form/field-changed.ts'
import * as styles from './MoneyField.css.ts'
import type { MoneyLimits, ParsedMoney } from './money-input.ts'
import { useMoney } from './useMoney.ts'

export type MoneyFieldProps = FieldTexts &
  MoneyLimits & {
    /** Whole halalas. */
    value?: number | null
    /** Whole halalas. */
    defaultValue?: number | null
    /** Called with every change: whole halalas, or the reason why there are none. */
    onChange?: (amount: ParsedMoney) => void
    onBlur?: () => void
    /** Shows why the text is no amount, or not within the limits. Set it once the person has tried to continue, not while they type. */
    isReasonShown?: boolean
    /** `large`: the one amount that a sheet is about. Its currency stands where the language has it. @default 'medium' */
    size?: (typeof moneyFieldSizes)[number]
    /** A few muted words at the end of the label's line that stay when an error shows, such as the limits. Read with the field. */
    aside?: ReactNode
    /** Keeps a line free for an error, so that nothing below it moves when one appears or goes. For forms that judge a field when it is left. */
    hasErrorLine?: boolean
    /** Name of the field in a `Form`; it is sent in whole halalas. */
    name?: string
    isRequired?: boolean
    isDisabled?: boolean
    isReadOnly?: boolean
    autoFocus?: boolean
    inputRef?: Ref<HTMLInputElement>
  }

export const moneyFieldSizes = ['medium', 'large'] as const

/** Longer than any amount with all its separators. */
const longest = 64

/**
 * An amount of money: riyals in, whole halalas out. Both digit sets, `٫` or `.` for decimals, `٬` `,` or spaces between
 * thousands. The currency is shown by its written name (S-03).
 * @selector [data-invalid] [data-disabled] [data-readonly] on the box
 */
export function MoneyField({
  label,
  hint,
  errorMessage,
  isOptional,
  value,
  defaultValue,
  onChange,
  onBlur,
  minimum,
  maximum,
  isReasonShown = false,
  size = 'medium',
  aside,
  hasErrorLine = false,
  inputRef,
  ...rest
}: MoneyFieldProps) {
  const asideId = useId()
  const intl = useIntl()
  const formats = useFormats()
  const tellForm = useContext(FieldChanged)
  const money = useMoney({ value, defaultValue, onChange, minimum, maximum })
  const { reason } = money.amount
  const Box = size === 'large' ? 'label' : 'div'
  const limit = isolate(formats.money((reason === 'belowMinimum' ? minimum : maximum) ?? 0, 'price'))
  const error = errorMessage ?? (isReasonShown && reason ? intl.formatMessage({ id: `ds.moneyField.reason.${reason}` }, { limit }) : null)
  return (
    <TextField
      {...rest}
      {...(aside === undefined ? undefined : { 'aria-describedby': asideId })}
      className={aside === undefined ? field.field : styles.fieldWithAside}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      maxLength={longest}
      value={money.text}
      onChange={(typed) => {
        if (rest.name) tellForm(rest.name)
        money.type(typed)
      }}
      onBlur={() => {
        money.leave()
        onBlur?.()
      }}
      isInvalid={invalidBy(error)}
      data-component="MoneyField"
    >
      {({ isInvalid, isDisabled, isReadOnly }) => (
        <>
          <FieldLabel isOptional={isOptional}>{label}</FieldLabel>
          {aside !== undefined && (
            <span id={asideId} className={styles.aside} data-part="aside">
              {aside}
            </span>
          )}
          <Box
            className={size === 'large' ? styles.largeBox : field.box}
            data-invalid={isInvalid || undefined}
            data-disabled={isDisabled || undefined}
            data-readonly={isReadOnly || undefined}
            data-part="box"
          >
            {/* sent by the hidden field below, in halalas */}
            <Input ref={inputRef} className={styles.inputs[size]} dir="ltr" name="" placeholder=" " />
            <span className={styles.currencies[size]} aria-hidden="true" data-part="currency">
              <FormattedMessage id="ds.moneyField.currency" />
            </span>
          </Box>
          {rest.name && <input type="hidden" name={rest.name} value={money.amount.halalas ?? ''} disabled={isDisabled} />}
          {hasErrorLine ? (
            <div className={styles.errorLine} data-part="error-line">
              <FieldNotes hint={hint} errorMessage={error} isInvalid={isInvalid} />
            </div>
          ) : (
            <FieldNotes hint={hint} errorMessage={error} isInvalid={isInvalid} />
          )}
        </>
      )}
    </TextField>
  )
}

export type { MoneyReason, ParsedMoney } from './money-input.ts'
