import { FormattedMessage } from 'react-intl'
import { Banner } from '@wasla/design-system/components/Banner'
import { Button } from '@wasla/design-system/components/Button'
import { Card } from '@wasla/design-system/components/Card'
import { Spinner } from '@wasla/design-system/components/Spinner'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'

/** Shown after the widget is closed, until the server has the result. If the result takes long, a button requests it again. */
export const Checking = ({ isLost, onAskAgain }: { isLost: boolean; onAskAgain: () => void }) => (
  <Card as="section" isPadded aria-labelledby="identity-title">
    <Stack gap="md" align="start">
      <Heading level={1} look="title" id="identity-title">
        <FormattedMessage id="verification.identity.checking" />
      </Heading>
      {isLost ? (
        <Banner
          tone="warning"
          isLive
          action={
            <Button size="small" onPress={onAskAgain}>
              <FormattedMessage id="verification.identity.ask.result" />
            </Button>
          }
        >
          <FormattedMessage id="verification.identity.lost" />
        </Banner>
      ) : (
        <>
          <Spinner />
          <Text tone="muted">
            <FormattedMessage id="verification.identity.checkingText" />
          </Text>
        </>
      )}
    </Stack>
  </Card>
)
