import { useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useParams } from 'react-router'
import { Banner } from '@wasla/design-system/components/Banner'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { problemOf } from '#graphql/problems.ts'
import { PageWaiting } from '#shell/PageWaiting.tsx'
import { Detail } from '../shell/Detail.tsx'
import { useAdminTitle } from '../shell/useAdminTitle.ts'
import { Actions } from './Actions.tsx'
import { Budget, Facts } from './Facts.tsx'
import { AdminProgramDocument } from './ProgramScreen.generated.ts'
import type { ProgramCase } from './program-row.ts'
import { StatusBadge } from './StatusBadge.tsx'

/** Shows one program: its facts, its budget, and the actions of an admin (L-01). */
export function ProgramScreen() {
  useAdminTitle('admin.place.program')
  const { id = '' } = useParams()
  const { data, error, loading, refetch } = useQuery(AdminProgramDocument, {
    variables: { id },
    context: { errors: 'mine' },
    fetchPolicy: 'cache-and-network',
  })
  if (data) return <Program one={data.adminProgram} />
  if (!error) return <PageWaiting />
  if (problemOf(error)?.code === 'PROGRAM_NOT_FOUND')
    return (
      <ErrorState kind="missing" level={1} title={<FormattedMessage id="admin.programs.missing" />}>
        <FormattedMessage id="PROGRAM_NOT_FOUND" />
      </ErrorState>
    )
  return <ErrorState level={1} onRetry={() => void refetch().catch(() => undefined)} isRetrying={loading} />
}

function Program({ one }: { one: ProgramCase }) {
  const intl = useIntl()
  const { row, holdReason } = one
  return (
    <Detail
      up={{ href: '/programs', label: intl.formatMessage({ id: 'admin.place.programs' }) }}
      name={<Bidi>{row.name}</Bidi>}
      badges={<StatusBadge {...row} />}
      side={<Actions one={one} />}
    >
      {holdReason !== null && (
        <Banner tone="warning">
          <FormattedMessage id="admin.programs.heldBecause" values={{ reason: <Bidi key="reason">{holdReason}</Bidi> }} />
        </Banner>
      )}
      <Facts one={one} />
      <Budget one={one} />
    </Detail>
  )
}
