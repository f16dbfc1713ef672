import type { ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import { FormattedMessage } from 'react-intl'
import { Avatar } from '@wasla/design-system/components/Avatar'
import { Badge } from '@wasla/design-system/components/Badge'
import { Card } from '@wasla/design-system/components/Card'
import { Cover } from '@wasla/design-system/components/Cover'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import { useServices } from '#services/context.ts'
import { accentOf } from '#shell/accents.ts'
import { coverInkOf } from '../status/cover-ink.ts'
import { objectiveIcon } from '../status/objective-icon.ts'
import { RequestBadge } from '../status/RequestBadge.tsx'
import { StatusBadge } from '../status/StatusBadge.tsx'
import { isNew } from './card-moment.ts'
import type { CardProgram } from './card-program.ts'
import { useCardMoment } from './useCardMoment.ts'
import * as styles from './ProgramCard.css.ts'

type ProgramCardProps = {
  program: CardProgram
  /** Where the card leads; null where there is no such page yet, as in the wizard. */
  href: string | null
  /** Its place among the headings of the page. @default 3 */
  level?: 2 | 3
  /** Without the description, and with fewer badges: for a page that is about something else. */
  isCompact?: boolean
  /** Below everything else, with controls of its own. */
  children?: ReactNode
}

const ownRequest = ({ myParticipantRequest: request }: CardProgram) => (request && request.status !== 'Cancelled' ? request.status : null)

/** A program in a list (S2 §2). Its name is a link that covers the card. */
export function ProgramCard({ program, href, level = 3, isCompact = false, children }: ProgramCardProps) {
  const { clock } = useServices()
  const moment = useCardMoment(program)
  const request = ownRequest(program)
  return (
    <Card as="article" isClipped>
      <div className={styles.card} data-status={program.status}>
        <div className={styles.cover}>
          <Cover name={program.id} ink={coverInkOf(program.id)} src={program.coverImage} />
          <span className={styles.mine}>
            {request ? <RequestBadge status={request} /> : isNew(program, clock.now()) && <Badge variant="new" />}
          </span>
        </div>
        <div className={styles.body}>
          <span className={styles.emblem}>
            <Avatar name={program.profile.fullName} accent={accentOf.BRAND} src={program.profile.profileImage} />
          </span>
          <Heading level={level} look="heading">
            {href === null ? (
              <Bidi>{program.name}</Bidi>
            ) : (
              <Link href={href} className={styles.open}>
                <Bidi>{program.name}</Bidi>
              </Link>
            )}
          </Heading>
          <div className={styles.line}>
            <Text as="span" look="caption" tone="muted">
              <Bidi>{program.profile.fullName}</Bidi>
            </Text>
            {!isCompact && (
              <Text as="span" look="caption" tone="muted">
                {moment}
              </Text>
            )}
          </div>
          {!isCompact && (
            <div className={styles.description}>
              <Text as="div" look="caption" tone="muted" dir="auto">
                {program.description}
              </Text>
            </div>
          )}
          <div className={styles.facts}>
            <StatusBadge status={program.status} />
            {program.objectiveType !== null && (
              <Badge icon={objectiveIcon[program.objectiveType]}>
                <FormattedMessage id={`program.objective.${program.objectiveType}`} />
              </Badge>
            )}
            {!isCompact && (
              <Badge>
                <FormattedMessage id={`program.focus.${program.programFocus}`} />
              </Badge>
            )}
            {!program.isVisible && (
              <Badge icon="lock">
                <FormattedMessage id="program.card.byLink" />
              </Badge>
            )}
            {program.profile.isNsfw === true && (
              <Badge tone="warning" icon="triangle-alert">
                <FormattedMessage id="program.card.nsfw" />
              </Badge>
            )}
            {isCompact && (
              <span className={styles.when}>
                <Text as="span" look="caption" tone="muted">
                  {moment}
                </Text>
              </span>
            )}
          </div>
          {children && <div className={styles.extra}>{children}</div>}
        </div>
      </div>
    </Card>
  )
}
