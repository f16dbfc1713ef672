import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import type { MessageId } from '#i18n/message-id.ts'
import { useOfficeTitle } from './useOfficeTitle.ts'
import * as styles from './PlainPage.css.ts'

type PlainPageProps = {
  title: MessageId
  lead?: ReactNode
  /** @default 'form' */
  width?: keyof typeof styles.widths
  children: ReactNode
}

/** A page that is not a list: its name, what it is for, and its cards, no wider than they are read. */
export function PlainPage({ title, lead, width = 'form', children }: PlainPageProps) {
  useOfficeTitle(title)
  return (
    <div className={styles.widths[width]}>
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
      {children}
    </div>
  )
}
