import { FormattedMessage } from 'react-intl'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { Kashida } from '../Kashida/Kashida.tsx'
import { gone, stageKnots, type Stage } from './stages.ts'
import * as styles from './StageLine.css.ts'

export type StageLineProps = {
  /** Accessible name of the list: “Withdrawal”. */
  label: string
  /** Two to five stages in order of time. */
  stages: readonly Stage[]
  /** Draws a dotted line, because nothing ahead is known. */
  isDotted?: boolean
}

/** The stages of a process, each under its knot on the kashida. For steps that people open use `Stepper`, for targets `GoalPath`. */
export function StageLine({ label, stages, isDotted = false }: StageLineProps) {
  return (
    <div className={styles.stageLine} data-component="StageLine">
      <Kashida value={gone(stages)} knots={stageKnots(stages)} depth={28} isDotted={isDotted} />
      <ol aria-label={label} className={styles.list}>
        {stages.map(({ id, label: name, note, figure, state }) => (
          <li key={id} className={styles.stage} aria-current={state === 'here' ? 'step' : undefined} data-state={state}>
            <span className={state === 'failed' ? styles.failed : styles.label}>
              {name}
              {state === 'done' && (
                <VisuallyHidden>
                  {' '}
                  <FormattedMessage id="ds.stepper.state.done" />
                </VisuallyHidden>
              )}
            </span>
            {note !== undefined && <span className={styles.note}>{note}</span>}
            {figure !== undefined && <span className={styles.figure}>{figure}</span>}
          </li>
        ))}
      </ol>
    </div>
  )
}

export type { Stage } from './stages.ts'
