import { useId, useState, type ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { FormattedMessage } from 'react-intl'
import { Icon } from '../../icons/Icon.tsx'
import { curve, lowest, run, type Knot } from '../Kashida/stroke.ts'
import { Kashida } from '../Kashida/Kashida.tsx'
import { StepLine } from './StepLine.tsx'
import { depths, placeOf, stepRows, uprightDepth, type Step, type StepRow } from './steps.ts'
import { fixed } from '../../tokens/vars.css.ts'
import * as styles from './Stepper.css.ts'

export const stepperOrientations = ['vertical', 'horizontal'] as const

export type StepperProps = {
  /** Accessible name of the list of steps: “New program”. */
  label: string
  steps: readonly Step[]
  /**
   * `vertical`: beside the page. `horizontal`: above the page, for at most six short steps. If the space is too narrow, both become a
   * button that opens the list. @default 'vertical'
   */
  orientation?: (typeof stepperOrientations)[number]
  /** Name of the current place if no step is current, such as a review after the last step. On phones it is shown on the button. */
  here?: ReactNode
  /** Called after a press on a step without an address. */
  onChoose?: (id: string) => void
}

/** Turns the curve, which is computed horizontally: its length becomes the height, and its dip points along the reading direction. */
const vertical = 'matrix(0 1 1 0 0 0)'

const knotOf = ({ at, state, minor }: StepRow): Knot => ({
  at,
  state: state === 'done' ? 'done' : state === 'current' ? 'here' : 'open',
  isSmall: minor !== undefined,
})

/**
 * The steps of a task on a kashida: done, current, open, locked, or with an error. A step that can be opened is a link or a button; a
 * locked step is text.
 *
 * @selector [data-state] [data-sub] [data-hovered] [data-focus-visible] on a step
 */
export function Stepper({ label, steps, orientation = 'vertical', here, onChoose }: StepperProps) {
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  const rows = stepRows(steps)
  const place = placeOf(steps)
  if (!place) return null
  const { length: count } = rows
  const depth = uprightDepth(count)
  return (
    <nav className={styles.stepper} aria-label={label} data-component="Stepper" data-orientation={orientation}>
      <div className={styles.parts}>
        <Button className={styles.toggle[orientation]} onPress={() => setOpen(!isOpen)} aria-expanded={isOpen} aria-controls={listId}>
          <span className={styles.toggleWords}>
            <span className={styles.place}>
              {here === undefined ? <FormattedMessage id="ds.stepper.place" values={{ step: place.major, count: place.count }} /> : label}
            </span>
            {here ?? place.row.label}
          </span>
          <span className={styles.chevron}>
            <Icon name="chevron-down" />
          </span>
        </Button>
        <div
          className={styles.strip[orientation]}
          style={orientation === 'horizontal' ? { marginInline: `calc(50% / ${count} - ${fixed.space.xs})` } : undefined}
        >
          <Kashida value={place.gone} knots={rows.map(knotOf)} depth={depths.horizontal} />
        </div>
        <div id={listId} className={styles.frame[orientation]} data-open={isOpen || undefined}>
          <svg
            viewBox={`0 0 ${lowest(depth)} 100`}
            preserveAspectRatio="none"
            className={styles.stroke[orientation]}
            style={{ inlineSize: lowest(depth), insetBlockStart: `calc(50% / ${count})`, blockSize: `calc(100% - 100% / ${count})` }}
            aria-hidden="true"
            focusable="false"
          >
            <g transform={vertical}>
              <path d={curve(depth)} vectorEffect="non-scaling-stroke" className={styles.way} />
              {place.gone > 0 && <path d={run(place.gone, depth)} vectorEffect="non-scaling-stroke" className={styles.ran} />}
            </g>
          </svg>
          <ol className={styles.list[orientation]}>
            {rows.map((row) => (
              <li key={row.id}>
                <StepLine row={row} orientation={orientation} depth={depth} onChoose={onChoose} />
              </li>
            ))}
          </ol>
        </div>
      </div>
    </nav>
  )
}
