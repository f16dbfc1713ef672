import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, pairs, type Case } from '../../stories/Matrix.tsx'
import { Say } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { Switch, type SwitchProps } from './Switch.tsx'

const meta = { title: 'Components/Switch/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const values: readonly [string, Partial<SwitchProps>][] = [
  ['off', {}],
  ['on', { defaultSelected: true }],
]
const states: readonly [string, Partial<SwitchProps>][] = [
  ['idle', {}],
  ['hint', { hint: <Say pair={stress.long} /> }],
  ['failed', { errorMessage: <Say pair={stress.long} /> }],
  ['disabled', { isDisabled: true }],
  ['readOnly', { isReadOnly: true }],
]

export const EveryState: StoryObj = {
  render: () => (
    <Matrix
      cases={pairs(values, states).map(([[value, of], [state, props]]): Case => ({
        name: `${value} ${state}`,
        node: (
          <Switch {...of} {...props}>
            <Say pair={{ en: 'Show my number', ar: 'إظهار رقمي' }} />
          </Switch>
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
          <Switch defaultSelected hint={<Say pair={pair} />}>
            <Say pair={pair} />
          </Switch>
        ),
      }))}
    />
  ),
}
