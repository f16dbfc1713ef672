import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { programLimits } from '@wasla/contract/programs/limits.ts'
import type { ObjectiveType } from '@wasla/contract/programs/types.ts'
import { Banner } from '@wasla/design-system/components/Banner'
import { Button } from '@wasla/design-system/components/Button'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { randomToken } from '#platform/random.ts'
import { byTarget, isRising } from './draft-goals.ts'
import { MilestoneRow } from './MilestoneRow.tsx'
import * as styles from './Milestones.css.ts'
import { emptyMilestone, type MilestoneDraft } from './objectives-draft.ts'

type MilestonesProps = {
  milestones: readonly MilestoneDraft[]
  objectiveType: ObjectiveType | null
  onChange: (milestones: readonly MilestoneDraft[]) => void
}

/**
 * One to ten milestones with rising targets (K-16). If the targets do not rise, a message beside the list offers to sort them. After an
 * addition, the new target gets the focus; after a removal, the add button.
 */
export function Milestones({ milestones, objectiveType, onChange }: MilestonesProps) {
  const added = useRef<HTMLInputElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const isFocusDue = useRef(false)
  const last = milestones.at(-1)?.id
  useEffect(() => {
    if (!isFocusDue.current) return
    isFocusDue.current = false
    added.current?.focus()
  })
  const { most } = programLimits.milestones
  const change = (id: string, changed: Partial<MilestoneDraft>) =>
    onChange(milestones.map((each) => (each.id === id ? { ...each, ...changed } : each)))
  return (
    <>
      <div className={styles.head}>
        <Heading level={2}>
          <FormattedMessage id="programs.objectives.milestones" />
        </Heading>
        <span className={styles.count}>
          <FormattedMessage id="programs.objectives.milestones.count" values={{ count: milestones.length, most }} />
        </span>
      </div>
      <ol className={styles.rows}>
        {milestones.map((milestone, at) => (
          <MilestoneRow
            key={milestone.id}
            milestone={milestone}
            place={at + 1}
            objectiveType={objectiveType}
            onChange={(changed) => change(milestone.id, changed)}
            targetRef={milestone.id === last ? added : undefined}
            {...(milestones.length > programLimits.milestones.least
              ? {
                  onRemove: () => {
                    onChange(milestones.filter(({ id }) => id !== milestone.id))
                    addButton.current?.focus()
                  },
                }
              : {})}
          />
        ))}
      </ol>
      {!isRising(milestones) && (
        <Banner
          tone="warning"
          action={
            <Button size="small" onPress={() => onChange(byTarget(milestones))}>
              <FormattedMessage id="programs.objectives.sort" />
            </Button>
          }
        >
          <FormattedMessage id="programs.objectives.notRising" />
        </Banner>
      )}
      <div className={styles.foot}>
        <Button
          ref={addButton}
          variant="tinted"
          iconStart="plus"
          isDisabled={milestones.length >= most}
          onPress={() => {
            isFocusDue.current = true
            onChange([...milestones, emptyMilestone(randomToken())])
          }}
        >
          <FormattedMessage id="programs.objectives.add" />
        </Button>
      </div>
    </>
  )
}
