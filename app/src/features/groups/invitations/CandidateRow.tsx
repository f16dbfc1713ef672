import { FormattedMessage } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { KindBadge } from '@wasla/design-system/components/Badge/KindBadge.tsx'
import { Ltr } from '@wasla/design-system/primitives/Bidi'
import { Text } from '@wasla/design-system/primitives/Text'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'
import { accentOf } from '#shell/accents.ts'
import { WhoCell, type Somebody } from '../members/WhoCell.tsx'
import * as styles from '../members/Members.css.ts'
import type { InviteState } from './useInviting.ts'

type CandidateRowProps = { profile: Somebody; state: InviteState; onInvite: () => void }

/** A profile that can be invited. After the press, the button shows the result and stays in place, so that it keeps the focus. */
export function CandidateRow({ profile, state, onInvite }: CandidateRowProps) {
  const isOpen = state === 'none' || state === 'sending'
  return (
    <li className={styles.rowOf}>
      <div className={styles.grow}>
        <WhoCell profile={{ ...profile, userName: null }}>
          {profile.userName !== null && (
            <Text as="span" look="caption" tone="muted">
              <Ltr>@{profile.userName}</Ltr>
            </Text>
          )}
          <span className={styles.facts}>
            <KindBadge accent={accentOf[profile.userType]}>
              <FormattedMessage id={`shell.kind.${profile.userType}`} />
            </KindBadge>
          </span>
        </WhoCell>
      </div>
      <Button
        size="small"
        variant={isOpen ? 'tinted' : 'quiet'}
        isPending={state === 'sending'}
        {...(!isOpen && { iconStart: 'check' as const })}
        onPress={() => isOpen && onInvite()}
      >
        <FormattedMessage id={isOpen ? 'groups.invite.send' : `groups.invite.${state}`} />
        <VisuallyHidden> {profile.fullName}</VisuallyHidden>
      </Button>
    </li>
  )
}
