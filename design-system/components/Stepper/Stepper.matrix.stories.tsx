import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Matrix, pairs, type Case } from '../../stories/Matrix.tsx'
import { Say, type Pair } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { Stepper, stepperOrientations } from './Stepper.tsx'
import { stepStates, type Step } from './steps.ts'

const meta = { title: 'Components/Stepper/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const short: Pair = { en: 'Details', ar: 'التفاصيل' }
const every = (pair: Pair, nested = true): Step[] =>
  stepStates.map((state) => ({
    id: state,
    label: <Say pair={pair} />,
    state,
    ...(state === 'error' && { note: <Say pair={pair} /> }),
    ...(nested && state === 'open' && { steps: [{ id: 'inner', label: <Say pair={pair} />, state: 'open' as const }] }),
  }))
const counts: readonly [string, Step[]][] = [
  ['every state', every(short)],
  ['two', every(short, false).slice(1, 3)],
  ['one', every(short, false).slice(1, 2)],
  ['all done', every(short, false).map((step) => ({ ...step, state: 'done' as const, note: undefined }))],
]

export const EveryStateUprightAndLying: StoryObj = {
  render: () => (
    <Stack gap="xl">
      <Matrix
        cases={pairs(stepperOrientations, counts).map(([orientation, [name, steps]]): Case => ({
          name: `${orientation} ${name}`,
          node: <Stepper label={`${orientation} ${name}`} orientation={orientation} steps={steps} onChoose={fn()} />,
        }))}
      />
      {counts.map(([name, steps]) => (
        <Stepper key={name} label={`lying ${name}`} orientation="horizontal" steps={steps} onChoose={fn()} />
      ))}
    </Stack>
  ),
}
export const StressRowsStayEven: StoryObj = {
  render: () => (
    <Matrix
      isNarrow
      cases={Object.entries(stress).map(([name, pair]): Case => ({
        name,
        node: <Stepper label={name} steps={every(pair)} onChoose={fn()} />,
      }))}
    />
  ),
}
