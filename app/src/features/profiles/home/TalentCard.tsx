import { useQuery } from '@apollo/client/react'
import { Link } from 'react-aria-components/Link'
import { FormattedMessage } from 'react-intl'
import { Badge } from '@wasla/design-system/components/Badge'
import { Card } from '@wasla/design-system/components/Card'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { MemberLine } from '#shared/members/MemberLine.tsx'
import { tabAddress } from '#shared/profiles/tabs.ts'
import { PendingWork } from './HomeSkeleton.tsx'
import { StepsCard } from './StepsCard.tsx'
import { HomeTalentsDocument, type HomeTalentsQuery } from './TalentCard.generated.ts'
import * as styles from './TalentCard.css.ts'

const talentsPath = '/settings/managed-accounts'

/** Largest number of talents on the home page. Another page has all talents. */
const shown = 4

const stepNames = ['invite', 'accept', 'follow'] as const
const stepOf = (id: (typeof stepNames)[number]) => ({
  id,
  name: <FormattedMessage id={`profiles.roster.${id}`} />,
  about: <FormattedMessage id={`profiles.roster.${id}.about`} />,
})

/** Card with the networkers of an agency or agent. Explains how to find some if there are none. */
export function TalentCard() {
  const { data, error, refetch, loading } = useQuery(HomeTalentsDocument, {
    variables: { limit: shown },
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  if (data) return data.myManagedAccounts.count > 0 ? <Roster {...data.myManagedAccounts} /> : <Nobody />
  if (!error) return <PendingWork />
  return (
    <Card as="section" isPadded>
      <ErrorState
        level={2}
        title={<FormattedMessage id="profiles.roster.failed" />}
        onRetry={() => void refetch().catch(() => undefined)}
        isRetrying={loading}
      />
    </Card>
  )
}

const Nobody = () => (
  <StepsCard
    title={<FormattedMessage id="profiles.roster.start" />}
    lead={<FormattedMessage id="profiles.roster.lead" />}
    steps={[stepOf('invite'), stepOf('accept'), stepOf('follow')]}
    action={
      <LinkButton variant="primary" iconStart="user-plus" href={talentsPath}>
        <FormattedMessage id="profiles.roster.do" />
      </LinkButton>
    }
  />
)

const Roster = ({ count, data }: HomeTalentsQuery['myManagedAccounts']) => (
  <Card as="section" isClipped aria-labelledby="roster-title">
    <div className={styles.head}>
      <Heading level={2} look="title" id="roster-title">
        <FormattedMessage id="profiles.roster.title" />
      </Heading>
    </div>
    <ul className={styles.rows}>
      {data.map(({ id, status, user }) => (
        <li key={id} className={styles.row}>
          <Talent user={user} isWaiting={status === 'Pending'} />
        </li>
      ))}
    </ul>
    <div className={styles.foot}>
      <TextLink href={talentsPath} isStandalone>
        <FormattedMessage id="profiles.roster.all" values={{ count }} />
      </TextLink>
      <LinkButton size="small" iconStart="user-plus" href={talentsPath}>
        <FormattedMessage id="profiles.roster.do" />
      </LinkButton>
    </div>
  </Card>
)

type TalentProps = { user: HomeTalentsQuery['myManagedAccounts']['data'][number]['user']; isWaiting: boolean }

function Talent({ user, isWaiting }: TalentProps) {
  const { userName, userType } = user
  const line = (
    <MemberLine
      member={user}
      note={
        isWaiting && (
          <Badge>
            <FormattedMessage id="profiles.roster.waiting" />
          </Badge>
        )
      }
    />
  )
  if (userName === null) return line
  return (
    <Link href={tabAddress('overview', { type: userType, userName })} className={styles.who}>
      {line}
    </Link>
  )
}
