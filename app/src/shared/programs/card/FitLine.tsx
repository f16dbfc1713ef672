import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import type { IconName } from '@wasla/design-system/icons/icons.ts'
import type { JoinMend } from '@wasla/contract/generated/user-types.ts'
import { useStatedPlatformName } from '#shared/social/usePlatformName.ts'
import { StatusBadge } from '../status/StatusBadge.tsx'
import { ownRequest, type CardFit, type CardProgram } from './card-program.ts'
import * as styles from './Foot.css.ts'

const mendIcons: Readonly<Record<JoinMend, IconName>> = {
  CONNECT_PLATFORM: 'link',
  ADD_LOCATION: 'map-pin',
  ADD_INTERESTS: 'plus',
  ADD_LICENCE: 'id-card',
  VERIFY_IDENTITY: 'shield-check',
}
const requestLooks = {
  Accepted: { icon: 'check', tone: 'good' },
  Pending: { icon: 'clock', tone: 'quiet' },
  Rejected: { icon: 'minus', tone: 'quiet' },
} as const satisfies Record<string, { icon: IconName; tone: keyof typeof styles.line }>

const Line = ({ icon, tone, children }: { icon: IconName; tone: keyof typeof styles.line; children: ReactNode }) => (
  <span className={styles.line[tone]}>
    <Icon name={icon} size="small" />
    <span>{children}</span>
  </span>
)

/** Says in about three words whether the reader qualifies, or how the reader can qualify (Y-26). */
function Fit({ fit: { eligible, mend, platform } }: { fit: CardFit }) {
  const platformName = useStatedPlatformName()
  if (eligible)
    return (
      <Line icon="check" tone="good">
        <FormattedMessage id="program.fit.eligible" />
      </Line>
    )
  if (mend === null)
    return (
      <Line icon="minus" tone="quiet">
        <FormattedMessage id="program.fit.none" />
      </Line>
    )
  return (
    <Line icon={mendIcons[mend]} tone="act">
      <FormattedMessage id={`program.fit.${mend}`} values={{ platform: platform ? platformName(platform) : '' }} />
    </Line>
  )
}

/**
 * Shows the status of the reader's request. Without a request, shows whether the reader qualifies for an open program, or the status of any
 * other program.
 */
export function FitLine({ program }: { program: CardProgram }) {
  const request = ownRequest(program)
  if (request)
    return (
      <Line {...requestLooks[request]}>
        <FormattedMessage id={`program.mine.${request}`} />
      </Line>
    )
  const { status, myFit } = program
  const isOpen = status === 'Active' || status === 'Soon'
  if (isOpen && myFit) return <Fit fit={myFit} />
  /* A program that has not begun needs no text here, because its start date is at the other end of the line. */
  return status === 'Soon' ? null : <StatusBadge status={status} />
}
