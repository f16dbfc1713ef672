import { useIntl } from 'react-intl'
import { groupAddress } from '../group-address.ts'
import type { CardGroup } from './card-group.ts'
import { GroupCard } from './GroupCard.tsx'
import * as styles from './GroupCard.css.ts'

type GroupGridProps = {
  groups: readonly CardGroup[]
  /** Name of the list for screen readers. @default “Groups” */
  label?: string
  level?: 2 | 3
  isCompact?: boolean
}

/** Shows a list of group cards. Each card links to its group's page. */
export function GroupGrid({ groups, label, level, isCompact }: GroupGridProps) {
  const intl = useIntl()
  return (
    <ul className={styles.grid} aria-label={label ?? intl.formatMessage({ id: 'group.list' })}>
      {groups.map((group) => (
        <li key={group.id} className={styles.cell}>
          <GroupCard group={group} href={groupAddress(group)} level={level} isCompact={isCompact} />
        </li>
      ))}
    </ul>
  )
}
