import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, type Case } from '../../stories/Matrix.tsx'
import { Say } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { MoneyField, type MoneyFieldProps } from './MoneyField.tsx'

const meta = { title: 'Components/MoneyField/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const label = <Say pair={{ en: 'Price', ar: 'السعر' }} />
const states: readonly [string, Partial<MoneyFieldProps>][] = [
  ['idle', {}],
  ['whole', { defaultValue: 2_500_00 }],
  ['halalas', { defaultValue: 1_111_11 }],
  ['the greatest', { defaultValue: 999_999_999_999_999 }],
  ['empty with reason', { isReasonShown: true }],
  ['too little', { defaultValue: 5_00, minimum: 100_00, isReasonShown: true }],
  ['too much', { defaultValue: 9_000_000_00, maximum: 5_000_000_00, isReasonShown: true }],
  ['invalid', { defaultValue: 900_00, errorMessage: <Say pair={stress.long} /> }],
  ['disabled', { defaultValue: 900_00, isDisabled: true }],
  ['large', { size: 'large', defaultValue: 12_980_50, aside: <Say pair={{ en: 'SAR 10 to SAR 50,000', ar: 'من ١٠ إلى ٥٠٬٠٠٠ ر.س' }} /> }],
  ['large empty', { size: 'large' }],
  ['large invalid', { size: 'large', defaultValue: 900_00, errorMessage: <Say pair={stress.long} />, aside: <Say pair={stress.long} /> }],
  ['readOnly', { defaultValue: 900_00, isReadOnly: true }],
]

export const EveryState: StoryObj = {
  render: () => <Matrix cases={states.map(([name, props]): Case => ({ name, node: <MoneyField label={label} {...props} /> }))} />,
}

export const Stress: StoryObj = {
  render: () => (
    <Matrix
      isNarrow
      cases={Object.entries(stress).map(([name, pair]): Case => ({
        name,
        node: <MoneyField label={<Say pair={pair} />} hint={<Say pair={pair} />} isOptional defaultValue={999_999_999_999_999} />,
      }))}
    />
  ),
}
