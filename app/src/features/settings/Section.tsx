import { useId, type ReactNode } from 'react'
import { Card } from '@wasla/design-system/components/Card'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Inline } from '@wasla/design-system/primitives/Inline'
import { Stack } from '@wasla/design-system/primitives/Stack'

/** One subject of a settings page: a card with its name, and with what is to be said at its end. */
export function Section({ title, end, children }: { title: ReactNode; end?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" isPadded aria-labelledby={id}>
      <Stack gap="md">
        <Inline justify="between" gap="sm">
          <Heading level={2} id={id}>
            {title}
          </Heading>
          {end}
        </Inline>
        {children}
      </Stack>
    </Card>
  )
}
