import type { ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import { FormattedMessage } from 'react-intl'
import { Avatar } from '@wasla/design-system/components/Avatar'
import { Badge } from '@wasla/design-system/components/Badge'
import { Cover } from '@wasla/design-system/components/Cover'
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
  /** Share button and the owner's actions. */
  actions?: ReactNode
  /** Heading level. Use 2 in the wizard, which has its own page title and shows the head inside a preview. @default 1 */
  level?: 1 | 2
  /** Shows the cover as a strip. For pages about one part of a program. */
  isSmall?: boolean
}

/** Shows a program's cover, brand, name and status. */
export function ProgramHead({ program, request = null, actions, level = 1, isSmall = false }: ProgramHeadProps) {
  /* On phones, the cover is as wide as the screen and directly below the bar, if the head belongs to the page itself. */
  const isOfPage = level === 1
  const { profile } = program
  const brand = (
    <>
      <Bidi>{profile.fullName}</Bidi>
      {profile.isVerified && <VerifiedMark />}
    </>
  )
  return (
    <header className={styles.head} data-status={program.status}>
      <div className={isOfPage ? styles.edgeCover : styles.cover}>
        <Cover
          name={program.id}
          ink={coverInkOf(program.id)}
          src={program.coverImage}
          ratio={isSmall ? 'strip' : isOfPage ? 'page' : 'cover'}
          isRounded={isOfPage ? 'desktop' : true}
          isFirst={isOfPage}
        />
      </div>
      <div className={styles.join}>
        <span className={styles.emblem}>
          <Avatar name={profile.fullName} accent={accentOf.BRAND} src={profile.profileImage} size="huge" isFirst={isOfPage} />
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
