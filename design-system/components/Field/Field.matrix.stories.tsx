import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, pairs, type Case } from '../../stories/Matrix.tsx'
import { Say } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'

const meta = { title: 'Components/Field/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const short = <Say pair={{ en: 'Words', ar: 'كلمات' }} />
const around: readonly [string, Partial<TextFieldProps>][] = [
  ['label', {}],
  ['optional', { isOptional: true }],
  ['hint', { hint: short }],
  ['error', { errorMessage: short, hint: short }],
]
const counters: readonly [string, TextFieldProps['counter']][] = [
  ['', undefined],
  ['counter', { limit: 25 }],
  ['past the advice', { limit: 25, advised: 2 }],
]

export const EveryPart: StoryObj = {
  render: () => (
    <Matrix
      cases={pairs(around, counters).map(([[name, props], [counterName, counter]]): Case => ({
        name: `${name} ${counterName}`,
        node: <TextField label={short} defaultValue="abc" counter={counter} {...props} />,
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
        node: <TextField label={<Say pair={pair} />} errorMessage={<Say pair={pair} />} isOptional counter={{ limit: 500 }} />,
      }))}
    />
  ),
}
