import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Card } from '@wasla/design-system/components/Card'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Stack } from '@wasla/design-system/primitives/Stack'

/** An amount on home, with a link to its details. */
export const MoneyCard = ({ title, link, children }: { title: ReactNode; link: ReactNode; children: ReactNode }) => (
  <Card as="section" isPadded aria-labelledby="home-money-title">
    <Stack gap="sm">
      <Heading level={2} id="home-money-title">
        {title}
      </Heading>
      {children}
      {link}
    </Stack>
  </Card>
)

/** The amount failed to load; a press loads it again. */
export const MoneyFailed = ({ onRetry }: { onRetry: () => void }) => (
  <Card as="section" isPadded>
    <ErrorState level={2} title={<FormattedMessage id="profiles.money.failed" />} onRetry={onRetry} />
  </Card>
)
