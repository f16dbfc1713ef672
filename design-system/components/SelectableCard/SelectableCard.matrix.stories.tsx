import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, pairs, type Case } from '../../stories/Matrix.tsx'
import { Say } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import type { CardOption } from './CardParts.tsx'
import { CheckboxCards } from './CheckboxCards.tsx'
import { RadioCards } from './SelectableCard.tsx'
import { cardLayouts } from './SelectableCard.css.ts'

const meta = { title: 'Components/SelectableCard/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const label = <Say pair={{ en: 'What it is for', ar: 'الغرض منه' }} />
const options: readonly CardOption[] = [
  {
    id: 'a',
    icon: 'link',
    label: <Say pair={{ en: 'Traffic', ar: 'زيارات' }} />,
    description: <Say pair={{ en: 'Clicks', ar: 'نقرات' }} />,
  },
  { id: 'b', icon: 'send', label: <Say pair={{ en: 'Reach', ar: 'وصول' }} /> },
]
const states = [
  ['empty', {}],
  ['invalid', { errorMessage: <Say pair={stress.long} /> }],
  ['disabled', { isDisabled: true }],
] as const
const kinds = ['radio', 'checkbox'] as const

export const EveryState: StoryObj = {
  render: () => (
    <Matrix
      cases={pairs(pairs(kinds, cardLayouts), pairs([false, true], states)).map(([[kind, layout], [isChosen, [name, props]]]): Case => ({
        name: `${kind} ${layout} ${isChosen ? 'chosen ' : ''}${name}`,
        node:
          kind === 'radio' ? (
            <RadioCards label={label} options={options} layout={layout} defaultValue={isChosen ? 'a' : undefined} {...props} />
          ) : (
            <CheckboxCards label={label} options={options} layout={layout} defaultValue={isChosen ? ['a'] : []} {...props} />
          ),
      }))}
    />
  ),
}

export const Stress: StoryObj = {
  render: () => (
    <Matrix
      isNarrow
      cases={pairs(Object.entries(stress), cardLayouts).map(([[name, pair], layout]): Case => ({
        name: `${layout} ${name}`,
        node: (
          <RadioCards
            label={<Say pair={pair} />}
            layout={layout}
            options={options.map((option) => ({ ...option, label: <Say pair={pair} />, description: <Say pair={pair} /> }))}
            defaultValue="a"
          />
        ),
      }))}
    />
  ),
}
