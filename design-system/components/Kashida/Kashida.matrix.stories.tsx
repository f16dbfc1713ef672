import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, pairs, type Case } from '../../stories/Matrix.tsx'
import { knotStates } from './stroke.ts'
import { Kashida } from './Kashida.tsx'

const meta = { title: 'Components/Kashida/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

export const EveryKnotOnTheLine: StoryObj = {
  render: () => (
    <Matrix
      cases={[
        ...pairs(knotStates, [0, 0.25, 0.5, 0.77, 1]).map(([state, at]): Case => ({
          name: `${state} at ${at}`,
          node: <Kashida value={at} knots={[{ at, state }]} />,
        })),
        ...[0, 0.01, 0.5, 0.99, 1].map((value): Case => ({ name: `value ${value}`, node: <Kashida value={value} depth={40} /> })),
      ]}
    />
  ),
}
export const StressNarrowAndDeep: StoryObj = {
  render: () => (
    <Matrix
      isNarrow
      cases={[8, 26, 60].map((depth): Case => ({
        name: `depth ${depth}`,
        node: (
          <Kashida
            value={0.6}
            depth={depth}
            knots={[
              { at: 0, state: 'done' },
              { at: 0.6, state: 'here' },
              { at: 1, state: 'open' },
            ]}
          />
        ),
      }))}
    />
  ),
}
