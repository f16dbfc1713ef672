import { useEffect, useState } from 'react'
import { useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ParticipantsFilter } from '@wasla/contract/generated/user-types.ts'
import { Card } from '@wasla/design-system/components/Card'
import { Empty } from '@wasla/design-system/components/Empty'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { clampPage, pageCount } from '@wasla/design-system/components/Pagination/paginate.ts'
import { SkeletonRows } from '@wasla/design-system/components/Skeleton/SkeletonRows.tsx'
import { Stat } from '@wasla/design-system/components/Stat'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { useServices } from '#services/context.ts'
import { LicenceSheetCard } from '../licences/LicenceSheetCard.tsx'
import { NoMatch } from '../list/NoMatch.tsx'
import { isNarrowed, pageSize, typesOf, type OpenType } from '../list/people-list.ts'
import { PeoplePages } from '../list/PeoplePages.tsx'
import * as rows from '../list/PeopleRows.css.ts'
import { PeopleTools } from '../list/PeopleTools.tsx'
import { ShareProgram } from '../list/ShareProgram.tsx'
import { usePeopleList } from '../list/usePeopleList.ts'
import { columnsOf } from './columns.ts'
import { nextPayoutOf } from './next-payout.ts'
import { ParticipantRow } from './ParticipantRow.tsx'
import * as styles from './Participants.css.ts'
import {
  ParticipantCountsDocument,
  ParticipantsDocument,
  ParticipantsProgramDocument,
  type ParticipantsProgramQuery,
} from './participants.generated.ts'
import { targetsOf } from '#shared/programs/way/progress.ts'

/** Orders of the list, the default first, with the field that each sorts by. */
const participantOrders = ['newest', 'clicks', 'approved', 'revenue', 'earned'] as const
const sortFields = { newest: 'createdAt', clicks: 'clicks', approved: 'approvedCount', revenue: 'revenue', earned: 'earned' } as const

type ParticipantsTabProps = {
  programId: string
}

/** List of a program's participants for its owner (M-08): their number, the next payout, and the progress of each participant. */
export function ParticipantsTab({ programId }: ParticipantsTabProps) {
  const intl = useIntl()
  const { list, change, hrefFor } = usePeopleList(participantOrders)
  const filter = (type: OpenType, term: string): ParticipantsFilter => ({
    programId,
    types: typesOf(type),
    term: term === '' ? null : term,
  })
  const { data, previousData, error, loading, refetch } = useQuery(ParticipantsDocument, {
    variables: {
      filter: filter(list.type, list.term),
      pagination: {
        limit: pageSize,
        offset: (list.page - 1) * pageSize,
        sort: [{ field: sortFields[list.order], direction: 'DESC' }],
      },
    },
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  const { data: counts } = useQuery(ParticipantCountsDocument, {
    variables: {
      all: filter('all', ''),
      networkers: filter('networkers', ''),
      agents: filter('agents', ''),
      none: { limit: 1 },
    },
    context: { errors: 'mine' },
  })
  const { data: about } = useQuery(ParticipantsProgramDocument, { variables: { programId }, context: { errors: 'mine' } })
  const found = (data ?? (error ? undefined : previousData))?.participants
  const shown = found?.data ?? []
  const targets = targetsOf(about?.objectives?.data)
  const objectiveType = about?.program.objectiveType ?? null
  const columns = columnsOf(objectiveType)
  /* Omits an order if the program does not count the figure by which it sorts. */
  const orders = participantOrders.filter(
    (order) => (order !== 'revenue' || columns.hasRevenue) && (order !== 'approved' || columns.results !== null),
  )
  const count = found?.count
  useEffect(() => {
    if (count === undefined) return
    const last = clampPage(list.page, pageCount(count, pageSize))
    if (last !== list.page) change({ page: last }, true)
  })

  if (error && !found)
    return (
      <ErrorState
        level={2}
        title={<FormattedMessage id="participations.participants.failed" />}
        isRetrying={loading}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    )
  if (count === 0 && !isNarrowed(list))
    return (
      <Card>
        <Empty level={2} title={<FormattedMessage id="participations.participants.none" />} action={<ShareProgram programId={programId} />}>
          <FormattedMessage id="participations.participants.noneText" />
        </Empty>
      </Card>
    )
  return (
    <Stack gap="md">
      <Figures participants={counts?.all.count ?? null} about={about} />
      <PeopleTools
        list={list}
        orders={orders}
        orderName={(order) =>
          intl.formatMessage({
            id:
              order === 'approved' && columns.hasRevenue
                ? 'participations.participants.sort.orders'
                : `participations.participants.sort.${order}`,
          })
        }
        counts={counts && { all: counts.all.count, networkers: counts.networkers.count, agents: counts.agents.count }}
        searchLabel={intl.formatMessage({ id: 'participations.participants.search' })}
        onChange={change}
      />
      {!found && (
        <Card isPadded>
          <SkeletonRows rows={6} />
        </Card>
      )}
      {found && shown.length === 0 && (
        <Card>
          <NoMatch onClear={() => change({ type: 'all', term: '' })} />
        </Card>
      )}
      {shown.length > 0 && (
        <div>
          <ul className={rows.list} aria-busy={loading || undefined} aria-label={intl.formatMessage({ id: 'participations.participants' })}>
            <li className={`${styles.head} ${styles.columns[columns.look]}`} aria-hidden="true">
              <span className={styles.headName}>
                <FormattedMessage id="participations.participant" />
              </span>
              <span className={rows.end}>
                <FormattedMessage id="participations.clicks" />
              </span>
              {columns.results !== null && (
                <span className={rows.end}>
                  <FormattedMessage id={`participations.results.${columns.results}`} />
                </span>
              )}
              {columns.hasRevenue && (
                <span className={rows.end}>
                  <FormattedMessage id="participations.revenue" />
                </span>
              )}
              <span className={rows.end}>
                <FormattedMessage id="participations.earnedOf" />
              </span>
              <span>
                <FormattedMessage id="participations.milestone" />
              </span>
            </li>
            {shown.map((participant) => (
              <ParticipantRow key={participant.id} participant={participant} objectiveType={objectiveType} targets={targets} />
            ))}
          </ul>
        </div>
      )}
      {found && found.count > 0 && (
        <PeoplePages message="participations.participants.range" page={list.page} count={found.count} hrefFor={hrefFor} />
      )}
      {found && found.count > 0 && <LicenceSheetCard programId={programId} />}
    </Stack>
  )
}

/** Number of participants, their earnings, and the amount and day of the next payout. */
function Figures({ participants, about }: { participants: number | null; about: ParticipantsProgramQuery | undefined }) {
  const { money, date } = useFormats()
  const { clock } = useServices()
  const [now] = useState(() => clock.now())
  const budget = about?.program.budget ?? null
  const payout = about ? nextPayoutOf(about.payout?.data, now) : null
  return (
    <div className={styles.stats}>
      <Stat paper="sunken" label={<FormattedMessage id="participations.participants" />} value={participants} />
      {budget && (
        <Stat
          paper="sunken"
          label={<FormattedMessage id="participations.earned" />}
          value={budget.accrued + budget.paid}
          figure="money"
          hint={<FormattedMessage id="participations.earned.of" values={{ amount: money(budget.amount, 'price') }} />}
        />
      )}
      {budget && payout !== null && (
        <Stat
          paper="sunken"
          label={<FormattedMessage id="participations.nextPayout" />}
          value={budget.accrued}
          figure="money"
          hint={date(new Date(payout), 'weekday')}
        />
      )}
    </div>
  )
}
