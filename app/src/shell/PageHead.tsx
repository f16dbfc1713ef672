import type { ReactNode } from 'react'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'

/** Title of a page, with a sentence about the page's purpose. */
export const PageHead = ({ title, lead }: { title: ReactNode; lead?: ReactNode }) => (
  <Stack gap="xxs">
    <Heading level={1} look="title">
      {title}
    </Heading>
    {lead && <Text tone="muted">{lead}</Text>}
  </Stack>
)
