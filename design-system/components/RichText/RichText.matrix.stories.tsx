import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, type Case } from '../../stories/Matrix.tsx'
import { Say, useSay } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { RichText, type RichTextProps } from './RichText.tsx'
import { RichTextView } from './RichTextView.tsx'

const meta = { title: 'Components/RichText/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const written = '<p>One <strong>two</strong> <em>three</em> <u>four</u></p><ol><li>1</li><li>2</li></ol>'
const states: readonly [string, Partial<RichTextProps>][] = [
  ['empty', {}],
  ['filled', { defaultValue: written }],
  ['invalid', { defaultValue: written, errorMessage: 'error' }],
  ['over the advice', { defaultValue: written, counter: { limit: 90, advised: 3 } }],
  ['disabled', { defaultValue: written, isDisabled: true }],
  ['overrides and marks', { defaultValue: '<p>a\u202Ecba\u2066x e\u0301\u0301\u0301 👩‍👩‍👧</p>' }],
]
const field = (props: Partial<RichTextProps>) => (
  <RichText label={<Say pair={{ en: 'Text', ar: 'النص' }} />} counter={{ limit: 500 }} {...props} />
)

export const EveryState: StoryObj = { render: () => <Matrix cases={states.map(([name, props]): Case => ({ name, node: field(props) }))} /> }

function Hard() {
  const say = useSay()
  const cases = Object.entries(stress).flatMap(([name, pair]): Case[] => [
    { name, node: field({ label: say(pair), hint: say(pair), defaultValue: `<p>${say(pair)}</p><ul><li>${say(pair)}</li></ul>` }) },
    {
      name: `${name}, read`,
      node: (
        <RichTextView
          parts={[
            { tag: 'p', children: [say(pair)] },
            { tag: 'ol', children: [{ tag: 'li', children: [{ tag: 'a', href: 'https://example.com', children: [say(pair)] }] }] },
          ]}
        />
      ),
    },
  ])
  return <Matrix isNarrow cases={cases} />
}
export const Stress: StoryObj = { render: () => <Hard /> }
