import { FormattedMessage } from 'react-intl'
import type { ParticipantCriteria } from '@wasla/contract/programs/step-data.ts'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { useMatches } from './useMatches.ts'
import * as styles from './Criteria.css.ts'

/** Returns which profiles the program is for: networkers, agents, or both. */
const whom = (types: ParticipantCriteria['profileTypes']) => (types.length === 1 ? types[0] : 'both')

/**
 * Text such as “About 40 of 1,200 networkers”, updated while the criteria are typed. Screen readers announce each new count when it
 * arrives.
 */
export function MatchCount({ criteria }: { criteria: ParticipantCriteria }) {
  const { matches, isCounting } = useMatches(criteria)
  const people = whom(criteria.profileTypes)
  return (
    <div className={styles.count} data-counting={isCounting || undefined}>
      <span className={styles.countSign}>
        <Icon name="users" />
      </span>
      <div className={styles.countWords}>
        <p role="status" aria-busy={isCounting} className={styles.countFigure}>
          {matches &&
            (matches.matching === null ? (
              <FormattedMessage id="programs.criteria.fewMatch" values={{ least: matches.least, of: matches.of, people }} />
            ) : (
              <FormattedMessage id="programs.criteria.match" values={{ matching: matches.matching, of: matches.of, people }} />
            ))}
          {!matches && <FormattedMessage id={isCounting ? 'programs.criteria.counting' : 'programs.criteria.notCounted'} />}
        </p>
        <p className={styles.countNote}>
          <FormattedMessage id="programs.criteria.matchNote" />
        </p>
      </div>
    </div>
  )
}
