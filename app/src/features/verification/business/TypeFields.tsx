import { FormattedMessage } from 'react-intl'
import { RadioCards } from '@wasla/design-system/components/SelectableCard'
import { everyOf } from '@wasla/contract/common/every-of.ts'
import type { BusinessType } from '@wasla/contract/profiles/types.ts'
import type { StepFieldsProps } from './step-fields.ts'

const icons = { BRAND: 'package', AGENCY: 'users' } as const

/** Types of businesses, in the order in which they are offered. */
const offered = everyOf<BusinessType>()('BRAND', 'AGENCY')

export const TypeFields = ({ draft, set }: StepFieldsProps) => (
  <RadioCards
    name="type"
    label={<FormattedMessage id="verification.business.type" />}
    value={draft.type}
    onChange={(type) => set({ type })}
    options={offered.map((id) => ({
      id,
      icon: icons[id],
      label: <FormattedMessage id={`verification.business.type.${id}`} />,
      description: <FormattedMessage id={`verification.business.type.${id}.text`} />,
    }))}
  />
)
