import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Avatar } from '@wasla/design-system/components/Avatar'
import { KindBadge } from '@wasla/design-system/components/Badge/KindBadge.tsx'
import { Card } from '@wasla/design-system/components/Card'
import { Kashida } from '@wasla/design-system/components/Kashida'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import type { IconName } from '@wasla/design-system/icons/icons.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Text } from '@wasla/design-system/primitives/Text'
import { accentOf } from '#shell/accents.ts'
import type { Party } from './split.ts'
import * as styles from './splits.css.ts'

/** What one side has done: agreed at a moment (ISO 8601), or what is to come. */
export type Consent = { agreedAt: string } | { waits: 'bySending' | 'notSent' | 'yourTurn' | 'theirTurn' }

type Sided = { party: Party; consent: Consent }
type ConsentsProps = { manager: Sided; talent: Sided; percent: number }

const icons: Readonly<Record<Extract<Consent, { waits: unknown }>['waits'], IconName>> = {
  bySending: 'send',
  notSent: 'hourglass',
  yourTurn: 'hourglass',
  theirTurn: 'hourglass',
}

/** Both sides of a split, with what each has agreed. The line between them is dotted until both have agreed. */
export function Consents({ manager, talent, percent }: ConsentsProps) {
  const { percent: format } = useFormats()
  const isAgreed = 'agreedAt' in manager.consent && 'agreedAt' in talent.consent
  return (
    <Card isPadded>
      <div className={styles.consents}>
        <Side {...manager} />
        <div className={styles.line}>
          <Kashida depth={34} isDotted={!isAgreed} value={isAgreed ? 1 : 0} />
          <span className={styles.share}>
            <span className={isAgreed ? styles.agreedPill : styles.pill}>{format(percent / 100)}</span>
          </span>
        </div>
        <Side {...talent} />
      </div>
    </Card>
  )
}

const Side = ({ party, consent }: Sided) => (
  <div className={styles.party}>
    <Avatar name={party.fullName} accent={accentOf[party.userType]} src={party.profileImage} size="huge" />
    <Text as="span" look="label">
      <Bidi>{party.fullName}</Bidi>
    </Text>
    <KindBadge accent={accentOf[party.userType]}>
      <FormattedMessage id={`shell.kind.${party.userType}`} />
    </KindBadge>
    {'agreedAt' in consent ? (
      <Agreed at={consent.agreedAt} />
    ) : (
      <Line icon={icons[consent.waits]}>
        <FormattedMessage id={`splits.consent.${consent.waits}`} />
      </Line>
    )}
  </div>
)

function Agreed({ at }: { at: string }) {
  const { date } = useFormats()
  return (
    <Line icon="check" isGiven>
      <FormattedMessage id="splits.consent.agreed" values={{ date: date(new Date(at), 'shortDay') }} />
    </Line>
  )
}

const Line = ({ icon, isGiven = false, children }: { icon: IconName; isGiven?: boolean; children: ReactNode }) => (
  <span className={isGiven ? styles.given : styles.consent}>
    <Icon name={icon} size="small" />
    <Text as="span" look="caption" {...(!isGiven && { tone: 'muted' as const })}>
      {children}
    </Text>
  </span>
)
