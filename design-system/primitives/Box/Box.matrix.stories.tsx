import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, type Case } from '../../stories/Matrix.tsx'
import { stressLayout } from '../../stories/stress-layout.tsx'
import { spaceNames } from '../../tokens/space-names.ts'
import { Tile } from '../../stories/Tile.tsx'
import { boxGrounds } from './Box.css.ts'
import { Box } from './Box.tsx'

const meta = { title: 'Primitives/Box/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const cases = boxGrounds.flatMap((paper) =>
  spaceNames.map((padding): Case => ({
    name: `${paper} ${padding}`,
    node: (
      <Box paper={paper} padding={padding} radius="control">
        <Tile />
      </Box>
    ),
  })),
)

export const Every: StoryObj = { render: () => <Matrix cases={cases} /> }
export const StressKeepsInside = stressLayout((children) => <Box>{children}</Box>)
