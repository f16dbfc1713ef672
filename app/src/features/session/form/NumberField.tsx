import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { PhoneField } from '@wasla/design-system/components/PhoneField'
import type { useCountries } from '#form/phone/useCountries.ts'
import type { TypedNumber } from '#form/phone/phone-entry.ts'

type NumberFieldProps = {
  hint?: ReactNode
  choices: ReturnType<typeof useCountries>['choices']
  /** Called when the field gets the focus or the pointer, so that the list of countries can load. */
  onTurnTo: () => void
  first?: TypedNumber | null
  onChange: (typed: TypedNumber) => void
}

/** Field for the mobile number of the account. */
export const NumberField = ({ choices, first, hint, onTurnTo, onChange }: NumberFieldProps) => (
  <div onFocus={onTurnTo} onPointerEnter={onTurnTo}>
    <PhoneField
      name="mobileNumber"
      label={<FormattedMessage id="session.phone.label" />}
      hint={hint}
      countries={choices}
      defaultCountryId={first?.countryId}
      defaultNational={first?.national}
      onChange={onChange}
    />
  </div>
)
