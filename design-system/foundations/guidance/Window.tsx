import type { ReactNode } from 'react'
import { Card } from '../../components/Card/Card.tsx'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { Say, type Pair } from '../../stories/say.tsx'

/** A picture of a dialog or a sheet. The real one would cover the page and take the focus. */
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
