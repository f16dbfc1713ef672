import { useId, type ReactNode } from 'react'
import { Card } from '@wasla/design-system/components/Card'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Inline } from '@wasla/design-system/primitives/Inline'
import { Stack } from '@wasla/design-system/primitives/Stack'

type SectionProps = {
  title: ReactNode
  /** Element beside the heading, such as a link or a caption. */
  end?: ReactNode
  children: ReactNode
}

/** A card with its own heading. */
export function Section({ title, end, children }: SectionProps) {
  const id = useId()
  return (
    <Card as="section" isPadded aria-labelledby={id}>
      <Stack gap="sm">
        <Inline gap="sm" justify="between" align="center">
          <Heading level={2} look="heading" id={id}>
            {title}
          </Heading>
          {end}
        </Inline>
        {children}
      </Stack>
    </Card>
  )
}
