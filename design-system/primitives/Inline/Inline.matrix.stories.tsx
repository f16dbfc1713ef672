import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, type Case } from '../../stories/Matrix.tsx'
import { Say } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
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
export const StressKeepsInside: StoryObj = {
  render: () => (
    <Matrix
      isNarrow
      cases={Object.entries(stress).map(([name, pair]): Case => ({
        name,
        node: (
          <Inline>
            <div style={{ overflowWrap: 'anywhere', minInlineSize: 0 }}>
              <Say pair={pair} />
            </div>
            <Tile />
          </Inline>
        ),
      }))}
    />
  ),
}
