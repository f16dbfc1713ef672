import { useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useParams } from 'react-router'
import { Banner } from '@wasla/design-system/components/Banner'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { problemOf } from '#graphql/problems.ts'
import { PageWaiting } from '#shell/PageWaiting.tsx'
import { TwoLines } from '../lists/TwoLines.tsx'
import { Detail } from '../shell/Detail.tsx'
import { useAdminTitle } from '../shell/useAdminTitle.ts'
import { Decision } from './Decision.tsx'
import { brokenRule, sentenceOf } from './evidence-values.ts'
import { EvidenceList } from './Evidence.tsx'
import { Facts } from './Facts.tsx'
import type { ResultCase } from './result-row.ts'
import { AdminConversionDocument } from './ResultScreen.generated.ts'
import { riskRuleOf } from './risk-rules.ts'
import { StatusBadge } from './StatusBadge.tsx'
import { EventWord, ReasonWord } from './words.tsx'

/** Shows one conversion: the report, what each rule found, and the decision of an admin (N-11, N-14). */
export function ResultScreen() {
  useAdminTitle('admin.place.result')
  const { id = '' } = useParams()
  const { data, error, loading, refetch } = useQuery(AdminConversionDocument, {
    variables: { id },
    context: { errors: 'mine' },
    fetchPolicy: 'cache-and-network',
  })
  if (data) return <Result one={data.adminConversion} />
  if (!error) return <PageWaiting />
  if (problemOf(error)?.code === 'CONVERSION_NOT_FOUND')
    return (
      <ErrorState kind="missing" level={1} title={<FormattedMessage id="admin.results.missing" />}>
        <FormattedMessage id="admin.results.missingText" />
      </ErrorState>
    )
  return <ErrorState level={1} onRetry={() => void refetch().catch(() => undefined)} isRetrying={loading} />
}

function Result({ one }: { one: ResultCase }) {
  const intl = useIntl()
  const { row } = one
  return (
    <Detail
      up={{ href: '/results', label: intl.formatMessage({ id: 'admin.place.results' }) }}
      name={<EventWord event={row.event} />}
      badges={<StatusBadge status={row.status} />}
      side={<Decision one={one} />}
    >
      {row.reason !== null && row.status !== 'Approved' && (
        <Banner tone="warning">
          <Why one={one} reason={row.reason} />
        </Banner>
      )}
      <EvidenceList evidence={one.evidence} />
      <Facts one={one} />
    </Detail>
  )
}

/** Shows why a result does not count. If a rule is broken, also says in words what was found and what is allowed (N-14). */
function Why({ one: { evidence }, reason }: { one: ResultCase; reason: string }) {
  const broken = brokenRule(evidence, reason)
  const rule = broken && riskRuleOf(broken.rule)
  if (!broken || !rule) return <ReasonWord reason={reason} />
  return (
    <TwoLines second={<FormattedMessage id={`admin.evidence.broken.${rule}`} values={sentenceOf(broken)} />}>
      <ReasonWord reason={reason} />
    </TwoLines>
  )
}
