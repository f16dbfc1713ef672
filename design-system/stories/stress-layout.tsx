import type { ReactNode } from 'react'
import type { StoryObj } from '@storybook/react-vite'
import { Matrix } from './Matrix.tsx'
import { Say } from './say.tsx'
import { stress } from './stress.ts'
import { Tile } from './Tile.tsx'

/** Returns a story of a layout in a narrow column, with every stress text beside a tile. */
export const stressLayout = (inLayout: (children: ReactNode) => ReactNode): StoryObj => ({
  render: () => (
    <Matrix
      isNarrow
      cases={Object.entries(stress).map(([name, pair]) => ({
        name,
        node: inLayout(
          <>
            <div style={{ overflowWrap: 'anywhere', minInlineSize: 0 }}>
              <Say pair={pair} />
            </div>
            <Tile />
          </>,
        ),
      }))}
    />
  ),
})
