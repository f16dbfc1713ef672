import { Link } from 'react-aria-components/Link'
import { FormattedMessage } from 'react-intl'
import type { ProgressStepName } from '@wasla/contract/profiles/progress.ts'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import type { IconName } from '@wasla/design-system/icons/icons.ts'
import { Text } from '@wasla/design-system/primitives/Text'
import type { ChecklistItem } from './checklist.ts'
import * as styles from './ProgressCard.css.ts'

const icons: Record<ProgressStepName, IconName> = {
  FEATURED_POSTS: 'image',
  INTERESTS: 'bookmark',
  BRAND_COLLABORATION: 'handshake',
  RATE_CARD: 'receipt',
  FEATURED_LINKS: 'link',
}

type RowsProps = { items: readonly ChecklistItem[] }

/** List of the missing items. Each item links to the page that completes it, and says how much the item adds to the score. */
export const ToDoRows = ({ items }: RowsProps) => (
  <ul className={styles.rows}>
    {items.map(({ name, to, gain }) => (
      <li key={name} className={styles.row}>
        <Link href={to} className={styles.item}>
          <span className={styles.tile}>
            <Icon name={icons[name]} />
          </span>
          <span className={styles.about}>
            <Text as="span" look="label">
              <FormattedMessage id={`profiles.step.${name}.do`} />
            </Text>
            <Text as="span" look="caption" tone="muted">
              <FormattedMessage id={`profiles.step.${name}.why`} />
            </Text>
          </span>
          <span className={styles.gain}>
            <FormattedMessage id="profiles.progress.gain" values={{ share: gain }} />
          </span>
          <span className={styles.chevron}>
            <Icon name="chevron-end" size="small" />
          </span>
        </Link>
      </li>
    ))}
  </ul>
)

export const CompletedRows = ({ items }: RowsProps) => (
  <ul className={styles.rows}>
    {items.map(({ name, to }) => (
      <li key={name} className={styles.row}>
        <Link href={to} className={styles.item}>
          <span className={styles.doneTile}>
            <Icon name="check" />
          </span>
          <span className={styles.about}>
            <Text as="span" look="label">
              <FormattedMessage id={`profiles.step.${name}.done`} />
            </Text>
          </span>
          <span className={styles.chevron}>
            <Icon name="chevron-end" size="small" />
          </span>
        </Link>
      </li>
    ))}
  </ul>
)
