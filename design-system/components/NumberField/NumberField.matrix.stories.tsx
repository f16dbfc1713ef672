import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, type Case } from '../../stories/Matrix.tsx'
import { Say } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { NumberField, type NumberFieldProps } from './NumberField.tsx'

const meta = { title: 'Components/NumberField/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const label = <Say pair={{ en: 'Orders', ar: 'الطلبات' }} />
const states: readonly [string, Partial<NumberFieldProps>][] = [
  ['idle', {}],
  ['filled', { defaultValue: 1_234_567 }],
  ['decimals', { defaultValue: 4.75, decimals: 2, step: 0.25 }],
  ['unit', { defaultValue: 150, unit: <Say pair={{ en: 'orders', ar: 'طلب' }} /> }],
  ['at the least', { defaultValue: 1, minValue: 1 }],
  ['at the most', { defaultValue: 9, maxValue: 9 }],
  ['negative', { defaultValue: -12 }],
  ['invalid', { defaultValue: 3, errorMessage: <Say pair={stress.long} /> }],
  ['disabled', { defaultValue: 3, isDisabled: true }],
  ['readOnly', { defaultValue: 3, isReadOnly: true }],
]

export const EveryState: StoryObj = {
  render: () => <Matrix cases={states.map(([name, props]): Case => ({ name, node: <NumberField label={label} {...props} /> }))} />,
}

export const Stress: StoryObj = {
  render: () => (
    <Matrix
      isNarrow
      cases={Object.entries(stress).map(([name, pair]): Case => ({
        name,
        node: (
          <NumberField
            label={<Say pair={pair} />}
            hint={<Say pair={pair} />}
            isOptional
            unit={<Say pair={{ en: 'followers', ar: 'متابع' }} />}
            defaultValue={999_999_999_999_999}
          />
        ),
      }))}
    />
  ),
}
