import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, pairs, type Case } from '../../stories/Matrix.tsx'
import { useSay } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { Meter } from './Meter.tsx'

const meta = { title: 'Components/Meter/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

function Everything() {
  const say = useSay()
  return (
    <Matrix
      isNarrow
      cases={pairs([0, 0.5, 0.75, 1, 3], Object.entries(stress)).map(([share, [name, pair]]): Case => ({
        name: `${share} ${name}`,
        node: <Meter label={say(pair)} used={share * 9e12} limit={9e12} figure="money" hint={say(pair)} isMarked />,
      }))}
    />
  )
}
export const EveryLevelUnderStress: StoryObj = { render: () => <Everything /> }
