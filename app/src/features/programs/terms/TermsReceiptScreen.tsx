import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { useParams } from 'react-router'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { problemOf } from '#graphql/problems.ts'
import { PageWaiting } from '#shell/PageWaiting.tsx'
import { usePageTitle } from '#shell/usePageTitle.ts'
import { ProgramMissing } from '../page/ProgramMissing.tsx'
import { ReceiptPage } from './ReceiptPage.tsx'
import { TermsReceiptDocument } from './termsReceipt.generated.ts'

/** Receipt of the terms under which somebody joined a program, for them and the program's owner (decision 88). */
export function TermsReceiptScreen() {
  const { participationId = '' } = useParams()
  return <OfParticipation key={participationId} id={participationId} />
}

function OfParticipation({ id }: { id: string }) {
  usePageTitle('terms.title')
  const { data, error, loading, refetch } = useQuery(TermsReceiptDocument, {
    variables: { participationId: id },
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  if (problemOf(error)?.code === 'PROGRAM_NOT_FOUND') return <ProgramMissing />
  if (data) return <ReceiptPage receipt={data.termsReceipt} />
  return error && !loading ? (
    <ErrorState level={1} title={<FormattedMessage id="terms.failed" />} onRetry={() => void refetch().catch(() => undefined)} />
  ) : (
    <PageWaiting />
  )
}
