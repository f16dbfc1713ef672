import { FormattedMessage } from 'react-intl'
import { Badge } from '@wasla/design-system/components/Badge'
import { Text } from '@wasla/design-system/primitives/Text'
import { MarkedName } from '#shared/members/MarkedName.tsx'
import type { CardProgram } from './card-program.ts'
import * as styles from './Brand.css.ts'

/** Shows a program's brand. A badge says if the program is open by link only (K-10), another if the brand is for adults (D-29). */
export function Brand({ program: { profile, isVisible } }: { program: Pick<CardProgram, 'profile' | 'isVisible'> }) {
  return (
    <div className={styles.brand}>
      <Text as="span" look="caption" tone="muted">
        <MarkedName member={profile} />
      </Text>
      {!isVisible && (
        <Badge icon="lock">
          <FormattedMessage id="program.card.byLink" />
        </Badge>
      )}
      {profile.isNsfw === true && (
        <Badge tone="warning" icon="triangle-alert">
          <FormattedMessage id="program.card.nsfw" />
        </Badge>
      )}
    </div>
  )
}
