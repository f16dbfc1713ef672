import { FormattedMessage } from 'react-intl'
import { verificationLimits } from '@wasla/contract/verification/limits.ts'
import { Checkbox } from '@wasla/design-system/components/Checkbox'
import { TextArea } from '@wasla/design-system/components/TextArea'
import { TextField } from '@wasla/design-system/components/TextField'
import { CountryField } from '#form/country/CountryField.tsx'
import type { StepFieldsProps } from './step-fields.ts'

/**
 * Fields for the name, description and numbers of the business. The registration and VAT numbers are optional; they help the reviewer
 * (F-08).
 */
export const BasicsFields = ({ draft, set }: StepFieldsProps) => (
  <>
    <TextField
      name="name"
      autoComplete="organization"
      label={<FormattedMessage id="verification.business.name" />}
      hint={<FormattedMessage id="verification.business.nameHint" />}
      value={draft.name}
      onChange={(name) => set({ name })}
    />
    <TextArea
      name="description"
      isOptional
      label={<FormattedMessage id="verification.business.description" />}
      counter={{ limit: verificationLimits.description }}
      value={draft.description}
      onChange={(description) => set({ description })}
    />
    <CountryField
      name="countryId"
      label={<FormattedMessage id="verification.business.country" />}
      value={draft.countryId}
      onChange={(countryId) => set({ countryId })}
    />
    <TextField
      name="website"
      kind="url"
      isOptional
      autoComplete="url"
      label={<FormattedMessage id="verification.business.website" />}
      value={draft.website}
      onChange={(website) => set({ website })}
    />
    <TextField
      name="commercialRegistrationNumber"
      kind="code"
      isOptional
      label={<FormattedMessage id="verification.business.registration" />}
      value={draft.commercialRegistrationNumber}
      onChange={(commercialRegistrationNumber) => set({ commercialRegistrationNumber })}
    />
    <TextField
      name="vatNumber"
      kind="code"
      isOptional
      label={<FormattedMessage id="verification.business.vat" />}
      value={draft.vatNumber}
      onChange={(vatNumber) => set({ vatNumber })}
    />
    {draft.type === 'BRAND' && (
      <Checkbox name="isNsfw" isSelected={draft.isNsfw} onChange={(isNsfw) => set({ isNsfw })}>
        <FormattedMessage id="verification.business.nsfw" />
      </Checkbox>
    )}
  </>
)
