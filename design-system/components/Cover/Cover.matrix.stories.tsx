import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, pairs, type Case } from '../../stories/Matrix.tsx'
import { stress } from '../../stories/stress.ts'
import { coverInkNames } from '../../tokens/cover-inks.ts'
import { Cover } from './Cover.tsx'
import { coverRatios } from './Cover.css.ts'

const meta = { title: 'Components/Cover/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

export const EveryInkAndRatio: StoryObj = {
  render: () => (
    <Matrix
      cases={pairs(coverInkNames, coverRatios).map(([ink, ratio]): Case => ({
        name: `${ink} ${ratio}`,
        node: <Cover ink={ink} ratio={ratio} name={`${ink} ${ratio}`} />,
      }))}
    />
  ),
}

/** Every name has a pattern, which stays visible if the picture fails to load. */
export const StressNamesAndBrokenPictures: StoryObj = {
  render: () => (
    <Matrix
      isNarrow
      cases={['', '🧿', stress.mixed.ar, 'x'.repeat(1000)].map((name): Case => ({
        name: name === '' ? 'empty' : name.slice(0, 12),
        node: <Cover name={name} ink="accent4" src="data:image/png;base64,broken" />,
      }))}
    />
  ),
}
