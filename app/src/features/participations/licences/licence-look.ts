import type { ParticipantLicenceState } from '@wasla/contract/generated/user-types.ts'
import type { IconName } from '@wasla/design-system/icons/icons.ts'
import type { Tone } from '@wasla/design-system/tokens/token-type.ts'

/** Tone and icon of each state of a participant's licence. */
export const lookOf: Readonly<Record<ParticipantLicenceState, { readonly tone: Tone; readonly icon: IconName }>> = {
  VALID: { tone: 'success', icon: 'id-card' },
  EXPIRED: { tone: 'warning', icon: 'triangle-alert' },
  IN_REVIEW: { tone: 'info', icon: 'clock' },
  NONE: { tone: 'neutral', icon: 'minus' },
}
