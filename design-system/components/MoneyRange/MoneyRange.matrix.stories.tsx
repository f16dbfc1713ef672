import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, type Case } from '../../stories/Matrix.tsx'
import { Say } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { MoneyRange, type MoneyRangeProps } from './MoneyRange.tsx'

const meta = { title: 'Components/MoneyRange/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const label = <Say pair={{ en: 'Price range', ar: 'نطاق السعر' }} />
const filled = { from: 2_500_00, to: 4_500_00 }
const states: readonly [string, Partial<MoneyRangeProps>][] = [
  ['idle', {}],
  ['filled', { defaultValue: filled }],
  ['hint', { hint: <Say pair={stress.long} /> }],
  ['reasons', { isReasonShown: true, minimum: 1 }],
  ['from is wrong', { defaultValue: filled, errorMessages: { from: <Say pair={stress.long} /> } }],
  ['to is wrong', { defaultValue: filled, errorMessages: { to: <Say pair={stress.long} /> } }],
  ['disabled', { defaultValue: filled, isDisabled: true }],
]

export const EveryState: StoryObj = {
  render: () => <Matrix cases={states.map(([name, props]): Case => ({ name, node: <MoneyRange label={label} {...props} /> }))} />,
}

export const Stress: StoryObj = {
  render: () => (
    <Matrix
      isNarrow
      cases={Object.entries(stress).map(([name, pair]): Case => ({
        name,
        node: (
          <MoneyRange
            label={<Say pair={pair} />}
            hint={<Say pair={pair} />}
            defaultValue={{ from: 1, to: 999_999_999_999_999 }}
            errorMessages={{ to: <Say pair={pair} /> }}
          />
        ),
      }))}
    />
  ),
}
