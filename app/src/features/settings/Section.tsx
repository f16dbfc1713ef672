import { useId, type ReactNode } from 'react'
import { Card } from '@wasla/design-system/components/Card'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Inline } from '@wasla/design-system/primitives/Inline'
import { Stack } from '@wasla/design-system/primitives/Stack'

/** Card with one topic of a settings page: its title, its content, and optionally an element at the end of the title's line. */
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
