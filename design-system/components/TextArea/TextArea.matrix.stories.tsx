import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, type Case } from '../../stories/Matrix.tsx'
import { Say } from '../../stories/say.tsx'
import { hostile, stress } from '../../stories/stress.ts'
import { TextArea, type TextAreaProps } from './TextArea.tsx'

const meta = { title: 'Components/TextArea/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const states: readonly [string, Partial<TextAreaProps>][] = [
  ['idle', {}],
  ['filled', { defaultValue: 'abc ١٢٣ أبجد', counter: { limit: 25 } }],
  ['past the advice', { defaultValue: 'abc ١٢٣ أبجد', counter: { limit: 25, advised: 3 } }],
  ['optional', { isOptional: true, rows: 2 }],
  ['invalid', { errorMessage: <Say pair={stress.long} /> }],
  ['disabled', { isDisabled: true, defaultValue: 'abc' }],
  ['readOnly', { isReadOnly: true, defaultValue: 'abc' }],
  ...Object.entries(hostile).map(([name, text]): [string, Partial<TextAreaProps>] => [name, { defaultValue: text, rows: 2 }]),
]

export const EveryState: StoryObj = {
  render: () => (
    <Matrix
      cases={states.map(([name, props]): Case => ({
        name,
        node: <TextArea label={<Say pair={{ en: 'Bio', ar: 'نبذة' }} />} {...props} />,
      }))}
    />
  ),
}

export const Stress: StoryObj = {
  render: () => (
    <Matrix
      isNarrow
      cases={Object.entries(stress).flatMap(([name, pair]): Case[] => [
        {
          name,
          node: (
            <TextArea
              label={<Say pair={pair} />}
              hint={<Say pair={pair} />}
              counter={{ limit: 500 }}
              defaultValue={`${pair.en}\n${pair.ar}`}
            />
          ),
        },
        { name: `${name} invalid`, node: <TextArea label={<Say pair={pair} />} errorMessage={<Say pair={pair} />} /> },
      ])}
    />
  ),
}
