import { FormattedMessage } from 'react-intl'
import { RadioCards } from '@wasla/design-system/components/SelectableCard'
import { businessTypes } from './draft.ts'
import type { StepFieldsProps } from './step-fields.ts'

const icons = { BRAND: 'package', AGENCY: 'users' } as const

export const TypeFields = ({ draft, set }: StepFieldsProps) => (
  <RadioCards
    name="type"
    label={<FormattedMessage id="verification.business.type" />}
    value={draft.type}
    onChange={(type) => set({ type })}
    options={businessTypes.map((id) => ({
      id,
      icon: icons[id],
      label: <FormattedMessage id={`verification.business.type.${id}`} />,
      description: <FormattedMessage id={`verification.business.type.${id}.text`} />,
    }))}
  />
)
