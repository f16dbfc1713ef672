import { useContext, useId, type ReactNode, type Ref } from 'react'
import { Input, TextField } from 'react-aria-components/TextField'
import { FormattedMessage, useIntl } from 'react-intl'
import { fixedDirection } from '../../locale/fixed-direction.ts'
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
    /** Amount in whole halalas. */
    value?: number | null
    /** Initial amount in whole halalas. */
    defaultValue?: number | null
    /** Called with every change: whole halalas, or the reason why there are none. */
    onChange?: (amount: ParsedMoney) => void
    onBlur?: () => void
    /**
     * Shows why the text is no amount, or why the amount is outside the limits. Set it after the person has tried to continue, not while
     * they type.
     */
    isReasonShown?: boolean
    /** `large`: for the only amount of a sheet, with the currency on the side that the language uses. @default 'medium' */
    size?: (typeof moneyFieldSizes)[number]
    /** A few muted words at the end of the label's line, such as the limits. They stay if an error shows, and are read with the field. */
    aside?: ReactNode
    /** Reserves a line for an error, so that nothing below moves. Set it in forms that validate a field on blur. */
    hasErrorLine?: boolean
    /** Name of the field in a `Form`, which sends whole halalas. */
    name?: string
    isRequired?: boolean
    isDisabled?: boolean
    isReadOnly?: boolean
    autoFocus?: boolean
    inputRef?: Ref<HTMLInputElement>
  }

const moneyFieldSizes = ['medium', 'large'] as const

/** Maximum number of typed characters, which is more than any amount with all its separators has. */
const longest = 64

/**
 * A field for an amount of money: riyals in, whole halalas out. Accepts both digit sets, `٫` or `.` for decimals, `٬` `,` or spaces
 * between thousands. Shows the written name of the currency (S-03).
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
            {...(size === 'large' && fixedDirection('digits'))}
          >
            {/* The hidden field below sends the value, in halalas. */}
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

export type { ParsedMoney } from './money-input.ts'
