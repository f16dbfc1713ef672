import { useCallback, useEffect, useRef } from 'react'
import { useMutation, useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { Banner } from '@wasla/design-system/components/Banner'
import { Button } from '@wasla/design-system/components/Button'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { Skeleton, SkeletonBlock } from '@wasla/design-system/components/Skeleton'
import { Spinner } from '@wasla/design-system/components/Spinner'
import { Inline } from '@wasla/design-system/primitives/Inline'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { ActiveProfileDocument } from '#shared/profiles/activeProfile.generated.ts'
import { ConnectButtons } from '#shared/social/ConnectButtons.tsx'
import { useConnection } from '#shared/social/useConnection.ts'
import { JoinWaitingListDocument } from './WaitingListScreen.generated.ts'
import { PageHead } from '#shell/PageHead.tsx'
import { MySocialLinksDocument } from '#shared/social/mySocialLinks.generated.ts'

/**
 * Connects the first account and then joins the waiting list (C-07). If an account is connected already, because an earlier request to join
 * failed, only joins the list.
 */
export function ConnectFirst() {
  const links = useQuery(MySocialLinksDocument, { context: { errors: 'mine' } })
  const [join, joining] = useMutation(JoinWaitingListDocument, {
    refetchQueries: [ActiveProfileDocument],
    awaitRefetchQueries: true,
  })
  const { refetch } = links
  const { connection, connect } = useConnection(useCallback(() => void refetch().catch(() => undefined), [refetch]))
  const hasLink = (links.data?.mySocialLinks.length ?? 0) > 0
  const wasRequested = useRef(false)
  useEffect(() => {
    if (!hasLink || wasRequested.current) return
    wasRequested.current = true
    void join().catch(() => undefined)
  }, [hasLink, join])

  return (
    <Stack gap="lg">
      <PageHead title={<FormattedMessage id="onboarding.connect.title" />} lead={<FormattedMessage id="onboarding.connect.lead" />} />
      {links.error && !links.data ? (
        <ErrorState
          level={2}
          title={<FormattedMessage id="onboarding.connect.linksFailed" />}
          onRetry={() => void links.refetch().catch(() => undefined)}
          isRetrying={links.loading}
        />
      ) : !links.data ? (
        <Skeleton>
          <SkeletonBlock shape="card" />
        </Skeleton>
      ) : hasLink ? (
        <Joining hasFailed={joining.error !== undefined && !joining.loading} onTryAgain={() => void join().catch(() => undefined)} />
      ) : (
        <ConnectButtons connection={connection} onConnect={connect} />
      )}
    </Stack>
  )
}

const Joining = ({ hasFailed, onTryAgain }: { hasFailed: boolean; onTryAgain: () => void }) =>
  hasFailed ? (
    <Banner
      tone="danger"
      isLive
      action={
        <Button size="small" onPress={onTryAgain}>
          <FormattedMessage id="onboarding.connect.tryAgain" />
        </Button>
      }
    >
      <FormattedMessage id="onboarding.connect.joinFailed" />
    </Banner>
  ) : (
    <Inline gap="sm" align="center">
      <Spinner size="small" />
      <Text as="span">
        <FormattedMessage id="onboarding.connect.joining" />
      </Text>
    </Inline>
  )
