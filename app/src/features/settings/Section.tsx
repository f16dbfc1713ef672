import { useId, type ReactNode } from 'react'
import { Card } from '@wasla/design-system/components/Card'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Inline } from '@wasla/design-system/primitives/Inline'
import { Stack } from '@wasla/design-system/primitives/Stack'

/** A section of a settings page: a card with a title, and content at the title's end. */
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
