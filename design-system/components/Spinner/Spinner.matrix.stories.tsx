import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, type Case } from '../../stories/Matrix.tsx'
import { boxGrounds } from '../../primitives/Box/Box.css.ts'
import { Box } from '../../primitives/Box/Box.tsx'
import { useSay, type Pair } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { Spinner } from './Spinner.tsx'
import { spinnerSizes } from './Spinner.css.ts'

const meta = { title: 'Components/Spinner/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const Named = ({ pair }: { pair: Pair }) => <Spinner label={useSay()(pair)} />

export const EverySizeOnEveryPaper: StoryObj = {
  render: () => (
    <Matrix
      cases={boxGrounds.flatMap((paper) =>
        spinnerSizes.map((size): Case => ({
          name: `${size} on ${paper}`,
          node: (
            <Box paper={paper} padding="md">
              <Spinner size={size} />
            </Box>
          ),
        })),
      )}
    />
  ),
}
export const StressNames: StoryObj = {
  render: () => <Matrix isNarrow cases={Object.entries(stress).map(([name, pair]): Case => ({ name, node: <Named pair={pair} /> }))} />,
}
