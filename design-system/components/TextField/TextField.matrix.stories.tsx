import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, pairs, type Case } from '../../stories/Matrix.tsx'
import { Say } from '../../stories/say.tsx'
import { hostile, stress } from '../../stories/stress.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'
import { textKinds } from './text-kinds.ts'

const meta = { title: 'Components/TextField/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const label = { en: 'Label', ar: 'العنوان' }
const states: readonly [string, Partial<TextFieldProps>][] = [
  ['idle', {}],
  ['filled', { defaultValue: 'abc ١٢٣ أبجد' }],
  ['invalid', { errorMessage: <Say pair={stress.long} /> }],
  ['disabled', { isDisabled: true, defaultValue: 'abc' }],
  ['readOnly', { isReadOnly: true, defaultValue: 'abc' }],
]

export const EveryState: StoryObj = {
  render: () => (
    <Matrix
      cases={pairs(textKinds, states).map(([kind, [name, props]]): Case => ({
        name: `${kind} ${name}`,
        node: <TextField label={<Say pair={label} />} kind={kind} {...props} />,
      }))}
    />
  ),
}

export const BadInput: StoryObj = {
  render: () => (
    <Matrix
      cases={pairs(['text', 'handle'] as const, Object.entries(hostile)).map(([kind, [name, text]]): Case => ({
        name: `${kind} ${name}`,
        node: <TextField label={<Say pair={label} />} kind={kind} counter={{ limit: 500 }} defaultValue={text} />,
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
          <TextField
            label={<Say pair={pair} />}
            hint={<Say pair={pair} />}
            counter={{ limit: 500, advised: 3 }}
            isOptional
            leading="@"
            trailing="SAR"
            defaultValue={pair.en}
          />
        ),
      }))}
    />
  ),
}
