import { FormattedMessage } from 'react-intl'
import type { ProfileStatus } from '@wasla/contract/profiles/types.ts'
import { Badge } from '@wasla/design-system/components/Badge'

const tones = {
  Active: 'success',
  AdminVerifying: 'warning',
  IdentityVerifying: 'warning',
  Rejected: 'danger',
  Onboarding: 'info',
  Inactive: 'neutral',
} as const satisfies Record<ProfileStatus, string>

/** Where a profile stands, in the words of the back office. */
export const ProfileStatusBadge = ({ status }: { status: ProfileStatus }) => (
  <Badge tone={tones[status]}>
    <FormattedMessage id={`admin.profileStatus.${status}`} />
  </Badge>
)
