import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, type Case } from '../../stories/Matrix.tsx'
import { Say } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { TimeField, type TimeFieldProps } from './TimeField.tsx'

const meta = { title: 'Components/TimeField/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const states: readonly [string, Partial<TimeFieldProps>][] = [
  ['empty', {}],
  ['filled', { defaultValue: '09:05' }],
  ['not a time', { value: '25:61' }],
  ['invalid', { errorMessage: 'error', defaultValue: '09:05' }],
  ['disabled', { isDisabled: true, defaultValue: '21:30' }],
]

export const EveryState: StoryObj = {
  render: () => (
    <Matrix
      isNarrow
      cases={[
        ...states.map(([name, props]): Case => ({
          name,
          node: <TimeField label={<Say pair={{ en: 'Time', ar: 'الوقت' }} />} {...props} />,
        })),
        ...Object.entries(stress).map(([name, pair]): Case => ({
          name,
          node: <TimeField label={<Say pair={pair} />} defaultValue="12:00" />,
        })),
      ]}
    />
  ),
}
