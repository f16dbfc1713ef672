import { useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Navigate, useNavigate } from 'react-router'
import { ChipGroup } from '@wasla/design-system/components/Chip/ChipGroup.tsx'
import { Empty } from '@wasla/design-system/components/Empty'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { pageCount } from '@wasla/design-system/components/Pagination/paginate.ts'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { ProgramGridSkeleton } from '#shared/programs/card/ProgramCardSkeleton.tsx'
import { ProgramGrid } from '#shared/programs/card/ProgramGrid.tsx'
import { CountedLabel } from './CountedLabel.tsx'
import { Participation } from './Participation.tsx'
import { ListPages, pageSize, sliceOf } from './ListPages.tsx'
import { myProgramsAddress, requestShows, requestsOf, type MyProgramsList } from './my-programs-address.ts'
import { RequestedProgramsDocument } from './myPrograms.generated.ts'
import { Stated } from '#shared/list/Stated.tsx'
import { DeclineWords } from '#shared/programs/status/DeclineWords.tsx'
import * as styles from './MyPrograms.css.ts'

/** Number of requests in each state; null while it is unknown. */
export type RequestCounts = Readonly<Record<(typeof requestShows)[number], number>> | null

/** Lists the programs that the viewer asked to join, or the joined programs with their tracking links (M-07). */
export function RequestsTab({ list, counts }: { list: MyProgramsList; counts: RequestCounts }) {
  const intl = useIntl()
  const navigate = useNavigate()
  const { data, previousData, error, loading, refetch } = useQuery(RequestedProgramsDocument, {
    variables: { input: { status: requestsOf(list), pagination: sliceOf(list.page) } },
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  const page = (data ?? previousData)?.myParticipantsRequests
  const pages = pageCount(page?.count ?? 0, pageSize)
  if (data && page && page.count > 0 && list.page > pages) return <Navigate to={myProgramsAddress({ ...list, page: pages })} replace />
  const isFiltered = list.tab === 'applied' && counts !== null && counts.all > 0
  return (
    <Stack gap="lg">
      {isFiltered && (
        <ChipGroup
          label={intl.formatMessage({ id: 'programs.mine.requests' })}
          overflow="scroll"
          selected={[list.show]}
          onChange={([chosen]) =>
            void navigate(myProgramsAddress({ tab: 'applied', show: requestShows.find((each) => each === chosen) }), {
              preventScrollReset: true,
            })
          }
          options={requestShows.map((id) => ({
            id,
            label: (
              <CountedLabel count={counts[id]}>
                <FormattedMessage id={`programs.mine.show.${id}`} />
              </CountedLabel>
            ),
          }))}
        />
      )}
      {!page &&
        (error && !loading ? (
          <ErrorState
            level={2}
            title={<FormattedMessage id="programs.discover.failed" />}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        ) : (
          <ProgramGridSkeleton count={3} />
        ))}
      {page?.count === 0 && (isFiltered ? <NoneOfKind show={list.show} /> : <NoneJoined isApplied={list.tab === 'applied'} />)}
      {page && page.count > 0 && (
        <div className={styles.results} aria-busy={loading && !data}>
          <ProgramGrid programs={page.data} level={2}>
            {(program) =>
              program.myObjectiveData ? (
                <Participation program={program} link={program.myObjectiveData} />
              ) : (
                program.myParticipantRequest?.declineReason && (
                  <div className={styles.declined}>
                    <DeclineWords {...program.myParticipantRequest} />
                  </div>
                )
              )
            }
          </ProgramGrid>
          <ListPages list={list} count={page.count} />
        </div>
      )}
    </Stack>
  )
}

const explore = (
  <LinkButton href="/discover" variant="primary" iconStart="compass">
    <FormattedMessage id="programs.mine.explore" />
  </LinkButton>
)

/** Empty state of both tabs. The title is the text of the specification. The text says what the open tab would list. */
const NoneJoined = ({ isApplied }: { isApplied: boolean }) => (
  <Empty level={2} title={<Stated id="programs.mine.noneJoined" />} action={explore}>
    <FormattedMessage id={isApplied ? 'programs.mine.noneAppliedText' : 'programs.mine.noneJoinedText'} />
  </Empty>
)

const NoneOfKind = ({ show }: Pick<MyProgramsList, 'show'>) => (
  <Empty
    level={2}
    title={<FormattedMessage id={show === 'all' ? 'programs.mine.noneOfStatus' : `programs.mine.noneOf.${show}`} />}
    action={explore}
  />
)
