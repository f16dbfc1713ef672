import type { Meta, StoryObj } from '@storybook/react-vite'
import { Box } from '../../primitives/Box/Box.tsx'
import { boxGrounds } from '../../primitives/Box/Box.css.ts'
import { Matrix, pairs, type Case } from '../../stories/Matrix.tsx'
import { avatarSizes } from '../Avatar/Avatar.css.ts'
import { SkeletonBlock, SkeletonCircle, SkeletonText } from './Skeleton.tsx'
import { blockShapes, skeletonLooks } from './Skeleton.css.ts'

const meta = { title: 'Components/Skeleton/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

export const EveryShapeOnEveryPaper: StoryObj = {
  render: () => (
    <Matrix
      cases={boxGrounds.flatMap((paper): Case[] => [
        ...pairs([paper], skeletonLooks).map(([, look]) => ({
          name: `${look} on ${paper}`,
          node: (
            <Box paper={paper} padding="sm">
              <SkeletonText look={look} lines={2} />
            </Box>
          ),
        })),
        ...blockShapes.map((shape) => ({
          name: `${shape} on ${paper}`,
          node: (
            <Box paper={paper} padding="sm">
              <SkeletonBlock shape={shape} />
            </Box>
          ),
        })),
        ...avatarSizes.map((size) => ({
          name: `circle ${size} on ${paper}`,
          node: (
            <Box paper={paper} padding="sm">
              <SkeletonCircle size={size} />
            </Box>
          ),
        })),
      ])}
    />
  ),
}

/** Skeletons as narrow as a column on a phone, with more lines than fit on a screen. */
export const StressNarrowAndLong: StoryObj = {
  render: () => (
    <div style={{ inlineSize: 96 }}>
      <SkeletonText lines={40} />
      <SkeletonBlock shape="cover" />
      <SkeletonCircle size="poster" />
    </div>
  ),
}
