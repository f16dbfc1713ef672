import type { ReactNode } from 'react'
import { Card } from '../../components/Card/Card.tsx'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { Say, type Pair } from '../../stories/say.tsx'

/** A window as a picture: the real one covers the page and takes the focus. */
export const Window = ({ title, children, actions }: { title: Pair; children?: ReactNode; actions?: ReactNode }) => (
  <Card isPadded>
    <Stack gap="sm">
      <Text as="span" look="heading">
        <Say pair={title} />
      </Text>
      {children}
      {actions !== undefined && (
        <Inline gap="xs" justify="end">
          {actions}
        </Inline>
      )}
    </Stack>
  </Card>
)
