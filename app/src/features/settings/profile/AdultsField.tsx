import { FormattedMessage } from 'react-intl'
import { Checkbox } from '@wasla/design-system/components/Checkbox'

type AdultsFieldProps = { value: boolean; onChange: (isNsfw: boolean) => void }

/** Whether a brand's products are for adults only (D-29). */
export const AdultsField = ({ value, onChange }: AdultsFieldProps) => (
  <Checkbox name="isNsfw" isSelected={value} onChange={onChange} hint={<FormattedMessage id="settings.profile.nsfwHint" />}>
    <FormattedMessage id="settings.profile.nsfw" />
  </Checkbox>
)
