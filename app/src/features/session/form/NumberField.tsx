import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { PhoneField } from '@wasla/design-system/components/PhoneField'
import { signInFormFields } from '@wasla/contract/public-pages/sign-in-page.ts'
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
export function NumberField({ choices, first, hint, onTurnTo, onChange }: NumberFieldProps) {
  const place = useRef<HTMLDivElement>(null)
  /* The field may have got the focus before the page's scripts were there. */
  const lookForFocus = useEffectEvent(() => {
    if (place.current?.matches(':focus-within')) onTurnTo()
  })
  useEffect(() => lookForFocus(), [])
  return (
    <div ref={place} onFocus={onTurnTo} onPointerEnter={onTurnTo}>
      <PhoneField
        name={signInFormFields.number}
        countryName={signInFormFields.country}
        label={<FormattedMessage id="session.phone.label" />}
        hint={hint}
        countries={choices}
        defaultCountryId={first?.countryId}
        defaultNational={first?.national}
        onChange={onChange}
      />
    </div>
  )
}
