import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, type Case } from '../../stories/Matrix.tsx'
import { Say } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
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
export const StressKeepsInside: StoryObj = {
  render: () => (
    <Matrix
      isNarrow
      cases={Object.entries(stress).map(([name, pair]): Case => ({
        name,
        node: (
          <Grid>
            <div style={{ overflowWrap: 'anywhere', minInlineSize: 0 }}>
              <Say pair={pair} />
            </div>
            <Tile />
          </Grid>
        ),
      }))}
    />
  ),
}
