import { FormattedMessage } from 'react-intl'
import { livePlatforms } from '@wasla/contract/social/record.ts'
import { Select } from '@wasla/design-system/components/Select'
import { TextField } from '@wasla/design-system/components/TextField'
import { usePlatformName } from '#shared/social/usePlatformName.ts'
import type { StepFieldsProps } from './step-fields.ts'

/** Fields for one public social account of the business. */
export function SocialFields({ draft, set }: StepFieldsProps) {
  const platformName = usePlatformName()
  return (
    <>
      <Select
        name="socialPlatform"
        label={<FormattedMessage id="verification.business.platform" />}
        options={livePlatforms.map((id) => ({ id, label: platformName(id), textValue: platformName(id) }))}
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
}
