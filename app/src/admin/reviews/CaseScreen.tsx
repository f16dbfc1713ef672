import { useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useParams } from 'react-router'
import { Breadcrumbs } from '@wasla/design-system/components/Breadcrumbs'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Inline } from '@wasla/design-system/primitives/Inline'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { problemOf } from '#graphql/problems.ts'
import { PageWaiting } from '#shell/PageWaiting.tsx'
import { useOfficeTitle } from '../shell/useOfficeTitle.ts'
import { CaseFacts } from './CaseFacts.tsx'
import { AdminReviewCaseDetailsDocument, type AdminReviewCaseDetailsQuery } from './CaseScreen.generated.ts'
import { Decision } from './Decision.tsx'
import { Papers } from './Papers.tsx'
import { StatusBadge } from './StatusBadge.tsx'

export type ReviewCase = AdminReviewCaseDetailsQuery['adminReviewCaseDetails']

/** One case: who asks, with which papers, and the decision (F-10). */
export function CaseScreen() {
  useOfficeTitle('admin.place.reviewCase')
  const { id = '' } = useParams()
  const { data, error, loading, refetch } = useQuery(AdminReviewCaseDetailsDocument, {
    variables: { id },
    context: { errors: 'mine' },
    fetchPolicy: 'cache-and-network',
  })
  if (data) return <Case one={data.adminReviewCaseDetails} onStale={() => void refetch().catch(() => undefined)} />
  if (!error) return <PageWaiting />
  if (problemOf(error)?.code === 'VERIFICATION_NOT_FOUND')
    return (
      <ErrorState kind="missing" level={1} title={<FormattedMessage id="admin.reviews.missing" />}>
        <FormattedMessage id="VERIFICATION_NOT_FOUND" />
      </ErrorState>
    )
  return <ErrorState level={1} onRetry={() => void refetch().catch(() => undefined)} isRetrying={loading} />
}

function Case({ one, onStale }: { one: ReviewCase; onStale: () => void }) {
  const intl = useIntl()
  return (
    <Stack gap="lg">
      <Breadcrumbs
        items={[{ href: '/reviews', label: intl.formatMessage({ id: 'admin.place.reviews' }) }]}
        current={<Bidi>{one.name}</Bidi>}
      />
      <Inline gap="sm" align="center">
        <Heading level={1} look="title">
          <Bidi>{one.name}</Bidi>
        </Heading>
        <StatusBadge status={one.status} />
      </Inline>
      <CaseFacts one={one} />
      <Papers documents={one.documents} />
      <Decision one={one} onStale={onStale} />
    </Stack>
  )
}
