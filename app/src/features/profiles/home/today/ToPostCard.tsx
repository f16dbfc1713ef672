import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-aria-components/Link'
import { startOfDay } from '@wasla/contract/platform/riyadh.ts'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { useServices } from '#services/context.ts'
import { programAddress } from '#shared/programs/page/program-address.ts'
import { dayFrom } from '../money.ts'
import { Pending } from '#shell/RevealTogether.tsx'
import { HomeJoinedDocument } from './Joined.generated.ts'
import { toPost, type Posting } from './to-post.ts'
import * as today from './TodayCard.css.ts'
import * as styles from './ToPostCard.css.ts'

/** Card with programs that the viewer can post about, each with its share pack. The program that ends next is first. */
export function ToPostCard() {
  const { clock } = useServices()
  const { data, error } = useQuery(HomeJoinedDocument, { fetchPolicy: 'cache-and-network', context: { errors: 'mine' } })
  if (!data && !error) return <Pending />
  const postings = toPost(data?.myParticipantsRequests.data ?? [], clock.now())
  if (postings.length === 0) return null
  return (
    <section className={today.block} aria-labelledby="home-to-post">
      <Heading level={2} look="title" id="home-to-post">
        <FormattedMessage id="profiles.toPost.title" />
      </Heading>
      <ul className={today.frame}>
        {postings.map((posting) => (
          <Row key={posting.id} posting={posting} />
        ))}
      </ul>
    </section>
  )
}

function Row({ posting: { id, name, until, isSoon } }: { posting: Posting }) {
  const { clock } = useServices()
  const { date } = useFormats()
  const day = until === null ? null : new Date(startOfDay(until))
  return (
    <li className={styles.row}>
      <span className={isSoon ? styles.soon : styles.tile} aria-hidden="true">
        {day ? (
          <>
            <b className={styles.day}>{date(day, 'dayOfMonth')}</b>
            <span>{date(day, 'monthName')}</span>
          </>
        ) : (
          <Icon name="megaphone" />
        )}
      </span>
      <span className={styles.words}>
        <Link href={programAddress(id)} className={styles.name}>
          <Bidi>{name}</Bidi>
        </Link>
        <span className={today.note}>
          {day && until !== null ? (
            <FormattedMessage id="profiles.toPost.until" values={{ when: dayFrom(until, clock.now()), day: date(day, 'weekday') }} />
          ) : (
            <FormattedMessage id="profiles.toPost.noEnd" />
          )}
        </span>
      </span>
      <span className={styles.action}>
        <LinkButton href={`${programAddress(id)}?dialog=share`} variant={isSoon ? 'tinted' : 'quiet'} size="small" iconStart="share">
          <FormattedMessage id="profiles.toPost.kit" />
        </LinkButton>
      </span>
    </li>
  )
}
