import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import type { MessageId } from '#i18n/message-id.ts'

/** Title of a back-office screen with an optional lead. */
export const ScreenHead = ({ title, lead }: { title: MessageId; lead?: ReactNode }) => (
  <Stack gap="xxs">
    <Heading level={1} look="title">
      <FormattedMessage id={title} />
    </Heading>
    {lead && (
      <Text tone="muted" as="div">
        {lead}
      </Text>
    )}
  </Stack>
)
