import { FormattedMessage } from 'react-intl'
import { Card } from '@wasla/design-system/components/Card'
import { Inline } from '@wasla/design-system/primitives/Inline'
import { Text } from '@wasla/design-system/primitives/Text'
import { SignInButton } from './SignInButton.tsx'

/** Text below the head of a public page that asks a visitor to sign in. Program pages have another text, in a bar. */
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
