import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { FundsStep } from '@wasla/contract/funds/check.ts'
import { curve, dipAt, lowest, run } from '@wasla/design-system/components/Kashida/stroke.ts'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Ltr } from '@wasla/design-system/primitives/Bidi'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'
import { shortCode } from '#shared/seals/code-text.ts'
import { drawnShare, stepStates, type ShownStep } from './step-states.ts'
import type { FundsCheck } from './useFundsCheck.ts'
import * as styles from './funds.css.ts'

/** How far the upright line swings out, in pixels. */
const depth = 26
/** Turns the curve, which is computed lying: its length becomes the height, and its dip points along the reading direction. */
const upright = 'matrix(0 1 1 0 0 0)'

/** The steps of a check on an upright kashida. A wrong step ends the line. */
export function FundsSteps({ check, number }: { check: FundsCheck; number: number }) {
  const steps = stepStates(check.results, check.state === 'running')
  const gone = drawnShare(steps)
  return (
    <div className={styles.way}>
      <svg
        viewBox={`0 0 ${lowest(depth)} 100`}
        preserveAspectRatio="none"
        className={styles.stroke}
        style={{ inlineSize: lowest(depth) }}
        aria-hidden="true"
        focusable="false"
      >
        <g transform={upright}>
          <path d={curve(depth)} vectorEffect="non-scaling-stroke" className={styles.ahead} />
          {gone > 0 && <path d={run(gone, depth)} vectorEffect="non-scaling-stroke" className={styles.behind} />}
        </g>
      </svg>
      <ol className={styles.steps}>
        {steps.map((shown, at) => (
          <Step key={shown.step} shown={shown} at={at} count={steps.length} check={check} number={number} />
        ))}
      </ol>
    </div>
  )
}

type StepProps = { shown: ShownStep; at: number; count: number; check: FundsCheck; number: number }

function Step({ shown: { step, state }, at, count, check, number }: StepProps) {
  const { number: digits } = useFormats()
  return (
    <li className={styles.step} data-state={state}>
      <span className={styles.knot[state]} style={{ marginInlineStart: dipAt(at / (count - 1), depth) }} aria-hidden>
        {state === 'done' && <Icon name="check" size="tiny" />}
        {state === 'wrong' && <Icon name="close" size="tiny" />}
        {(state === 'now' || state === 'open') && digits(at + 1)}
      </span>
      <span className={styles.stepWords}>
        <span className={styles.stepName[state]}>
          <StepName step={step} state={state} check={check} number={number} />
          {state === 'done' && (
            <VisuallyHidden>
              {' '}
              <FormattedMessage id="funds.right" />
            </VisuallyHidden>
          )}
        </span>
        <span className={styles.stepNote}>
          <StepNote step={step} state={state} check={check} number={number} />
        </span>
      </span>
    </li>
  )
}

type WordsProps = Pick<StepProps, 'check' | 'number'> & ShownStep

const endings = { done: '.done', wrong: '.wrong', now: '', open: '' } as const

function StepName({ step, state, check, number }: WordsProps) {
  return <FormattedMessage id={`funds.${step}${endings[state]}`} values={{ number, count: check.facts?.neighbours ?? 0 }} />
}

function StepNote({ step, state, check, number }: WordsProps) {
  const { fileSize } = useFormats()
  if (state === 'wrong') return <FormattedMessage id="funds.below" />
  if (state === 'open') return check.state === 'running' ? null : <FormattedMessage id="funds.notReached" />
  if (state === 'now' || !check.facts) return null
  const { seal, hash } = check.facts
  const notes: Readonly<Record<FundsStep, ReactNode>> = {
    FILE: <FormattedMessage id="funds.FILE.note" values={{ size: fileSize(check.file?.length ?? 0) }} />,
    SEAL: <FormattedMessage id="funds.SEAL.note" values={{ code: <Ltr key="code">{shortCode(seal)}</Ltr> }} />,
    NEIGHBOURS: <FormattedMessage id="funds.NEIGHBOURS.note" />,
    CHECKPOINT: <FormattedMessage id="funds.CHECKPOINT.note" values={{ code: <Ltr key="code">{shortCode(hash)}</Ltr> }} />,
    BEFORE: <FormattedMessage id={number === 1 ? 'funds.BEFORE.first' : 'funds.BEFORE.note'} values={{ before: number - 1, number }} />,
  }
  return notes[step]
}
