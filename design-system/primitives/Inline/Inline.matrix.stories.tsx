import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, type Case } from '../../stories/Matrix.tsx'
import { stressLayout } from '../../stories/stress-layout.tsx'
import { spaceNames } from '../../tokens/space-names.ts'
import { Tile } from '../../stories/Tile.tsx'
import { Inline } from './Inline.tsx'

const meta = { title: 'Primitives/Inline/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const cases = spaceNames.map((gap): Case => ({
  name: gap,
  node: (
    <Inline gap={gap}>
      <Tile />
      <Tile />
      <Tile />
    </Inline>
  ),
}))

export const Every: StoryObj = { render: () => <Matrix cases={cases} /> }
export const StressKeepsInside = stressLayout((children) => <Inline>{children}</Inline>)
