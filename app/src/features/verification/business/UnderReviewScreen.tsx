import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { Banner } from '@wasla/design-system/components/Banner'
import { Card } from '@wasla/design-system/components/Card'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { Kashida } from '@wasla/design-system/components/Kashida'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { Skeleton, SkeletonText } from '@wasla/design-system/components/Skeleton'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { BidiProse } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { useSignedInViewer } from '#session/ViewerContext.ts'
import { usePageTitle } from '#shell/usePageTitle.ts'
import { MyVerificationsDocument } from '#shared/verification/myVerifications.generated.ts'
import { latestReview } from './latest-review.ts'
import * as styles from './UnderReviewScreen.css.ts'

/** Where the review of a business stands, and until when it is decided (F-10). */
export function UnderReviewScreen() {
  usePageTitle('verification.review.title')
  const { state } = useSignedInViewer()
  const { data, error, loading, refetch } = useQuery(MyVerificationsDocument, { context: { errors: 'mine' } })
  if (error && !data) {
    return (
      <ErrorState
        level={1}
        title={<FormattedMessage id="verification.review.failed" />}
        onRetry={() => void refetch().catch(() => undefined)}
        isRetrying={loading}
      />
    )
  }
  const review = latestReview(data?.myVerifications ?? [])
  return (
    <Card as="section" isPadded aria-labelledby="review-title">
      <Stack gap="md">
        {state === 'Active' ? (
          <Approved />
        ) : state === 'Rejected' ? (
          <Refused reason={review?.rejectionReason ?? null} />
        ) : (
          <Waiting review={review} isKnown={data !== undefined} />
        )}
      </Stack>
    </Card>
  )
}

const Title = ({ id }: { id: 'verification.review.title' | 'verification.review.approved' | 'profiles.verify.refused.documents' }) => (
  <Heading level={1} look="title" id="review-title">
    <FormattedMessage id={id} />
  </Heading>
)

const home = (
  <LinkButton variant="primary" href="/home">
    <FormattedMessage id="verification.review.home" />
  </LinkButton>
)

function Waiting({ review, isKnown }: { review: { createdAt: string; dueAt: string | null } | null; isKnown: boolean }) {
  const { date } = useFormats()
  return (
    <>
      <Title id="verification.review.title" />
      <Text>
        <FormattedMessage id="verification.review.text" />
      </Text>
      <Kashida
        value={1}
        depth={34}
        knots={[
          { at: 0, state: 'done' },
          { at: 1, state: 'here' },
        ]}
      />
      {isKnown ? (
        <div className={styles.ends}>
          <Text as="span" look="caption" tone="muted">
            {review && <FormattedMessage id="verification.review.sent" values={{ date: date(new Date(review.createdAt), 'weekday') }} />}
          </Text>
          <Text as="span" look="label">
            {review?.dueAt && <FormattedMessage id="verification.review.due" values={{ date: date(new Date(review.dueAt), 'weekday') }} />}
          </Text>
        </div>
      ) : (
        <Skeleton>
          <SkeletonText look="label" />
        </Skeleton>
      )}
      <Text tone="muted">
        <FormattedMessage id="verification.review.meanwhile" />
      </Text>
      <div>{home}</div>
    </>
  )
}

const Approved = () => (
  <>
    <Title id="verification.review.approved" />
    <Text>
      <FormattedMessage id="verification.review.approvedText" />
    </Text>
    <div>{home}</div>
  </>
)

const Refused = ({ reason }: { reason: string | null }) => (
  <>
    <Title id="profiles.verify.refused.documents" />
    <Banner tone="danger" title={<FormattedMessage id="verification.resubmit.reason" />}>
      {reason ? <BidiProse>{reason}</BidiProse> : <FormattedMessage id="verification.resubmit.noReason" />}
    </Banner>
    <div>
      <LinkButton variant="primary" iconStart="upload" href="/business-account">
        <FormattedMessage id="verification.resubmit.title" />
      </LinkButton>
    </div>
  </>
)
