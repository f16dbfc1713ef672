import type { ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import { FormattedMessage } from 'react-intl'
import { Avatar } from '@wasla/design-system/components/Avatar'
import { Badge } from '@wasla/design-system/components/Badge'
import { Cover } from '@wasla/design-system/components/Cover'
import { usePhone } from '@wasla/design-system/components/Overlay/usePhone.ts'
import { VerifiedMark } from '@wasla/design-system/components/VerifiedMark'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import { accentOf } from '#shell/accents.ts'
import { tabAddress } from '#shared/profiles/tabs.ts'
import { coverInkOf } from '../status/cover-ink.ts'
import { RequestBadge, type OwnRequest } from '../status/RequestBadge.tsx'
import { StatusBadge } from '../status/StatusBadge.tsx'
import type { PageProgram } from './page-program.ts'
import * as styles from './page.css.ts'

type ProgramHeadProps = {
  program: PageProgram
  /** The viewer's own request. */
  request?: OwnRequest | null
  /** Share, and what its owner may do. */
  actions?: ReactNode
  /** In the wizard, where another title is the first of the page, and the cover stands inside a preview. @default 1 */
  level?: 1 | 2
  /** The cover is a strip: the page is about something else than the whole program. */
  isSmall?: boolean
}

/** Cover, brand, name and status of a program. */
export function ProgramHead({ program, request = null, actions, level = 1, isSmall = false }: ProgramHeadProps) {
  const isPhone = usePhone()
  /* From edge to edge, right under the bar, where the page is its own. */
  const isAtEdge = isPhone && level === 1
  const { profile } = program
  const brand = (
    <>
      <Bidi>{profile.fullName}</Bidi>
      {profile.isVerified && <VerifiedMark />}
    </>
  )
  return (
    <header className={styles.head} data-status={program.status}>
      <div className={isAtEdge ? styles.edgeCover : styles.cover}>
        <Cover
          name={program.id}
          ink={coverInkOf(program.id)}
          src={program.coverImage}
          ratio={isSmall ? 'strip' : isAtEdge ? 'phone' : 'cover'}
          isRounded={!isAtEdge}
        />
      </div>
      <div className={styles.join}>
        <span className={styles.emblem}>
          <Avatar name={profile.fullName} accent={accentOf.BRAND} src={profile.profileImage} size="huge" />
        </span>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <div className={styles.words}>
        <Heading level={level} look={isSmall ? 'title' : 'display'}>
          <Bidi>{program.name}</Bidi>
        </Heading>
        <div className={styles.facts}>
          {profile.userName === null ? (
            <span className={styles.brandLink}>{brand}</span>
          ) : (
            <Link href={tabAddress('overview', { type: 'BRAND', userName: profile.userName })} className={styles.brandLink}>
              {brand}
            </Link>
          )}
          {profile.userName !== null && (
            <Text as="span" look="caption" tone="muted">
              <Ltr>@{profile.userName}</Ltr>
            </Text>
          )}
          <StatusBadge status={program.status} startDate={program.startDate} />
          {request && <RequestBadge status={request} />}
          {!program.isVisible && (
            <Badge icon="lock">
              <FormattedMessage id="program.card.byLink" />
            </Badge>
          )}
          {profile.isNsfw === true && (
            <Badge tone="warning" icon="triangle-alert">
              <FormattedMessage id="program.card.nsfw" />
            </Badge>
          )}
        </div>
      </div>
    </header>
  )
}
