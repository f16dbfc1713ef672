import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, type Case } from '../../stories/Matrix.tsx'
import { stressLayout } from '../../stories/stress-layout.tsx'
import { spaceNames } from '../../tokens/space-names.ts'
import { Tile } from '../../stories/Tile.tsx'
import { Stack } from './Stack.tsx'

const meta = { title: 'Primitives/Stack/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const cases = spaceNames.map((gap): Case => ({
  name: gap,
  node: (
    <Stack gap={gap}>
      <Tile />
      <Tile />
    </Stack>
  ),
}))

export const Every: StoryObj = { render: () => <Matrix cases={cases} /> }
export const StressKeepsInside = stressLayout((children) => <Stack>{children}</Stack>)
