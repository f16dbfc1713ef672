import { FormattedMessage } from 'react-intl'
import { platformNames } from '@wasla/contract/social/platforms.ts'
import { livePlatforms } from '@wasla/contract/social/record.ts'
import { Select } from '@wasla/design-system/components/Select'
import { TextField } from '@wasla/design-system/components/TextField'
import { Ltr } from '@wasla/design-system/primitives/Bidi'
import type { StepFieldsProps } from './step-fields.ts'

/** One public account of the business. */
export const SocialFields = ({ draft, set }: StepFieldsProps) => (
  <>
    <Select
      name="socialPlatform"
      label={<FormattedMessage id="verification.business.platform" />}
      options={livePlatforms.map((id) => ({ id, label: <Ltr>{platformNames[id]}</Ltr>, textValue: platformNames[id] }))}
      value={draft.socialPlatform}
      onChange={(socialPlatform) => set({ socialPlatform })}
    />
    <TextField
      name="socialUrl"
      kind="url"
      label={<FormattedMessage id="verification.business.url" />}
      value={draft.socialUrl}
      onChange={(socialUrl) => set({ socialUrl })}
    />
  </>
)
