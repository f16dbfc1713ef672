import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, type Case } from '../../stories/Matrix.tsx'
import { Say } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { DatePicker, type DatePickerProps } from './DatePicker.tsx'

const meta = { title: 'Components/DatePicker/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const states: readonly [string, Partial<DatePickerProps>][] = [
  ['empty', {}],
  ['filled', { defaultValue: '2026-03-18' }],
  ['invalid', { errorMessage: 'error' }],
  ['too late', { max: '2026-03-01', defaultValue: '2026-03-18' }],
  ['disabled', { isDisabled: true, defaultValue: '2026-03-18' }],
  ['read only', { isReadOnly: true, defaultValue: '2026-03-18' }],
]
const field = (props: Partial<DatePickerProps>) => (
  <DatePicker label={<Say pair={{ en: 'Day', ar: 'اليوم' }} />} today="2026-03-10" {...props} />
)

export const EveryState: StoryObj = { render: () => <Matrix cases={states.map(([name, props]): Case => ({ name, node: field(props) }))} /> }

export const Stress: StoryObj = {
  render: () => (
    <Matrix
      isNarrow
      cases={Object.entries(stress).map(([name, pair]): Case => ({
        name,
        node: field({ label: <Say pair={pair} />, errorMessage: <Say pair={pair} />, defaultValue: '2026-12-28' }),
      }))}
    />
  ),
}
