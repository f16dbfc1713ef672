import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, pairs, type Case } from '../../stories/Matrix.tsx'
import { Say } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { Checkbox, type CheckboxProps } from './Checkbox.tsx'

const meta = { title: 'Components/Checkbox/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const values: readonly [string, Partial<CheckboxProps>][] = [
  ['off', {}],
  ['on', { defaultSelected: true }],
  ['mixed', { isIndeterminate: true }],
]
const states: readonly [string, Partial<CheckboxProps>][] = [
  ['idle', {}],
  ['invalid', { errorMessage: 'error' }],
  ['disabled', { isDisabled: true }],
  ['readOnly', { isReadOnly: true }],
]

export const EveryState: StoryObj = {
  render: () => (
    <Matrix
      cases={pairs(values, states).map(([[value, of], [state, props]]): Case => ({
        name: `${value} ${state}`,
        node: (
          <Checkbox {...of} {...props}>
            <Say pair={{ en: 'WhatsApp', ar: 'واتساب' }} />
          </Checkbox>
        ),
      }))}
    />
  ),
}

export const Stress: StoryObj = {
  render: () => (
    <Matrix
      isNarrow
      cases={Object.entries(stress).map(([name, pair]): Case => ({
        name,
        node: (
          <Checkbox defaultSelected hint={<Say pair={pair} />}>
            <Say pair={pair} />
          </Checkbox>
        ),
      }))}
    />
  ),
}
