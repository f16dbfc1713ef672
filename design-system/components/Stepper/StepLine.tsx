import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Link } from 'react-aria-components/Link'
import { FormattedMessage, useIntl } from 'react-intl'
import { Icon } from '../../icons/Icon.tsx'
import { useFormats } from '../../locale/LocaleProvider.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { dipAt } from '../Kashida/stroke.ts'
import type { StepRow } from './steps.ts'
import * as styles from './Stepper.css.ts'

type StepLineProps = {
  row: StepRow
  orientation: 'vertical' | 'horizontal'
  /** How far the curve swings out, in pixels. */
  depth: number
  onChoose?: (id: string) => void
}

/** One step: a link, a button, or text if it cannot be opened. */
export function StepLine({ row, orientation, depth, onChoose }: StepLineProps) {
  const { id, state, href } = row
  const shared = { className: styles.step[orientation], 'data-state': state, 'data-sub': row.minor !== undefined || undefined }
  const current = state === 'current' ? { 'aria-current': 'step' as const } : {}
  const inside = <Inside row={row} orientation={orientation} depth={depth} />
  if (state === 'locked' || (href === undefined && !onChoose))
    return (
      <span {...shared} {...current}>
        {inside}
      </span>
    )
  if (href !== undefined)
    return (
      <Link {...shared} {...current} href={href}>
        {inside}
      </Link>
    )
  return (
    <Button {...shared} onPress={() => onChoose?.(id)} render={(dom) => <button {...dom} {...current} type="button" />}>
      {inside}
    </Button>
  )
}

const Knot = ({ row }: { row: StepRow }): ReactNode => {
  const intl = useIntl()
  const { number } = useFormats()
  if (row.state === 'done') return <Icon name="check" size="tiny" />
  if (row.state === 'error') return <Icon name="circle-alert" size="small" />
  if (row.minor === undefined) return number(row.major)
  return intl.formatMessage({ id: 'ds.stepper.number' }, { major: row.major, minor: row.minor })
}

function Inside({ row, orientation, depth }: Omit<StepLineProps, 'onChoose'>) {
  return (
    <>
      <span className={styles.knot[orientation]} style={{ marginInlineStart: dipAt(row.at, depth) }} data-part="knot" aria-hidden>
        <Knot row={row} />
      </span>
      <span className={styles.words} data-part="words">
        <span>{row.label}</span>
        {row.note !== undefined && (
          <span className={styles.note} data-part="note">
            {row.note}
          </span>
        )}
      </span>
      {row.state === 'locked' && (
        <span className={styles.lock} data-part="lock">
          <Icon name="lock" size="tiny" />
        </span>
      )}
      {row.state !== 'current' && (
        <VisuallyHidden>
          <FormattedMessage id={`ds.stepper.state.${row.state}`} />
        </VisuallyHidden>
      )}
    </>
  )
}
