import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, type Case } from '../../stories/Matrix.tsx'
import { CountBadge } from './CountBadge.tsx'

const meta = { title: 'Components/CountBadge/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const counts = [0, 1, 9, 10, 99, 100, 1_000_000, -3]

export const EveryCount: StoryObj = {
  render: () => (
    <Matrix
      cases={counts.map((count): Case => ({
        name: `${count}`,
        node: (
          <div>
            <CountBadge count={count} />
          </div>
        ),
      }))}
    />
  ),
}
/** The same count in badges with different limits. The count is below the last limit. */
export const StressLimits: StoryObj = {
  render: () => (
    <Matrix
      isNarrow
      cases={[1, 9, 999, 9_999_999].map((limit): Case => ({
        name: `limit ${limit}`,
        node: (
          <div>
            <CountBadge count={1_234_567} limit={limit} />
          </div>
        ),
      }))}
    />
  ),
}
