import { FormattedMessage } from 'react-intl'
import { RadioCards } from '@wasla/design-system/components/SelectableCard'
import { StepSection } from '../frame/StepSection.tsx'
import type { DetailsFieldsProps } from './fields-props.ts'
import { FindingField } from './FindingField.tsx'

const joining = ['atOnce', 'decided'] as const

/** Two fields that both have the values public and private: whether joining needs an approval, and whether the program is listed (K-10). */
export const AccessFields = ({ draft, set }: DetailsFieldsProps) => (
  <StepSection title={<FormattedMessage id="programs.details.access" />}>
    <RadioCards
      name="isPublic"
      layout="row"
      label={<FormattedMessage id="programs.details.joining" />}
      options={joining.map((id) => ({
        id,
        label: <FormattedMessage id={`programs.details.joining.${id}`} />,
        description: <FormattedMessage id={`programs.details.joiningHint.${id}`} />,
      }))}
      value={draft.isPublic ? 'atOnce' : 'decided'}
      onChange={(id) => set({ isPublic: id === 'atOnce' })}
    />
    <FindingField isVisible={draft.isVisible} onChange={(isVisible) => set({ isVisible })} />
  </StepSection>
)
