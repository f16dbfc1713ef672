import { Link } from 'react-aria-components/Link'
import { Icon } from '../../icons/Icon.tsx'
import { Badge } from '../Badge/Badge.tsx'
import type { SideMenuEntry, SideMenuSection } from './side-menu.ts'
import * as styles from './SideMenu.css.ts'

/** The entries, in the sidebar and in the dropdown. */
export function SideMenuList({ sections, onGo }: { sections: readonly SideMenuSection[]; onGo?: () => void }) {
  return (
    <div className={styles.sections}>
      {sections
        .filter(({ items }) => items.length > 0)
        .map(({ id, title, items }) => (
          <div key={id} className={styles.section}>
            {title !== undefined && (
              <p className={styles.title} data-part="title">
                {title}
              </p>
            )}
            <ul>
              {items.map((item) => (
                <li key={item.id}>
                  <Entry {...item} onGo={onGo} />
                </li>
              ))}
            </ul>
          </div>
        ))}
    </div>
  )
}

function Entry({ label, icon, href, isCurrent, isSoon, end, onGo }: SideMenuEntry & { onGo?: (() => void) | undefined }) {
  const inside = (
    <>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <span className={styles.words} data-part="words">
        {label}
      </span>
      {isSoon ? <Badge variant="soon" /> : end}
    </>
  )
  if (isSoon)
    return (
      <span role="link" aria-disabled="true" tabIndex={0} className={styles.entry} data-part="entry">
        {inside}
      </span>
    )
  return (
    <Link href={href} onPress={onGo} aria-current={isCurrent ? 'page' : undefined} className={styles.entry} data-part="entry">
      {inside}
    </Link>
  )
}
