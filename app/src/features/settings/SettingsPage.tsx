import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Card } from '@wasla/design-system/components/Card'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { Skeleton, SkeletonBlock, SkeletonText } from '@wasla/design-system/components/Skeleton'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { NetworkFailure } from '#graphql/network-failure.ts'
import { PageHead } from '#shell/PageHead.tsx'

type SettingsPageProps = {
  name: 'profile' | 'contact' | 'licence' | 'language' | 'theme' | 'notifications'
  /** Content of the page, or `NotYet` until its data is loaded. */
  children: ReactNode
}

/** Frame of a settings page: title, lead and content. */
export const SettingsPage = ({ name, children }: SettingsPageProps) => (
  <Stack gap="lg">
    <PageHead title={<FormattedMessage id={`settings.menu.${name}`} />} lead={<FormattedMessage id={`settings.${name}.lead`} />} />
    {children}
  </Stack>
)

type NotYetProps = { error: unknown; isRetrying: boolean; onRetry: () => void }

/** Shown until the data of a page is loaded: a skeleton, or an error with a retry button. */
export function NotYet({ error, isRetrying, onRetry }: NotYetProps) {
  if (error) {
    return (
      <ErrorState
        level={2}
        kind={error instanceof NetworkFailure ? 'offline' : 'failed'}
        title={<FormattedMessage id="settings.failed" />}
        onRetry={onRetry}
        isRetrying={isRetrying}
      />
    )
  }
  return (
    <Skeleton>
      {[2, 3].map((fields) => (
        <Card key={fields} isPadded>
          <Stack gap="md">
            <SkeletonText look="heading" />
            {Array.from({ length: fields }, (_, field) => (
              <Stack key={field} gap="xs">
                <SkeletonText look="label" />
                <SkeletonBlock shape="field" />
              </Stack>
            ))}
          </Stack>
        </Card>
      ))}
    </Skeleton>
  )
}
