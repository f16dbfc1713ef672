import { lazy, Suspense, useContext, useEffectEvent, useLayoutEffect, useRef, useState, type Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { Input, TextField } from 'react-aria-components/TextField'
import { useIntl } from 'react-intl'
import { fixedDirection } from '../../locale/fixed-direction.ts'
import { Icon } from '../../icons/Icon.tsx'
import { isolate } from '../../locale/isolate.ts'
import { FieldLabel, FieldNotes, invalidBy, type FieldTexts } from '../Field/Field.tsx'
import { field } from '../Field/Field.css.ts'
import { FieldChanged } from '../Form/field-changed.ts'
import { Flag } from './Flag.tsx'
import * as styles from './PhoneField.css.ts'
import { phoneShape } from './example.ts'
import { dialDigits, lengthsOf, type PhoneCountry } from './phone-country.ts'
import { usePhone, type PhoneValue } from './usePhone.ts'

/* The list of countries with its search and panel is a separate chunk, because most people never open it. */
const loadPicker = () => import('./CountryPicker.tsx')
const CountryPicker = lazy(() => loadPicker().then((module) => ({ default: module.CountryPicker })))

export type PhoneFieldProps = FieldTexts & {
  countries: readonly PhoneCountry[]
  /** @default the first country of the list */
  defaultCountryId?: string
  defaultNational?: string
  onChange?: (value: PhoneValue) => void
  /** Shows why the number is incomplete. Set it after the person has tried to continue, not while they type. */
  isReasonShown?: boolean
  /** Name of the field in a `Form`, for the server's errors. */
  name?: string
  /** Name under which the form sends the id of the country. Without it, only `onChange` tells the country. */
  countryName?: string
  isRequired?: boolean
  isDisabled?: boolean
  autoFocus?: boolean
  inputRef?: Ref<HTMLInputElement>
}

/**
 * A field for a phone number: country and national number, left to right in both languages. It accepts any typed or pasted form (B-12); its
 * value is E.164.
 * @selector [data-invalid] [data-disabled] on the box; [aria-expanded] on the button of the countries
 */
export function PhoneField({
  label,
  hint,
  errorMessage,
  isOptional,
  countries,
  defaultCountryId,
  defaultNational,
  onChange,
  isReasonShown = false,
  countryName,
  inputRef,
  ...rest
}: PhoneFieldProps) {
  const intl = useIntl()
  const tellForm = useContext(FieldChanged)
  const box = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const phone = usePhone({ countries, defaultCountryId, defaultNational, onChange })
  const reason =
    isReasonShown && phone.reason && phone.country
      ? intl.formatMessage(
          { id: `ds.phoneField.reason.${phone.reason}` },
          { length: lengthsOf(phone.country)[phone.reason === 'tooLong' ? 'most' : 'least'], country: isolate(phone.country.name) },
        )
      : null
  const error = errorMessage ?? reason
  const { country } = phone
  /* A number may have been typed into the page before its scripts were there. */
  const readInput = useEffectEvent(() => {
    const typed = box.current?.querySelector('input')?.value ?? phone.text
    if (typed !== phone.text) phone.type(typed)
  })
  useLayoutEffect(() => readInput(), [])
  /* The number is parsed again: a number that is wrong for one country may be right for another. */
  const choose = (chosen: PhoneCountry) => {
    if (rest.name) tellForm(rest.name)
    phone.choose(chosen)
  }
  return (
    <TextField
      {...rest}
      className={field}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      value={phone.text}
      onChange={phone.type}
      onBlur={phone.leave}
      isInvalid={invalidBy(error)}
      data-component="PhoneField"
    >
      {({ isInvalid, isDisabled }) => (
        <>
          <FieldLabel isOptional={isOptional}>{label}</FieldLabel>
          <div
            ref={box}
            className={styles.box}
            dir="ltr"
            {...fixedDirection('latin')}
            data-invalid={isInvalid || undefined}
            data-disabled={isDisabled || undefined}
            data-part="box"
          >
            {country && (
              <Button
                className={styles.country}
                onPress={() => setOpen(true)}
                onHoverStart={() => void loadPicker()}
                onFocus={() => void loadPicker()}
                isDisabled={isDisabled}
                aria-haspopup="dialog"
                aria-expanded={isOpen}
                aria-label={intl.formatMessage(
                  { id: 'ds.phoneField.country' },
                  { country: isolate(country.name), code: isolate(`+${dialDigits(country)}`) },
                )}
                data-part="country"
              >
                <Flag url={country.flagUrl} />
                <span>+{dialDigits(country)}</span>
                <Icon name="chevron-down" size="small" />
              </Button>
            )}
            {country && (
              /* Without scripts the list of countries cannot open. */
              <noscript className={styles.fixedCountry}>
                <Flag url={country.flagUrl} />
                <span>+{dialDigits(country)}</span>
              </noscript>
            )}
            <Input
              ref={inputRef}
              className={styles.number}
              dir="ltr"
              placeholder={country ? (country.example ?? phoneShape(country.nationalLength)) : undefined}
            />
          </div>
          {country && countryName !== undefined && <input type="hidden" name={countryName} value={country.id} />}
          <FieldNotes hint={hint} errorMessage={error} isInvalid={isInvalid} />
          {isOpen && country && (
            <Suspense fallback={null}>
              <CountryPicker anchor={box} countries={countries} chosen={country} onChoose={choose} onClose={() => setOpen(false)} />
            </Suspense>
          )}
        </>
      )}
    </TextField>
  )
}

export type { PhoneCountry } from './phone-country.ts'
