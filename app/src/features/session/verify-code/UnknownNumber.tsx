import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { Ltr } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'

/** Shown after the right code for a number without an account. Offers to create an account without a second code (B-05). */
export function UnknownNumber({ number }: { number: string }) {
  const { search } = useLocation()
  return (
    <Stack gap="lg">
      <div role="status">
        <Stack gap="xs">
          <Heading level={1} look="title">
            <FormattedMessage id="session.verify.unknown.title" />
          </Heading>
          <Text tone="muted">
            <FormattedMessage
              id="session.verify.unknown.text"
              values={{
                number: (
                  <Ltr key="number">
                    <strong>{number}</strong>
                  </Ltr>
                ),
              }}
            />
          </Text>
        </Stack>
      </div>
      <LinkButton href={`/sign-up${search}`} variant="primary" size="large" isFullWidth>
        <FormattedMessage id="session.verify.unknown.create" />
      </LinkButton>
    </Stack>
  )
}
