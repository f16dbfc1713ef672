import { FormattedMessage } from 'react-intl'
import type { ObjectiveType } from '@wasla/contract/programs/types.ts'
import { Card } from '@wasla/design-system/components/Card'
import { SplitBar } from '@wasla/design-system/components/SplitBar'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import { useUnit } from '#shared/programs/page/useUnit.ts'
import type { MilestoneResultFragment } from '#shared/results/results.generated.ts'
import * as results from '#shared/results/results.css.ts'
import * as styles from './performance.css.ts'

type MilestonesCardProps = {
  milestones: readonly MilestoneResultFragment[]
  participants: number
  objectiveType: ObjectiveType
  isDemo: boolean
}

/** Number of participants who reached each milestone (O-03). */
export function MilestonesCard({ milestones, participants, objectiveType, isDemo }: MilestonesCardProps) {
  const { money } = useFormats()
  const unit = useUnit(objectiveType)
  return (
    <Card as="section" isPadded aria-labelledby="milestones-title">
      <div className={results.card}>
        <div className={results.cardWords}>
          <Heading level={2} look="heading" id="milestones-title">
            <FormattedMessage id="performance.milestones" />
          </Heading>
          <Text look="caption" tone="muted">
            <FormattedMessage id="performance.milestones.unit" />
          </Text>
        </div>
        <ul className={results.rows}>
          {milestones.map(({ id, per, rewardType, reward, rewardAmount, achievedBy, waitingForBudget }) => (
            <li key={id} className={styles.milestone}>
              <span className={styles.milestoneMark[achievedBy > 0 ? 'reached' : 'open']}>
                {achievedBy > 0 && <Icon name="check" size="small" />}
              </span>
              <span className={results.factWords}>
                <Text as="span" look="label">
                  {rewardType === 'CASH' && rewardAmount !== null ? money(rewardAmount, 'price') : <Bidi>{reward}</Bidi>}
                </Text>
                <Text as="span" look="caption" tone="muted">
                  {unit(per)}
                </Text>
                {waitingForBudget && (
                  <Text as="span" look="caption" tone="muted">
                    <FormattedMessage id="performance.milestones.waiting" />
                  </Text>
                )}
              </span>
              <Text as="span" look="label">
                <FormattedMessage id="performance.milestones.of" values={{ count: achievedBy, of: participants }} />
              </Text>
              <span className={styles.milestoneBar}>
                <SplitBar whole={Math.max(1, participants)} parts={[{ id: 'reached', value: achievedBy, look: 'done' }]} />
              </span>
            </li>
          ))}
        </ul>
        <p className={results.foot}>
          <FormattedMessage id={`performance.milestones.counted.${objectiveType === 'TRAFFIC' ? 'clicks' : 'approved'}`} />
          {isDemo && (
            <span>
              <FormattedMessage id="results.demo" />
            </span>
          )}
        </p>
      </div>
    </Card>
  )
}
