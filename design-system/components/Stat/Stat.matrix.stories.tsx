import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, pairs, type Case } from '../../stories/Matrix.tsx'
import { useSay } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { statGrounds, statSizes } from './Stat.css.ts'
import { Stat, statFigures } from './Stat.tsx'

const meta = { title: 'Components/Stat/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

function Everything() {
  const say = useSay()
  return (
    <Matrix
      isNarrow
      cases={[
        ...pairs(statFigures, statSizes).map(([figure, size]): Case => ({
          name: `${figure} ${size}`,
          node: <Stat label={figure} value={99_999_999_999} figure={figure} size={size} change={-9.99} />,
        })),
        ...pairs(statGrounds, Object.entries(stress)).map(([paper, [name, pair]]): Case => ({
          name: `${paper} ${name}`,
          node: <Stat label={say(pair)} value={0} paper={paper} hint={say(pair)} change={0} />,
        })),
      ]}
    />
  )
}
export const EveryFigureUnderStress: StoryObj = { render: () => <Everything /> }
