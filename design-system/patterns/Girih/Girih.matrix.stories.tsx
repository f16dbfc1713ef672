import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, pairs, type Case } from '../../stories/Matrix.tsx'
import { coverInkNames } from '../../tokens/cover-inks.ts'
import { stress } from '../../stories/stress.ts'
import { Girih } from './Girih.tsx'

const meta = { title: 'Patterns/Girih/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

/** Story of a pattern in a container. The pattern fills the container, which sets the height. */
const place = (ratio: number, isEmblem: boolean, name: string, ink: (typeof coverInkNames)[number]) => (
  <div style={{ aspectRatio: ratio, overflow: 'hidden' }}>
    <Girih name={name} ink={ink} ratio={ratio} isEmblem={isEmblem} />
  </div>
)

export const EveryInkAndShape: StoryObj = {
  render: () => (
    <Matrix
      cases={pairs(coverInkNames, [3.5, 1]).map(([ink, ratio]): Case => ({
        name: `${ink} ${ratio}`,
        node: place(ratio, ratio === 1, ink, ink),
      }))}
    />
  ),
}
/** Every name has a pattern: an empty name, a name in another script, a name of a thousand letters. */
export const StressNames: StoryObj = {
  render: () => (
    <Matrix
      isNarrow
      cases={['', '🧿', stress.long.ar, stress.mixed.en, 'x'.repeat(1000)].map((name): Case => ({
        name: name === '' ? 'empty' : name.slice(0, 12),
        node: place(3.5, false, name, 'accent5'),
      }))}
    />
  ),
}
