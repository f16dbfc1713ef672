import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, type Case } from '../../stories/Matrix.tsx'
import { Say } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { DateField, type DateFieldProps } from './DateField.tsx'

const meta = { title: 'Components/DateField/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const states: readonly [string, Partial<DateFieldProps>][] = [
  ['empty', {}],
  ['filled', { defaultValue: '1994-02-28' }],
  ['invalid', { errorMessage: 'error', defaultValue: '1994-02-28' }],
  ['too early', { min: '2000-01-01', defaultValue: '1994-02-28' }],
  ['not a day', { value: '2026-02-31' }],
  ['disabled', { isDisabled: true, defaultValue: '1994-02-28' }],
  ['read only', { isReadOnly: true, defaultValue: '1994-02-28' }],
]

const field = (props: Partial<DateFieldProps>) => (
  <DateField label={<Say pair={{ en: 'Day', ar: 'اليوم' }} />} today="2026-03-10" {...props} />
)

export const EveryState: StoryObj = { render: () => <Matrix cases={states.map(([name, props]): Case => ({ name, node: field(props) }))} /> }

export const Stress: StoryObj = {
  render: () => (
    <Matrix
      isNarrow
      cases={Object.entries(stress).map(([name, pair]): Case => ({
        name,
        node: field({ label: <Say pair={pair} />, hint: <Say pair={pair} />, defaultValue: '1994-12-28', isOptional: true }),
      }))}
    />
  ),
}
