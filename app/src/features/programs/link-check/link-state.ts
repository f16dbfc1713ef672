import type { LinkState } from '@wasla/contract/generated/user-types.ts'
import type { IconName } from '@wasla/design-system/icons/icons.ts'
import type { LinkCheckFieldsFragment } from './link-check.generated.ts'

/** Tone and icon of each state; its word is in the catalogue. */
export const toneOf = {
  UNCHECKED: 'neutral',
  WORKING: 'success',
  DOUBTFUL: 'warning',
  DOWN: 'danger',
  PAUSED: 'neutral',
} as const satisfies Record<LinkState, string>
export const iconOf: Readonly<Record<LinkState, IconName>> = {
  UNCHECKED: 'clock',
  WORKING: 'circle-check',
  DOUBTFUL: 'triangle-alert',
  DOWN: 'circle-alert',
  PAUSED: 'pause',
}

type Outage = LinkCheckFieldsFragment['outages'][number]

/** Returns the outage that lasts; undefined if there is none. */
export const lastingOf = ({ outages }: { readonly outages: readonly Outage[] }): Outage | undefined =>
  outages.find(({ endedAt }) => endedAt === null)
