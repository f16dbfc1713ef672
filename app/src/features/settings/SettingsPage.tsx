import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Card } from '@wasla/design-system/components/Card'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { Skeleton, SkeletonBlock, SkeletonText } from '@wasla/design-system/components/Skeleton'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { NetworkFailure } from '#graphql/network-failure.ts'
import { PageHead } from '#shell/PageHead.tsx'

type SettingsPageProps = {
  name: 'profile' | 'contact' | 'language' | 'theme'
  /** Absent while the page's data loads; `error` says why it failed. */
  children: ReactNode
}

/** A page of settings: its title, its purpose, and its parts. */
export const SettingsPage = ({ name, children }: SettingsPageProps) => (
  <Stack gap="lg">
    <PageHead title={<FormattedMessage id={`settings.menu.${name}`} />} lead={<FormattedMessage id={`settings.${name}.lead`} />} />
    {children}
  </Stack>
)

type NotYetProps = { error: unknown; isRetrying: boolean; onRetry: () => void }

/** Skeleton until a page's data is loaded; an error with a retry if loading failed. */
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
