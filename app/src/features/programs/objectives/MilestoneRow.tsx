import type { Ref } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { rewardTypes, type ObjectiveType } from '@wasla/contract/programs/types.ts'
import { IconButton } from '@wasla/design-system/components/IconButton'
import { MoneyField } from '@wasla/design-system/components/MoneyField'
import { SegmentedControl } from '@wasla/design-system/components/SegmentedControl'
import { TextField } from '@wasla/design-system/components/TextField'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'
import { countOf, nextCountText } from './count-text.ts'
import * as styles from './Milestones.css.ts'
import { milestoneField, type MilestoneDraft } from './objectives-draft.ts'

export type MilestoneRowProps = {
  milestone: MilestoneDraft
  /** Position of the milestone in the list, from 1. */
  place: number
  /** The event that the program counts; null until it is chosen. */
  objectiveType: ObjectiveType | null
  onChange: (change: Partial<MilestoneDraft>) => void
  /** Removes the milestone. Absent for the only milestone, which cannot be removed. */
  onRemove?: () => void
  targetRef?: Ref<HTMLInputElement>
}

/** Row of one milestone: its target, and its reward in cash or as an experience (K-16). */
export function MilestoneRow({ milestone, place, objectiveType, onChange, onRemove, targetRef }: MilestoneRowProps) {
  const intl = useIntl()
  const { number } = useFormats()
  const { id, target, rewardType, amount, title, details } = milestone
  const name = (part: 'target' | 'amount' | 'experience' | 'details') => (
    <VisuallyHidden>
      <FormattedMessage id={`programs.objectives.milestone.${part}`} values={{ place }} />
    </VisuallyHidden>
  )
  return (
    <li className={styles.row}>
      <span className={styles.place} aria-hidden="true">
        <span className={styles.ring}>{number(place)}</span>
      </span>
      <div className={styles.target}>
        <TextField
          name={milestoneField(id, 'target')}
          kind="count"
          label={name('target')}
          trailing={
            <FormattedMessage id={`programs.objectives.unit.${objectiveType ?? 'NONE'}`} values={{ count: countOf(target) ?? 0 }} />
          }
          value={target}
          onChange={(typed) => onChange({ target: nextCountText(typed) })}
          inputRef={targetRef}
        />
      </div>
      <div className={styles.kind}>
        <SegmentedControl
          label={intl.formatMessage({ id: 'programs.objectives.milestone.reward' }, { place })}
          isFullWidth
          options={rewardTypes.map((type) => ({ id: type, label: <FormattedMessage id={`programs.objectives.reward.${type}`} /> }))}
          value={rewardType}
          onChange={(type) => onChange({ rewardType: type })}
        />
      </div>
      <div className={styles.reward}>
        {rewardType === 'CASH' ? (
          <MoneyField
            name={milestoneField(id, 'amount')}
            label={name('amount')}
            value={amount.halalas}
            onChange={(next) => onChange({ amount: next })}
          />
        ) : (
          <>
            <TextField
              name={milestoneField(id, 'title')}
              label={name('experience')}
              placeholder={intl.formatMessage({ id: 'programs.objectives.experience.example' })}
              value={title}
              onChange={(next) => onChange({ title: next })}
            />
            <TextField
              name={milestoneField(id, 'details')}
              label={name('details')}
              placeholder={intl.formatMessage({ id: 'programs.objectives.experience.details' })}
              value={details}
              onChange={(next) => onChange({ details: next })}
            />
          </>
        )}
      </div>
      <div className={styles.remove}>
        {onRemove && (
          <IconButton
            icon="trash"
            label={intl.formatMessage({ id: 'programs.objectives.milestone.remove' }, { place })}
            onPress={onRemove}
          />
        )}
      </div>
    </li>
  )
}
