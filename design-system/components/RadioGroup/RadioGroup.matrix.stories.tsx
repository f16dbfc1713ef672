import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, pairs, type Case } from '../../stories/Matrix.tsx'
import { Say } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx'
import { choiceOrientations } from './RadioGroup.css.ts'

const meta = { title: 'Components/RadioGroup/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const label = <Say pair={{ en: 'Visibility', ar: 'الظهور' }} />
const options = [
  { id: 'public', label: <Say pair={{ en: 'Public', ar: 'عام' }} /> },
  { id: 'private', label: <Say pair={{ en: 'Private', ar: 'خاص' }} /> },
]
const states: readonly [string, Partial<RadioGroupProps>][] = [
  ['empty', {}],
  ['chosen', { defaultValue: 'public' }],
  ['hint', { hint: <Say pair={stress.long} /> }],
  ['invalid', { errorMessage: <Say pair={stress.long} />, defaultValue: 'private' }],
  ['disabled', { isDisabled: true, defaultValue: 'public' }],
  ['readOnly', { isReadOnly: true, defaultValue: 'public' }],
]

export const EveryState: StoryObj = {
  render: () => (
    <Matrix
      cases={pairs(choiceOrientations, states).map(([orientation, [name, props]]): Case => ({
        name: `${orientation} ${name}`,
        node: <RadioGroup label={label} options={options} orientation={orientation} {...props} />,
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
          <RadioGroup
            label={<Say pair={pair} />}
            isOptional
            options={[
              { id: 'a', label: <Say pair={pair} />, description: <Say pair={pair} /> },
              { id: 'b', label: <Say pair={pair} /> },
            ]}
            defaultValue="a"
          />
        ),
      }))}
    />
  ),
}
