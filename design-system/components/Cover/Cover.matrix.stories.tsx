import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, pairs, type Case } from '../../stories/Matrix.tsx'
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
