import { Icon } from '../../icons/Icon.tsx'
import type { GoalState } from './goal.ts'
import { core, knot } from './GoalPath.css.ts'

/** A target on the line: hollow if it is ahead, filled with a tick if it is reached. The last knot is larger. */
export function Knot({ state, isLast }: { state: GoalState; isLast: boolean }) {
  return (
    <span className={knot({ state, isLast })} aria-hidden data-part="knot" data-state={state}>
      {state === 'achieved' && <Icon name="check" size="tiny" />}
      {state === 'waiting' && <Icon name="clock" size="tiny" />}
      {isLast && (state === 'ahead' || state === 'next') && <span className={core} />}
    </span>
  )
}
