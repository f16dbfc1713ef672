import type { ReactNode } from 'react'
import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-aria-components/Link'
import { Avatar } from '@wasla/design-system/components/Avatar'
import { Cover } from '@wasla/design-system/components/Cover'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { useSession } from '#services/context.ts'
import { accentOf } from '#shell/accents.ts'
import { programAddress } from '#shared/programs/page/program-address.ts'
import { coverInkOf } from '#shared/programs/status/cover-ink.ts'
import { Pending } from '#shell/RevealTogether.tsx'
import { Left } from './Left.tsx'
import { HomeJoinedDocument } from './Joined.generated.ts'
import { HomeTodayDocument, type HomeTodayQuery } from './Today.generated.ts'
import * as figures from '../figures.css.ts'
import * as rows from '../rows.css.ts'
import * as styles from './TodayCard.css.ts'

type TodayLink = HomeTodayQuery['homeFigures']['today'][number]

/**
 * Table that compares today with yesterday until the same time of day, per program, or per talent for managers. A decrease is grey, because
 * one slow day is not a problem. Renders nothing if no link brought a result. Also renders nothing if the query fails, because the
 * performance page reports that.
 */
export function TodayCard() {
  const { date } = useFormats()
  const session = useSession()
  const profileId = session.status === 'signedIn' ? session.identity.profileId : null
  const options = { fetchPolicy: 'cache-and-network', context: { errors: 'mine' } } as const
  const { data, error } = useQuery(HomeTodayDocument, options)
  const joined = useQuery(HomeJoinedDocument, options).data?.myParticipantsRequests.data ?? []
  if (!data) return error ? null : <Pending />
  if (data.homeFigures.today.length === 0) return null
  const { today, countedAt } = data.homeFigures
  return (
    <section className={styles.block} aria-labelledby="home-today">
      <Heading level={2} look="title" id="home-today">
        <FormattedMessage id="profiles.today.title" />
      </Heading>
      <div className={styles.frame}>
        <table className={figures.table} aria-labelledby="home-today">
          <thead>
            <tr>
              <th scope="col" className={figures.startHeading}>
                <FormattedMessage id="profiles.today.until" values={{ time: date(new Date(countedAt), 'time') }} />
              </th>
              <th scope="col" className={styles.heading}>
                <FormattedMessage id="profiles.today.clicks" />
              </th>
              <th scope="col" className={styles.heading}>
                <FormattedMessage id="profiles.today.results" />
              </th>
            </tr>
          </thead>
          <tbody>
            {today.map((link) => {
              const isOwn = link.profile.id === profileId
              const progress = joined.find(({ id }) => id === link.programId)?.myObjectiveData
              return (
                <tr key={`${link.profile.id} ${link.programId}`} className={styles.row}>
                  <th scope="row" className={figures.who}>
                    <Who link={link} isOwn={isOwn}>
                      {isOwn && progress ? <Left progress={progress} /> : null}
                    </Who>
                  </th>
                  <Compared now={link.clicks} before={link.clicksBefore} />
                  <Compared now={link.approved} before={link.approvedBefore} />
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/**
 * First cell of a row. For a link of the viewer, names the program and what is missing for the next reward. For a link of a talent, names
 * the talent, with the program below.
 */
function Who({
  link: { profile, programId, programName, coverImage },
  isOwn,
  children,
}: {
  link: TodayLink
  isOwn: boolean
  children: ReactNode
}) {
  const address = programAddress(programId, 'my-performance')
  return (
    <Link href={isOwn ? address : `${address}?profile=${encodeURIComponent(profile.id)}`} className={rows.open}>
      {isOwn ? (
        <span className={rows.picture}>
          <Cover name={programId} ink={coverInkOf(programId)} src={coverImage} ratio="square" />
        </span>
      ) : (
        <Avatar name={profile.fullName} accent={accentOf[profile.userType]} src={profile.profileImage} />
      )}
      <span className={rows.words}>
        <span className={styles.name}>
          <Bidi>{isOwn ? programName : profile.fullName}</Bidi>
        </span>
        <span className={styles.note}>{isOwn ? children : <Bidi>{programName}</Bidi>}</span>
      </span>
    </Link>
  )
}

function Compared({ now, before }: { now: number; before: number }) {
  const { number } = useFormats()
  return (
    <td className={figures.figure}>
      <span className={styles.figure}>
        {now > before && (
          <span className={styles.more}>
            <Icon name="arrow-up" size="small" />
          </span>
        )}
        {now < before && (
          <span className={styles.less}>
            <Icon name="arrow-down" size="small" />
          </span>
        )}
        <b className={styles.number}>{number(now)}</b>
      </span>
      <span className={styles.before}>
        <FormattedMessage id="profiles.today.before" values={{ count: before }} />
      </span>
    </td>
  )
}
