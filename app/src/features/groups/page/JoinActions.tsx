import { FormattedMessage } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Text } from '@wasla/design-system/primitives/Text'
import type { PageGroup } from './useGroupPage.ts'
import { useJoining } from './useJoining.tsx'
import type { WayIn } from './way-in.ts'
import * as styles from './GroupHead.css.ts'

type JoinActionsProps = { group: PageGroup; way: WayIn }

/** Buttons with which a visitor joins, asks to join, or answers an invitation; shows a pending request (S1 §4). */
export function JoinActions({ group, way }: JoinActionsProps) {
  const { date } = useFormats()
  const joining = useJoining(group)
  switch (way.kind) {
    case 'none':
    // The sign-in button is below the head instead, as on every public page.
    case 'signIn':
      return null
    case 'loading':
      return (
        <Button variant="primary" isDisabled>
          <FormattedMessage id={group.isPrivate ? 'groups.join.request' : 'groups.join'} />
        </Button>
      )
    case 'join':
    case 'request':
      return (
        <Button variant="primary" iconStart="user-plus" isPending={joining.isSending} onPress={() => void joining.join()}>
          <FormattedMessage id={way.kind === 'join' ? 'groups.join' : 'groups.join.request'} />
        </Button>
      )
    case 'sent':
      return (
        <Button isDisabled iconStart="check">
          <FormattedMessage id="groups.join.sent" />
        </Button>
      )
    case 'later':
      return (
        <div className={styles.later}>
          <Button isDisabled iconStart="user-plus" aria-describedby="ask-again">
            <FormattedMessage id="groups.join.request" />
          </Button>
          <Text as="span" id="ask-again" look="caption" tone="muted" align="center">
            <FormattedMessage id="groups.join.later" values={{ day: date(new Date(way.retryAt)) }} />
          </Text>
        </div>
      )
    case 'invited':
      return (
        <>
          <Button
            isPending={joining.answering === 'Rejected'}
            isDisabled={joining.answering === 'Accepted'}
            onPress={() => void joining.answer(way.invitationId, 'Rejected')}
          >
            <FormattedMessage id="groups.join.decline" />
          </Button>
          <Button
            variant="primary"
            iconStart="check"
            isPending={joining.answering === 'Accepted'}
            isDisabled={joining.answering === 'Rejected'}
            onPress={() => void joining.answer(way.invitationId, 'Accepted')}
          >
            <FormattedMessage id="groups.join.accept" />
          </Button>
        </>
      )
  }
}
