import { FormattedMessage } from 'react-intl'
import { Card } from '@wasla/design-system/components/Card'
import { Inline } from '@wasla/design-system/primitives/Inline'
import { Text } from '@wasla/design-system/primitives/Text'
import { SignInButton } from './SignInButton.tsx'

/** Asks a visitor to sign in, below the head of a public page. Programs have their own sentence, in a bar. */
export const SignInCall = () => (
  <Card isPadded>
    <Inline justify="between" gap="sm">
      <Text>
        <FormattedMessage id="shell.signInCall" />
      </Text>
      <SignInButton />
    </Inline>
  </Card>
)
