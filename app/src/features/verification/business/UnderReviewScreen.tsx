import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router'
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
import { returnPathOf, withReturn } from '#session/safe-path.ts'
import { useSignedInViewer } from '#session/ViewerContext.ts'
import { usePageTitle } from '#shell/usePageTitle.ts'
import { MyIdentityRecheckDocument } from '#shared/verification/myIdentityRecheck.generated.ts'
import { MyVerificationsDocument } from '#shared/verification/myVerifications.generated.ts'
import { latestReview } from './latest-review.ts'
import { reviewView } from './review-view.ts'
import * as styles from './UnderReviewScreen.css.ts'

/** Page with the state of a business's review, and the day by which the reviewer decides (F-10). */
export function UnderReviewScreen() {
  usePageTitle('verification.review.title')
  const { state } = useSignedInViewer()
  const returnTo = returnPathOf(useLocation().search)
  const recheck = useQuery(MyIdentityRecheckDocument, { fetchPolicy: 'cache-and-network', context: { errors: 'mine' } })
  const { data, error, loading, refetch } = useQuery(MyVerificationsDocument, { context: { errors: 'mine' } })
  /* Waits for the query of the recheck only if the business is active, because no other business can have a recheck due. */
  const isLost = state === 'Active' && recheck.error !== undefined && !recheck.data
  if ((error && !data) || isLost) {
    return (
      <ErrorState
        level={1}
        title={<FormattedMessage id="verification.review.failed" />}
        onRetry={() => void Promise.allSettled([refetch(), recheck.refetch()])}
        isRetrying={loading || recheck.loading}
      />
    )
  }
  const review = latestReview(data?.myVerifications ?? [])
  const isUnknown = state === 'Active' && !(data && recheck.data)
  const due = recheck.data?.myIdentityRecheck
  const view = isUnknown ? null : reviewView({ state, review, recheckSince: due?.way === 'DOCUMENTS' ? due.since : null })
  return (
    <Card as="section" isPadded aria-labelledby="review-title">
      <Stack gap="md">
        {view === null && (
          <Skeleton>
            <SkeletonText look="title" />
            <SkeletonText lines={2} />
          </Skeleton>
        )}
        {view === 'approved' && <Approved returnTo={returnTo} />}
        {view === 'due' && <Due returnTo={returnTo} />}
        {view === 'refused' && <Refused reason={review?.rejectionReason ?? null} isActive={state === 'Active'} />}
        {view === 'waiting' && <Waiting review={review} isKnown={data !== undefined} isActive={state === 'Active'} returnTo={returnTo} />}
      </Stack>
    </Card>
  )
}

type TitleId =
  | 'verification.review.title'
  | 'verification.review.approved'
  | 'profiles.verify.refused.documents'
  | 'verification.recheck.documents'

const Title = ({ id }: { id: TitleId }) => (
  <Heading level={1} look="title" id="review-title">
    <FormattedMessage id={id} />
  </Heading>
)

/** Path of the page from which the viewer came for a recheck (security case 10); null if there was none. */
type Returning = { returnTo: string | null }

const Onward = ({ returnTo, isNext = true }: Returning & { isNext?: boolean }) => (
  <LinkButton variant={isNext ? 'primary' : 'secondary'} href={returnTo ?? '/home'}>
    <FormattedMessage id={returnTo === null ? 'verification.review.home' : 'verification.recheck.back'} />
  </LinkButton>
)

type WaitingProps = Returning & {
  review: { createdAt: string; dueAt: string | null } | null
  isKnown: boolean
  /** True if the business is active and is checked again. Then only its money waits. */
  isActive: boolean
}

function Waiting({ review, isKnown, isActive, returnTo }: WaitingProps) {
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
        <FormattedMessage id={isActive ? 'verification.recheck.meanwhile' : 'verification.review.meanwhile'} />
      </Text>
      <div>
        <Onward returnTo={returnTo} />
      </div>
    </>
  )
}

const Approved = ({ returnTo }: Returning) => (
  <>
    <Title id="verification.review.approved" />
    <Text>
      <FormattedMessage id="verification.review.approvedText" />
    </Text>
    <div>
      <Onward returnTo={returnTo} />
    </div>
  </>
)

const documentsPath = '/business-account'

/** With `again` in its address, the page asks an active business for documents instead of adding another business. */
const againPath = `${documentsPath}?again`

/** Shown after a long absence, when documents are due again (security case 10). */
const Due = ({ returnTo }: Returning) => (
  <>
    <Title id="verification.recheck.documents" />
    <Text>
      <FormattedMessage id="verification.recheck.documents.text" />
    </Text>
    <div className={styles.actions}>
      <LinkButton variant="primary" iconStart="upload" href={returnTo === null ? againPath : withReturn(againPath, returnTo)}>
        <FormattedMessage id="verification.recheck.documents.send" />
      </LinkButton>
      <Onward returnTo={returnTo} isNext={false} />
    </div>
  </>
)

const Refused = ({ reason, isActive }: { reason: string | null; isActive: boolean }) => (
  <>
    <Title id="profiles.verify.refused.documents" />
    <Banner tone="danger" title={<FormattedMessage id="verification.resubmit.reason" />}>
      {reason ? <BidiProse>{reason}</BidiProse> : <FormattedMessage id="verification.resubmit.noReason" />}
    </Banner>
    <div>
      <LinkButton variant="primary" iconStart="upload" href={isActive ? againPath : documentsPath}>
        <FormattedMessage id="verification.resubmit.title" />
      </LinkButton>
    </div>
  </>
)
