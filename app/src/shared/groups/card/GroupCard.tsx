import type { ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import { FormattedMessage } from 'react-intl'
import { wordsOf } from '@wasla/contract/groups/rich-text/clean.ts'
import { Badge } from '@wasla/design-system/components/Badge'
import { Card } from '@wasla/design-system/components/Card'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import { isRunning } from '../joining/ways.ts'
import { WayBadge } from '../joining/WayBadge.tsx'
import type { CardGroup } from './card-group.ts'
import { MembersCount, ReachCount } from './GroupNumbers.tsx'
import { GroupCover, GroupPicture } from './GroupPicture.tsx'
import * as styles from './GroupCard.css.ts'

type GroupCardProps = {
  group: CardGroup
  /** Address that the card links to; null if the group has no page yet, as in the form. */
  href: string | null
  /** Heading level. @default 3 */
  level?: 2 | 3
  /** Leaves out the description. For pages whose main subject is not groups. */
  isCompact?: boolean
  /** Replaces the numbers. For a group in the form, which has no numbers yet. */
  children?: ReactNode
}

/** Shows a group in a list (S1 §2), with the way to join and the reader's role in words. The name is a link that covers the card. */
export function GroupCard({ group, href, level = 3, isCompact = false, children }: GroupCardProps) {
  return (
    <Card as="article" isClipped>
      <div className={styles.card}>
        <GroupCover group={group} />
        <div className={styles.body}>
          <span className={styles.emblem}>
            <GroupPicture group={group} />
          </span>
          <Heading level={level} look="heading">
            {href === null ? (
              <Bidi>{group.name}</Bidi>
            ) : (
              <Link href={href} className={styles.open}>
                <Bidi>{group.name}</Bidi>
              </Link>
            )}
          </Heading>
          <Text as="span" look="caption" tone="muted">
            <bdi className={styles.handle}>{`@${group.userName}`}</bdi>
          </Text>
          <div className={styles.badges}>
            <WayBadge group={group} isOwn={isRunning(group.myRole)} />
            {group.myRole !== 'Visitor' && (
              <Badge tone={group.myRole === 'Owner' ? 'primary' : 'neutral'}>
                <FormattedMessage id={`group.mine.${group.myRole}`} />
              </Badge>
            )}
          </div>
          {!isCompact && (
            <div className={styles.description}>
              <Text as="div" look="caption" tone="muted" dir="auto">
                {wordsOf(group.description)}
              </Text>
            </div>
          )}
          {children ?? (
            <div className={styles.facts}>
              <MembersCount group={group} />
              <ReachCount group={group} />
            </div>
          )}
        </div>
      </div>
    </Card>
  )
}
