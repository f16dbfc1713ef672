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
import { PaysLine } from '#shared/payment-record/PaysLine.tsx'
import { accentOf } from '#shell/accents.ts'
import { coverInkOf } from '../status/cover-ink.ts'
import { Brand } from './Brand.tsx'
import { isNew } from './card-moment.ts'
import type { CardProgram } from './card-program.ts'
import { DeadlineLine } from './DeadlineLine.tsx'
import { FitLine } from './FitLine.tsx'
import { useCardMoment } from './useCardMoment.ts'
import { Worth } from './Worth.tsx'
import * as foot from './Foot.css.ts'
import * as styles from './ProgramCard.css.ts'

type ProgramCardProps = {
  program: CardProgram
  href: string
  /** Heading level. @default 3 */
  level?: 2 | 3
  /** Leaves out description, focus and date. For pages whose main subject is not programs. */
  isCompact?: boolean
  /** Shown at the end of the card. May contain controls. */
  children?: ReactNode
}

/**
 * Shows a program in a list (S2 §2). Above are its rewards or the reader's progress; at the foot are the reader's fit and the deadline
 * (Y-28). The name is a link that covers the card.
 */
export function ProgramCard({ program, href, level = 3, isCompact = false, children }: ProgramCardProps) {
  const { clock } = useServices()
  return (
    <Card as="article" isClipped>
      <div className={styles.card} data-status={program.status}>
        <div className={styles.cover}>
          <Cover name={program.id} ink={coverInkOf(program.id)} src={program.coverImage} />
          <span className={styles.mine}>{isNew(program, clock.now()) && <Badge variant="new" />}</span>
        </div>
        <div className={styles.body}>
          <span className={styles.emblem}>
            <Avatar name={program.profile.fullName} accent={accentOf.BRAND} src={program.profile.profileImage} />
          </span>
          <Heading level={level} look="heading">
            <Link href={href} className={styles.open}>
              <Bidi>{program.name}</Bidi>
            </Link>
          </Heading>
          <Brand program={program} />
          {!isCompact && <About program={program} />}
          <div className={styles.worth}>
            <Worth program={program} />
          </div>
          <div className={foot.feet}>
            {program.paymentRecord && <PaysLine record={program.paymentRecord} />}
            <div className={foot.foot}>
              <FitLine program={program} />
              <span className={foot.end}>
                <DeadlineLine program={program} />
              </span>
            </div>
          </div>
          {children && <div className={styles.extra}>{children}</div>}
        </div>
      </div>
    </Card>
  )
}

/** Shows the description, the focus and the date of publication, as the specification demands. */
function About({ program }: { program: CardProgram }) {
  const moment = useCardMoment(program)
  const isOpen = program.status === 'Active' || program.status === 'Soon'
  return (
    <>
      <div className={styles.description}>
        <Text as="div" look="caption" tone="muted">
          <Bidi>{program.description}</Bidi>
        </Text>
      </div>
      <div className={styles.line}>
        <Text as="span" look="caption" tone="muted">
          <FormattedMessage id={`program.focus.${program.programFocus}`} />
        </Text>
        {isOpen && moment !== null && (
          <Text as="span" look="caption" tone="muted">
            {moment}
          </Text>
        )}
      </div>
    </>
  )
}
