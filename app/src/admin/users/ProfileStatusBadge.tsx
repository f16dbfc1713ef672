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

/** The status of a profile in the words of the back office; `isBrief` uses shorter ones, for the rows of a phone. */
export const ProfileStatusBadge = ({ status, isBrief = false }: { status: ProfileStatus; isBrief?: boolean }) => (
  <Badge tone={tones[status]}>
    <FormattedMessage id={isBrief && status === 'Onboarding' ? 'admin.profileStatus.Onboarding.brief' : `admin.profileStatus.${status}`} />
  </Badge>
)
