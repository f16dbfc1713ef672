import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, type Case } from '../../stories/Matrix.tsx'
import { Say, useSay } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { Select, type SelectProps } from './Select.tsx'

const meta = { title: 'Components/Select/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const states: readonly [string, Partial<SelectProps>][] = [
  ['empty', {}],
  ['chosen', { defaultValue: 'a' }],
  ['invalid', { errorMessage: 'error' }],
  ['disabled', { isDisabled: true }],
]

function Everything() {
  const say = useSay()
  const plain = states.map(([name, props]): Case => ({
    name,
    node: <Select label={<Say pair={{ en: 'Label', ar: 'العنوان' }} />} options={[{ id: 'a', label: 'abc' }]} {...props} />,
  }))
  const hard = Object.entries(stress).map(([name, pair]): Case => ({
    name,
    node: <Select label={say(pair)} hint={say(pair)} options={[{ id: 'a', label: say(pair), description: say(pair) }]} defaultValue="a" />,
  }))
  return <Matrix isNarrow cases={[...plain, ...hard]} />
}

export const EveryState: StoryObj = { render: () => <Everything /> }
