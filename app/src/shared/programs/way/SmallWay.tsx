import { FormattedMessage } from 'react-intl'
import type { ObjectiveType } from '@wasla/contract/programs/types.ts'
import { Kashida } from '@wasla/design-system/components/Kashida'
import { Text } from '@wasla/design-system/primitives/Text'
import { useUnit } from '../page/useUnit.ts'
import type { OwnStandingFragment } from './own-standing.generated.ts'
import { progressOf } from './progress.ts'
import * as styles from './way.css.ts'
import { useRewardText } from './useRewardText.ts'

type SmallWayProps = { objectiveType: ObjectiveType; standing: Pick<OwnStandingFragment, 'count' | 'milestones'> }

/** Where a participant stands, small enough for a card: what counted, what is left to the next reward, and both as a line. */
export function SmallWay({ objectiveType, standing: { count, milestones } }: SmallWayProps) {
  const unit = useUnit(objectiveType)
  const rewardText = useRewardText()
  const progress = progressOf(
    milestones.map(({ per }) => per),
    count,
  )
  if (!progress) return null
  const next = milestones[progress.reached]
  return (
    <div className={styles.way}>
      <div className={styles.words}>
        <Text as="span" look="label">
          {unit(count)}
        </Text>
        <Text as="span" look="caption" tone="muted">
          {next && progress.left !== null ? (
            <FormattedMessage id="program.way.left" values={{ left: progress.left, reward: rewardText(next) }} />
          ) : (
            <FormattedMessage id="program.way.allReached" />
          )}
        </Text>
      </div>
      <Kashida value={progress.value} knots={progress.knots} depth={22} />
    </div>
  )
}
