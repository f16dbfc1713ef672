import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { Skeleton, SkeletonBlock } from '@wasla/design-system/components/Skeleton'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'
import { useSignedInViewer } from '#session/ViewerContext.ts'
import { usePageTitle } from '#shell/usePageTitle.ts'
import { ProfileHeaderCard } from '../home/ProfileHeaderCard.tsx'
import { AboutCard } from './AboutCard.tsx'
import { OwnProfileDocument } from './OwnProfileScreen.generated.ts'
import { RejectedBanner } from './RejectedBanner.tsx'

/** One's own profile. Who was turned down is sent here and told why, with the one way on (S1 §2, F-15). */
export function OwnProfileScreen() {
  usePageTitle('shell.menu.myProfile')
  const { state } = useSignedInViewer()
  const { data, error, loading, refetch } = useQuery(OwnProfileDocument, { context: { errors: 'mine' } })
  return (
    <Stack gap="lg">
      <VisuallyHidden>
        <Heading level={1}>
          <FormattedMessage id="shell.menu.myProfile" />
        </Heading>
      </VisuallyHidden>
      {state === 'Rejected' && <RejectedBanner />}
      {data ? (
        <>
          <ProfileHeaderCard activeProfile={data.activeProfile} />
          <AboutCard activeProfile={data.activeProfile} />
        </>
      ) : error ? (
        <ErrorState
          level={2}
          title={<FormattedMessage id="profiles.header.failed" />}
          onRetry={() => void refetch().catch(() => undefined)}
          isRetrying={loading}
        />
      ) : (
        <Skeleton>
          <SkeletonBlock shape="cover" />
          <SkeletonBlock shape="card" />
        </Skeleton>
      )}
    </Stack>
  )
}
