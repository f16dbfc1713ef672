import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { ReactNode } from 'react'
import { Matrix, type Case } from '../../stories/Matrix.tsx'
import { useSay, type Pair } from '../../stories/say.tsx'
import { typed } from '../../stories/typed.ts'
import { Card } from '../../components/Card/Card.tsx'
import { Text } from '../Text/Text.tsx'
import { Bidi, BidiProse, Ltr } from './Bidi.tsx'
import { foundAll } from '../../stories/found-all.ts'

const meta = { title: 'Primitives/Bidi/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const sentence: Pair = { en: 'invited you to a group.', ar: 'يدعوك إلى مجموعة.' }
const hosts: readonly [string, (text: string) => ReactNode][] = [
  ['Bidi', (text) => <Bidi>{text}</Bidi>],
  ['Ltr', (text) => <Ltr>{text}</Ltr>],
]

const Line = ({ children }: { children: ReactNode }) => (
  <Text>
    {children} <span data-part="ours">{useSay()(sentence)}</span>
  </Text>
)

/**
 * User text before a sentence of the interface: letters of both scripts, characters that reverse or hide text, emoji, combining marks,
 * empty text. The sentence after it always keeps its own direction.
 */
export const StressNothingTurnsOurSentence: StoryObj = {
  render: () => (
    <Matrix
      cases={Object.entries(typed).flatMap(([name, text]) => [
        ...hosts.map(([host, show]): Case => ({ name: `${name} in ${host}`, node: <Line>{show(text)}</Line> })),
        {
          name: `${name} as prose`,
          node: (
            <Card isPadded>
              <BidiProse>{text}</BidiProse>
            </Card>
          ),
        },
      ])}
    />
  ),
  play: async ({ canvasElement }) => {
    for (const ours of foundAll(canvasElement, '[data-part="ours"]')) {
      const letters = ours.firstChild
      if (!letters) throw new Error('A sentence without words')
      const range = document.createRange()
      const at = (from: number) => {
        range.setStart(letters, from)
        range.setEnd(letters, from + 1)
        return range.getBoundingClientRect()
      }
      const [first, second] = [at(0), at(1)]
      const forward = getComputedStyle(ours).direction === 'rtl' ? first.left - second.left : second.left - first.left
      await expect(forward).toBeGreaterThan(0)
    }
  },
}
export const StressFitsAt288: StoryObj = {
  render: () => (
    <Matrix isNarrow cases={Object.entries(typed).map(([name, text]): Case => ({ name, node: <BidiProse>{text}</BidiProse> }))} />
  ),
}
