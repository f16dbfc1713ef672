import { FormattedMessage } from 'react-intl'
import type { ProfileLink } from '@wasla/contract/generated/user-types.ts'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { Text } from '@wasla/design-system/primitives/Text'
import { CutLtr } from './CutLtr.tsx'
import { ExternalLink } from '#shell/ExternalLink.tsx'
import { linkWords } from './link-words.ts'
import { Part } from './Part.tsx'
import * as styles from './sections.css.ts'

export type ShownLink = Pick<ProfileLink, 'id' | 'type' | 'url'>

/** The links along one line, like letters of a word. */
export const Links = ({ links, isOwn }: { links: readonly ShownLink[]; isOwn: boolean }) => (
  <Part name="links" count={links.length} isOwn={isOwn}>
    <div className={styles.chain}>
      {links.length > 1 && (
        <svg viewBox="0 0 24 100" preserveAspectRatio="none" className={styles.drop} aria-hidden="true" focusable="false">
          <path d="M4 0C-2 34 -2 66 4 100" vectorEffect="non-scaling-stroke" />
        </svg>
      )}
      <ul className={styles.rows}>
        {links.map(({ id, type, url }) => {
          const { host, rest } = linkWords(url)
          return (
            <li key={id} className={styles.chainRow}>
              <span className={styles.knot} aria-hidden />
              <ExternalLink href={url} className={styles.link}>
                <span className={styles.said}>
                  <Text as="span" look="label">
                    <CutLtr>{`${host}${rest}`}</CutLtr>
                  </Text>
                  {type !== 'other' && (
                    <Text as="span" look="caption" tone="muted" isTruncated>
                      <FormattedMessage id={`profiles.link.type.${type}`} />
                    </Text>
                  )}
                </span>
                <span className={styles.quiet}>
                  <Icon name="arrow-up-end" size="small" />
                </span>
              </ExternalLink>
            </li>
          )
        })}
      </ul>
    </div>
  </Part>
)
