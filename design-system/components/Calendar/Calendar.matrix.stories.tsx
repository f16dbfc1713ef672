import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, type Case } from '../../stories/Matrix.tsx'
import { useSay } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { Calendar, type CalendarProps } from './Calendar.tsx'

const meta = { title: 'Components/Calendar/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const states: readonly [string, Partial<CalendarProps>][] = [
  ['nothing chosen', {}],
  ['chosen', { defaultValue: '2026-03-18' }],
  ['limited', { min: '2026-03-08', max: '2026-03-24' }],
  ['disabled', { isDisabled: true, defaultValue: '2026-03-18' }],
  ['six weeks', { today: '2026-08-31' }],
  ['not a day', { value: 'tomorrow' }],
]

function Everything({ isNarrow = false }) {
  const say = useSay()
  const cases = states.map(([name, props]): Case => ({ name, node: <Calendar aria-label={name} today="2026-03-10" {...props} /> }))
  const hard: Case = {
    name: 'long reason',
    node: (
      <Calendar
        aria-label={say(stress.long)}
        today="2026-03-10"
        unavailableReason={(day) => (day.endsWith('5') ? say(stress.unbroken) : null)}
      />
    ),
  }
  return <Matrix isNarrow={isNarrow} cases={[...cases, hard]} />
}

export const EveryState: StoryObj = { render: () => <Everything /> }
export const Stress: StoryObj = { render: () => <Everything isNarrow />, globals: { viewport: { value: 'mobile1' } } }
