import { useId, type ReactNode } from 'react'
import { Card } from '@wasla/design-system/components/Card'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import * as styles from './GroupForm.css.ts'

type FormSectionProps = {
  title: ReactNode
  lead?: ReactNode
  /** Element at the end of the title's line. */
  end?: ReactNode
  children: ReactNode
}

/** A section of the form: a card with a title. */
export function FormSection({ title, lead, end, children }: FormSectionProps) {
  const id = useId()
  return (
    <Card as="section" isPadded aria-labelledby={id}>
      <Stack gap="md">
        <div className={styles.sectionHead}>
          <Stack gap="xxs">
            <Heading level={2} id={id}>
              {title}
            </Heading>
            {lead && (
              <Text look="caption" tone="muted">
                {lead}
              </Text>
            )}
          </Stack>
          {end && <div className={styles.sectionEnd}>{end}</div>}
        </div>
        {children}
      </Stack>
    </Card>
  )
}
