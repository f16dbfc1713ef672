import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router'
import { Card } from '@wasla/design-system/components/Card'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { Inline } from '@wasla/design-system/primitives/Inline'
import { Text } from '@wasla/design-system/primitives/Text'
import { signInFor } from '#session/safe-path.ts'

/** What a visitor reads under the head of every public page: one sentence and one button, which comes back to the page. */
export function SignInCall() {
  const { pathname, search } = useLocation()
  return (
    <Card isPadded>
      <Inline justify="between" gap="sm">
        <Text>
          <FormattedMessage id="shell.signInCall" />
        </Text>
        <LinkButton variant="primary" href={signInFor(`${pathname}${search}`)} iconStart="user">
          <FormattedMessage id="shell.signInToJoin" />
        </LinkButton>
      </Inline>
    </Card>
  )
}
