import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, type Case } from '../../stories/Matrix.tsx'
import { Say } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { DateRangePicker, type DateRangePickerProps } from './DateRangePicker.tsx'

const meta = { title: 'Components/DateRangePicker/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const filled = { start: '2026-03-12', end: '2026-12-24' }
const states: readonly [string, Partial<DateRangePickerProps>][] = [
  ['empty', {}],
  ['filled', { defaultValue: filled }],
  ['wrong way round', { defaultValue: { start: '2026-03-24', end: '2026-03-12' } }],
  ['too early', { defaultValue: filled, min: '2026-04-01' }],
  ['disabled', { isDisabled: true, defaultValue: filled }],
]
const field = (props: Partial<DateRangePickerProps>) => (
  <DateRangePicker label={<Say pair={{ en: 'Days', ar: 'الأيام' }} />} today="2026-03-10" {...props} />
)

export const EveryState: StoryObj = { render: () => <Matrix cases={states.map(([name, props]): Case => ({ name, node: field(props) }))} /> }

export const Stress: StoryObj = {
  render: () => (
    <Matrix
      isNarrow
      cases={Object.entries(stress).map(([name, pair]): Case => ({
        name,
        node: field({ label: <Say pair={pair} />, defaultValue: filled }),
      }))}
    />
  ),
}
