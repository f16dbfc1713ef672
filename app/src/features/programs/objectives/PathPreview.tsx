import { FormattedMessage, useIntl } from 'react-intl'
import type { ObjectiveType } from '@wasla/contract/programs/types.ts'
import { Badge } from '@wasla/design-system/components/Badge'
import { GoalPath } from '@wasla/design-system/components/GoalPath'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import { goalsOf } from './draft-goals.ts'
import * as styles from './Milestones.css.ts'
import type { MilestoneDraft } from './objectives-draft.ts'

type PathPreviewProps = { milestones: readonly MilestoneDraft[]; objectiveType: ObjectiveType | null }

/** The path of milestones as a visitor sees it, updated with every key. */
export function PathPreview({ milestones, objectiveType }: PathPreviewProps) {
  const intl = useIntl()
  const goals = goalsOf(milestones)
  const counted = (count: number) =>
    intl.formatMessage({ id: objectiveType ? `program.unit.${objectiveType}` : 'programs.objectives.count.NONE' }, { count })
  return (
    <>
      <div className={styles.head}>
        <Heading level={2}>
          <FormattedMessage id="programs.objectives.path" />
        </Heading>
        <Badge icon="eye">
          <FormattedMessage id="programs.objectives.path.live" />
        </Badge>
      </div>
      {goals.length > 0 ? (
        <GoalPath label={intl.formatMessage({ id: 'programs.objectives.path.label' })} goals={goals} countText={counted} at={null} />
      ) : (
        <Text tone="muted">
          <FormattedMessage id="programs.objectives.path.empty" />
        </Text>
      )}
    </>
  )
}
