import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, type Case } from '../../stories/Matrix.tsx'
import { Say, useSay } from '../../stories/say.tsx'
import { hostile, stress } from '../../stories/stress.ts'
import type { ComboboxOption } from '../Combobox/combobox-option.ts'
import { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx'

const meta = { title: 'Components/MultiSelect/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const options: readonly ComboboxOption[] = ['قهوة', 'Travel', 'تصوير'].map((label, at) => ({ id: String(at), label }))
const states: readonly [
  string,
  Partial<Pick<MultiSelectProps, 'defaultValue' | 'errorMessage' | 'hint' | 'isDisabled' | 'maximum' | 'isOptional'>>,
][] = [
  ['empty', {}],
  ['hint', { hint: <Say pair={stress.long} />, isOptional: true }],
  ['some', { defaultValue: options.slice(0, 2), maximum: 5 }],
  ['full', { defaultValue: options, maximum: 3 }],
  ['more than there may be', { defaultValue: options, maximum: 2 }],
  ['invalid', { errorMessage: <Say pair={stress.long} />, maximum: 5 }],
  ['disabled', { isDisabled: true, defaultValue: options }],
]

function Everything() {
  const say = useSay()
  const label = say({ en: 'Interests', ar: 'الاهتمامات' })
  return (
    <Matrix cases={states.map(([name, props]): Case => ({ name, node: <MultiSelect label={label} options={options} {...props} /> }))} />
  )
}

export const EveryState: StoryObj = { render: () => <Everything /> }

function Hard() {
  const say = useSay()
  const tags = [...Object.values(stress).map(say), ...Object.values(hostile)].map((label, at) => ({ id: String(at), label }))
  return (
    <Matrix
      isNarrow
      cases={Object.entries(stress).map(([name, pair]): Case => ({
        name,
        node: <MultiSelect label={say(pair)} hint={say(pair)} options={tags} defaultValue={tags} maximum={99} />,
      }))}
    />
  )
}

export const Stress: StoryObj = { render: () => <Hard /> }
