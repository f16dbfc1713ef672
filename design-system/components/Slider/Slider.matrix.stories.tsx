import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, pairs, type Case } from '../../stories/Matrix.tsx'
import { Say } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { Slider, type SliderProps } from './Slider.tsx'

const meta = { title: 'Components/Slider/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const states: readonly [string, Partial<SliderProps>][] = [
  ['idle', {}],
  ['label hidden', { isLabelHidden: true }],
  ['disabled', { isDisabled: true }],
]
const values = [0, 0.1, 5, 10, 99] as const

export const EveryState: StoryObj = {
  render: () => (
    <Matrix
      cases={pairs(states, values).map(([[name, props], value]): Case => ({
        name: `${name} ${value}`,
        node: <Slider label={<Say pair={{ en: 'Zoom', ar: 'التكبير' }} />} maxValue={10} step={0.1} defaultValue={value} {...props} />,
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
        node: <Slider label={<Say pair={pair} />} hint={<Say pair={pair} />} maxValue={1_000_000} defaultValue={987_654} />,
      }))}
    />
  ),
}
