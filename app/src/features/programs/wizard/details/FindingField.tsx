import { FormattedMessage } from 'react-intl'
import { RadioCards } from '@wasla/design-system/components/SelectableCard'

const finding = ['listed', 'byLink'] as const

/** Field for whether a program is listed in Discover, or open by link only (K-10). */
export const FindingField = ({ isVisible, onChange }: { isVisible: boolean; onChange: (isVisible: boolean) => void }) => (
  <RadioCards
    name="isVisible"
    layout="row"
    label={<FormattedMessage id="programs.details.finding" />}
    options={finding.map((id) => ({
      id,
      label: <FormattedMessage id={`programs.details.finding.${id}`} />,
      description: <FormattedMessage id={`programs.details.findingHint.${id}`} />,
    }))}
    value={isVisible ? 'listed' : 'byLink'}
    onChange={(id) => onChange(id === 'listed')}
  />
)
