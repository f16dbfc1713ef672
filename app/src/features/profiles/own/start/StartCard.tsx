import type { ReactNode } from 'react'
import { useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { isBusiness, type ProfileType } from '@wasla/contract/profiles/types.ts'
import { Card } from '@wasla/design-system/components/Card'
import { Kashida } from '@wasla/design-system/components/Kashida'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import type { IconName } from '@wasla/design-system/icons/icons.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import { checklist, hireAdvantage, milestones } from '../../home/checklist.ts'
import { ProfileProgressDocument } from '#shared/profiles/profileProgress.generated.ts'
import { BioRow } from './BioRow.tsx'
import { ConnectRow } from './ConnectRow.tsx'
import { LinkRow } from './LinkRow.tsx'
import { startList, type Filled, type StartItem, type StartName } from './start-list.ts'
import * as styles from './StartCard.css.ts'

const icons: Record<StartName, IconName> = {
  accounts: 'share',
  bio: 'edit',
  interests: 'bookmark',
  rates: 'receipt',
  posts: 'image',
  links: 'link',
  partners: 'handshake',
}

/** Settings pages for the items that cannot be filled in inside the list. */
const pageOf = {
  interests: '/settings/profile',
  rates: '/settings/accounts-rates/build-rate-card',
  posts: '/settings/featured-posts',
  partners: '/settings/brand-collaboration',
} as const

type StartCardProps = { type: ProfileType; filled: Filled; aside: ReactNode }

/** Number of items up to which the list has one column. */
const shortList = 2

/** Card with one list of everything that the profile lacks, each with an action. It replaces the empty cards of these parts. */
export function StartCard({ type, filled, aside }: StartCardProps) {
  const { data } = useQuery(ProfileProgressDocument, { fetchPolicy: 'cache-and-network', context: { errors: 'mine' } })
  const { missing, done } = startList(type, filled, data?.ProfileProgress ?? null)
  if (missing.length === 0) return null
  const card = (
    <Card as="section" isPadded aria-labelledby="start-title">
      <Head type={type} progress={data?.ProfileProgress ?? null} />
      <ul className={styles.rows}>
        {missing.map((item) => (
          <Row key={item.name} item={item} />
        ))}
      </ul>
    </Card>
  )
  if (missing.length <= shortList) return card
  return (
    <div className={styles.columns}>
      {card}
      <div className={styles.aside}>
        {aside}
        {done.length > 0 && <Done names={done} />}
      </div>
    </div>
  )
}

type HeadProps = { type: ProfileType; progress: Parameters<typeof checklist>[0] | null }

function Head({ type, progress }: HeadProps) {
  const intl = useIntl()
  const { percent } = useFormats()
  const list = progress && checklist(progress)
  const isMeasured = list !== null && !list.isComplete
  return (
    <>
      <div className={styles.head}>
        <div className={styles.said}>
          <Heading level={2} look="title" id="start-title">
            <FormattedMessage id="profiles.start.title" />
          </Heading>
          <Text tone="muted">
            {isBusiness(type) ? (
              <FormattedMessage id="profiles.progress.replies" />
            ) : (
              <FormattedMessage id="profiles.progress.chance" values={{ share: hireAdvantage }} />
            )}
          </Text>
        </div>
        {isMeasured && (
          <span className={styles.figure} aria-hidden>
            {percent(list.share)}
          </span>
        )}
      </div>
      {isMeasured && (
        <div className={styles.line}>
          <Kashida
            value={list.share}
            depth={34}
            knots={milestones(list).map(({ share, state }) => ({ at: share, state, isSmall: state !== 'here' }))}
            label={intl.formatMessage({ id: 'profiles.progress.label' })}
          />
        </div>
      )}
    </>
  )
}

const actionOf: Partial<Record<StartName, ReactNode>> = { accounts: <ConnectRow />, bio: <BioRow />, links: <LinkRow /> }
const hasPage = (name: StartName): name is keyof typeof pageOf => name in pageOf

const Row = ({ item: { name, gain } }: { item: StartItem }) => (
  <li className={styles.row}>
    <span className={styles.tile}>
      <Icon name={icons[name]} />
    </span>
    <div className={styles.words}>
      <span className={styles.name}>
        <Text as="span" look="label">
          <FormattedMessage id={`profiles.start.${name}`} />
        </Text>
        {gain !== null && (
          <span className={styles.gain}>
            <FormattedMessage id="profiles.progress.gain" values={{ share: gain }} />
          </span>
        )}
      </span>
      <Text as="span" look="caption" tone="muted">
        <FormattedMessage id={`profiles.start.${name}.why`} />
      </Text>
    </div>
    {hasPage(name) ? (
      <div className={styles.page}>
        <LinkButton size="small" href={pageOf[name]}>
          <FormattedMessage id={`profiles.start.${name}.do`} />
        </LinkButton>
      </div>
    ) : (
      <div className={styles.action}>{actionOf[name]}</div>
    )}
  </li>
)

const Done = ({ names }: { names: readonly StartName[] }) => (
  <Card as="section" paper="sunken" isPadded aria-labelledby="done-title">
    <Heading level={2} look="label" id="done-title">
      <FormattedMessage id="profiles.start.done" />
    </Heading>
    <ul className={styles.done}>
      {names.map((name) => (
        <li key={name} className={styles.doneRow}>
          <span className={styles.check}>
            <Icon name="check" size="small" />
          </span>
          <Text as="span" tone="muted">
            <FormattedMessage id={`profiles.start.${name}.done`} />
          </Text>
        </li>
      ))}
    </ul>
  </Card>
)
