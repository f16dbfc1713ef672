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

/** Shows the status of a profile. With `isBrief`, uses a shorter text, for rows on a phone. */
export const ProfileStatusBadge = ({ status, isBrief = false }: { status: ProfileStatus; isBrief?: boolean }) => (
  <Badge tone={tones[status]}>
    <FormattedMessage id={isBrief && status === 'Onboarding' ? 'admin.profileStatus.Onboarding.brief' : `admin.profileStatus.${status}`} />
  </Badge>
)
