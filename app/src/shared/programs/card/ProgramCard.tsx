import { FormattedMessage, useIntl } from 'react-intl'
import { Avatar } from '@wasla/design-system/components/Avatar'
import { Badge } from '@wasla/design-system/components/Badge'
import { LinkCard } from '@wasla/design-system/components/Card/LinkCard.tsx'
import { Cover } from '@wasla/design-system/components/Cover'
import { isolate } from '@wasla/design-system/locale/isolate.ts'
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
  /** Where the card leads. */
  href: string
  /** Its place among the headings of the page. @default 3 */
  level?: 2 | 3
  /** Without the description, and with fewer badges: for a page that is about something else. */
  isCompact?: boolean
}

/** A program in a list, which leads to its page (S2 §2). */
export function ProgramCard({ program, href, level = 3, isCompact = false }: ProgramCardProps) {
  const intl = useIntl()
  const request = ownRequest(program)
  const words = [
    isolate(program.name),
    isolate(program.profile.fullName),
    intl.formatMessage({ id: `program.status.${program.status}` }),
    ...(request ? [intl.formatMessage({ id: `program.mine.${request}` })] : []),
  ]
  return (
    <LinkCard href={href} isClipped aria-label={intl.formatList(words, { type: 'unit' })}>
      <ProgramCardFace program={program} level={level} isCompact={isCompact} />
    </LinkCard>
  )
}

const ownRequest = ({ myParticipantRequest: request }: CardProgram) => (request && request.status !== 'Cancelled' ? request.status : null)

/** What stands on a card, without the link: also for a card that leads nowhere yet. */
export function ProgramCardFace({ program, level = 3, isCompact = false }: Omit<ProgramCardProps, 'href'>) {
  const { clock } = useServices()
  const moment = useCardMoment(program)
  const request = ownRequest(program)
  return (
    <article className={styles.card} data-status={program.status}>
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
          <Bidi>{program.name}</Bidi>
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
      </div>
    </article>
  )
}
