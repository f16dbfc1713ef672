import { useState } from 'react'
import { useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useParams } from 'react-router'
import { Avatar } from '@wasla/design-system/components/Avatar'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { accentOf } from '#shell/accents.ts'
import { problemOf } from '#graphql/problems.ts'
import { PageWaiting } from '#shell/PageWaiting.tsx'
import { Detail } from '../shell/Detail.tsx'
import { useAdminTitle } from '../shell/useAdminTitle.ts'
import { CaseFacts } from './CaseFacts.tsx'
import { CaseHistory } from './CaseHistory.tsx'
import type { ReviewCase } from './review-case.ts'
import { AdminReviewCaseDetailsDocument } from './CaseScreen.generated.ts'
import { Decision } from './Decision.tsx'
import { OverdueBadge } from './DueDate.tsx'
import { CaseDocuments } from './CaseDocuments.tsx'
import { Applicant, MustMatch } from './MustMatch.tsx'
import { NextCase } from './NextCase.tsx'
import { StatusBadge } from './StatusBadge.tsx'

/** Shows one case: the applicant, the documents and the decision (F-10). */
export function CaseScreen() {
  useAdminTitle('admin.place.reviewCase')
  const { id = '' } = useParams()
  const { data, error, loading, refetch } = useQuery(AdminReviewCaseDetailsDocument, {
    variables: { id },
    context: { errors: 'mine' },
    fetchPolicy: 'cache-and-network',
  })
  if (data) return <Case key={id} one={data.adminReviewCaseDetails} onStale={() => void refetch().catch(() => undefined)} />
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
  /* Only a reader who has just decided the case is offered the next case. Other readers opened the decided case to read it. */
  const [isDecided, setDecided] = useState(false)
  return (
    <Detail
      up={{ href: '/reviews', label: intl.formatMessage({ id: 'admin.place.reviews' }) }}
      name={<Bidi>{one.name}</Bidi>}
      mark={<Avatar name={one.name} accent={accentOf[one.profileType]} />}
      badges={
        <>
          <StatusBadge status={one.status} />
          <OverdueBadge {...one} />
        </>
      }
      side={
        <>
          {isDecided && one.status !== 'InReview' && <NextCase />}
          <Decision one={one} onStale={onStale} onDone={() => setDecided(true)} />
          <CaseHistory one={one} />
        </>
      }
    >
      <CaseFacts one={one} />
      <MustMatch one={one} />
      <Applicant one={one} />
      <CaseDocuments documents={one.documents} />
    </Detail>
  )
}
