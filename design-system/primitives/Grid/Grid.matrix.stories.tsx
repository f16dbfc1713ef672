import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, type Case } from '../../stories/Matrix.tsx'
import { stressLayout } from '../../stories/stress-layout.tsx'
import { Tile } from '../../stories/Tile.tsx'
import { cells } from './Grid.css.ts'
import { Grid } from './Grid.tsx'

const meta = { title: 'Primitives/Grid/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const cases = cells.map((cell): Case => ({
  name: cell,
  node: (
    <Grid cell={cell}>
      <Tile />
      <Tile />
      <Tile />
    </Grid>
  ),
}))

export const Every: StoryObj = { render: () => <Matrix cases={cases} /> }
export const StressKeepsInside = stressLayout((children) => <Grid>{children}</Grid>)
