import { FormattedMessage } from 'react-intl'
import type { ObjectiveType } from '@wasla/contract/programs/types.ts'
import { Kashida } from '@wasla/design-system/components/Kashida'
import { Text } from '@wasla/design-system/primitives/Text'
import { useUnit } from '../page/useUnit.ts'
import type { OwnStandingFragment } from './own-standing.generated.ts'
import { progressOf } from './progress.ts'
import * as styles from './way.css.ts'
import { useGoal } from './useGoal.ts'
import { useRewardText } from './useRewardText.ts'

type SmallWayProps = {
  objectiveType: ObjectiveType
  progress: Pick<OwnStandingFragment, 'count' | 'milestones'>
  /** Leaves out the line. For a row of a list. */
  isText?: boolean
}

/** Shows a participant's progress on a card: the count for the next milestone as text and line, and the number left until its reward. */
export function SmallWay({ objectiveType, progress: { count, milestones }, isText = false }: SmallWayProps) {
  const unit = useUnit(objectiveType)
  const goalOf = useGoal()
  const rewardText = useRewardText()
  const progress = progressOf(
    milestones.map(({ per }) => per),
    count,
  )
  if (!progress) return null
  const next = milestones[progress.reached]
  return (
    <div className={styles.way}>
      <Text as="div" look="label">
        {next ? <FormattedMessage id="program.way.of" values={{ count, goal: goalOf(objectiveType, next.per) }} /> : unit(count)}
      </Text>
      {!isText && <Kashida value={progress.value} knots={progress.knots} depth={22} />}
      <Text as="div" look="caption" tone="muted">
        {next && progress.left !== null ? (
          <FormattedMessage id="program.way.left" values={{ left: progress.left, reward: rewardText(next) }} />
        ) : (
          <FormattedMessage id="program.way.allReached" />
        )}
      </Text>
    </div>
  )
}
