import { FormattedMessage } from 'react-intl'
import { CheckboxGroup } from '@wasla/design-system/components/CheckboxGroup'
import { PhoneField } from '@wasla/design-system/components/PhoneField'
import { TextField } from '@wasla/design-system/components/TextField'
import { contactMethods } from '@wasla/contract/profiles/types.ts'
import { useCountries } from '#form/phone/useCountries.ts'
import type { StepFieldsProps } from './step-fields.ts'

/** Fields for the public contact details of the business. The number of the account stays private (B-17). */
export function ContactFields({ draft, set }: StepFieldsProps) {
  const { choices } = useCountries(true)
  const isThere = choices.some(({ id }) => id === draft.mobileCountryId)
  return (
    <>
      <TextField
        name="email"
        kind="email"
        autoComplete="email"
        label={<FormattedMessage id="verification.business.email" />}
        value={draft.email}
        onChange={(email) => set({ email })}
      />
      <PhoneField
        key={String(isThere)}
        name="mobileNumber"
        label={<FormattedMessage id="verification.business.mobile" />}
        countries={choices}
        defaultCountryId={draft.mobileCountryId}
        defaultNational={draft.mobileNumber}
        onChange={({ countryId, national }) => set({ mobileCountryId: countryId, mobileNumber: national })}
      />
      <CheckboxGroup
        name="contactMethods"
        label={<FormattedMessage id="verification.business.methods" />}
        value={draft.contactMethods}
        onChange={(methods) => set({ contactMethods: methods })}
        options={contactMethods.map((id) => ({ id, label: <FormattedMessage id={`verification.business.method.${id}`} /> }))}
      />
    </>
  )
}
