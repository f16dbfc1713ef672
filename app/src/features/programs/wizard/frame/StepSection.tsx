import { useId, type ReactNode } from 'react'
import { Card } from '@wasla/design-system/components/Card'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'

type StepSectionProps = {
  title: ReactNode
  /** A sentence that says what the fields are for. */
  lead?: ReactNode
  children: ReactNode
}

/** A section of a step: a card with a title. */
export function StepSection({ title, lead, children }: StepSectionProps) {
  const id = useId()
  return (
    <Card as="section" isPadded aria-labelledby={id}>
      <Stack gap="md">
        <Stack gap="xxs">
          <Heading level={2} id={id}>
            {title}
          </Heading>
          {lead && <Text tone="muted">{lead}</Text>}
        </Stack>
        {children}
      </Stack>
    </Card>
  )
}
