import { useEffect } from 'react'
import { useQuery } from '@apollo/client/react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router'
import type { ObjectiveType } from '@wasla/contract/programs/types.ts'
import { Avatar } from '@wasla/design-system/components/Avatar'
import { Button } from '@wasla/design-system/components/Button'
import { Card } from '@wasla/design-system/components/Card'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { Pagination } from '@wasla/design-system/components/Pagination'
import { clampPage, pageCount, rangeOf } from '@wasla/design-system/components/Pagination/paginate.ts'
import { SkeletonRows } from '@wasla/design-system/components/Skeleton/SkeletonRows.tsx'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'
import * as results from '#shared/results/results.css.ts'
import { accentOf } from '#shell/accents.ts'
import { useAddressQuery } from '#shell/useAddress.ts'
import { RankedParticipantsDocument, type RankedFragment } from './performance.generated.ts'
import { readRanking, sizeOf, withRanking } from './ranked-rows.ts'
import * as styles from './performance.css.ts'

type RankingProps = {
  programId: string
  objectiveType: ObjectiveType
  /** Number of milestones of the program. */
  milestones: number
  /** Opens the details of one participant. */
  onOpen: (profileId: string) => void
}

/**
 * List of participants by their results, highest first (O-08): the first few, or all of them page by page. The address says which of the
 * two is shown.
 */
export function Ranking({ programId, objectiveType, milestones, onOpen }: RankingProps) {
  const intl = useIntl()
  const [query, changeQuery] = useAddressQuery()
  const { pathname } = useLocation()
  const list = readRanking(query)
  const size = sizeOf(list)
  const { data, previousData, error, loading, refetch } = useQuery(RankedParticipantsDocument, {
    variables: { programId, sort: 'APPROVED', pagination: { limit: size, offset: (list.page - 1) * size } },
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  const found = (data ?? (error ? undefined : previousData))?.rankedParticipants
  const count = found?.count
  useEffect(() => {
    if (count === undefined) return
    const last = clampPage(list.page, pageCount(count, size))
    if (last !== list.page)
      changeQuery((current) => withRanking(current, { ...list, page: last }), { replace: true, preventScrollReset: true })
  }, [count, list, size, changeQuery])
  const pages = pageCount(count ?? 0, size)
  const first = (clampPage(list.page, pages) - 1) * size
  const hrefFor = (page: number) => {
    const search = withRanking(query, { ...list, page }).toString()
    return search ? `${pathname}?${search}` : pathname
  }
  return (
    <Card as="section" isPadded aria-labelledby="ranking-title">
      <div className={results.card}>
        <div className={results.cardHead}>
          <Heading level={2} look="heading" id="ranking-title">
            <FormattedMessage id={`performance.ranking.${objectiveType}`} />
          </Heading>
          {count !== undefined && (list.isAll || count > size) && (
            <Button
              variant="quiet"
              size="small"
              onPress={() =>
                changeQuery((current) => withRanking(current, { isAll: !list.isAll, page: 1 }), { replace: true, preventScrollReset: true })
              }
            >
              <FormattedMessage id={list.isAll ? 'performance.ranking.fewer' : 'performance.ranking.all'} values={{ count }} />
            </Button>
          )}
        </div>
        {error && !found ? (
          <ErrorState
            level={3}
            title={<FormattedMessage id="performance.ranking.failed" />}
            isRetrying={loading}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        ) : !found ? (
          <SkeletonRows rows={6} />
        ) : (
          <ol className={styles.ranking} start={first + 1} aria-busy={loading || undefined} aria-labelledby="ranking-title">
            <li className={styles.rankingHead} aria-hidden="true">
              <span className={styles.rankingName}>
                <FormattedMessage id="performance.participant" />
              </span>
              <span className={styles.overFigures}>{intl.formatMessage({ id: `results.units.${objectiveType}` })}</span>
              <span className={styles.overFigures}>
                <FormattedMessage id="results.clicks" />
              </span>
              <span className={styles.overFigures}>
                <FormattedMessage id="results.conversion" />
              </span>
              <span>
                <FormattedMessage id="performance.milestones" />
              </span>
            </li>
            {found.data.map((ranked, at) => (
              <RankedRow
                key={ranked.participant.id}
                ranked={ranked}
                place={first + at + 1}
                objectiveType={objectiveType}
                milestones={milestones}
                onOpen={onOpen}
              />
            ))}
          </ol>
        )}
        {list.isAll && count !== undefined && count > 0 && (
          <Pagination
            page={list.page}
            pages={pages}
            hrefFor={hrefFor}
            summary={
              <FormattedMessage id="performance.ranking.range" values={{ ...rangeOf(clampPage(list.page, pages), size, count), count }} />
            }
          />
        )}
      </div>
    </Card>
  )
}

type RankedRowProps = Pick<RankingProps, 'objectiveType' | 'milestones' | 'onOpen'> & { ranked: RankedFragment; place: number }

function RankedRow({ ranked, place, objectiveType, milestones, onOpen }: RankedRowProps) {
  const intl = useIntl()
  const { number, percent } = useFormats()
  const { participant, conversionRate, milestonesReached } = ranked
  const { profile, approvedCount, clicks } = participant
  return (
    <li className={styles.ranked}>
      <AriaButton className={styles.press} onPress={() => onOpen(profile.id)} data-part="participant">
        <span className={styles.place} aria-hidden>
          {number(place)}
        </span>
        <span className={styles.face}>
          <Avatar name={profile.fullName} accent={accentOf[profile.userType]} src={profile.profileImage} />
        </span>
        <span className={styles.who}>
          <span className={styles.whoName}>
            <Bidi>{profile.fullName}</Bidi>
          </span>
          {profile.userName !== null && (
            <span className={styles.whoHandle}>
              <Ltr>@{profile.userName}</Ltr>
            </span>
          )}
        </span>
        <span className={styles.units}>
          <span aria-hidden>{number(approvedCount)}</span>
          <VisuallyHidden>{intl.formatMessage({ id: `program.unit.${objectiveType}` }, { count: approvedCount })}</VisuallyHidden>
        </span>
        <span className={styles.more}>
          <span aria-hidden>{number(clicks)}</span>
          <VisuallyHidden>
            <FormattedMessage id="results.count.CLICK" values={{ count: clicks }} />
          </VisuallyHidden>
        </span>
        <span className={styles.more}>{percent(conversionRate)}</span>
        <span className={styles.reached}>
          <span className={styles.dots} aria-hidden>
            {Array.from({ length: milestones }, (_, at) => (
              <span key={at} className={styles.dotOf[at < milestonesReached ? 'reached' : 'open']} />
            ))}
          </span>
          <FormattedMessage id="results.reached" values={{ count: milestonesReached, of: milestones }} />
        </span>
        <span className={styles.open}>
          <Icon name="chevron-end" size="small" />
        </span>
      </AriaButton>
    </li>
  )
}
