import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Matrix, type Case } from '../../stories/Matrix.tsx'
import { Say } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = { title: 'Primitives/VisuallyHidden/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

/** Text of any length takes no space and does not change the layout. */
export const StressTakesNoRoom: StoryObj = {
  render: () => (
    <Matrix
      isNarrow
      cases={Object.entries(stress).map(([name, pair]): Case => ({
        name,
        node: (
          <VisuallyHidden>
            <Say pair={pair} />
          </VisuallyHidden>
        ),
      }))}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
