import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, pairs, type Case } from '../../stories/Matrix.tsx'
import { useSay } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { timelineStates } from './Timeline.css.ts'
import { Timeline, timelineTimes } from './Timeline.tsx'

const meta = { title: 'Components/Timeline/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

function Everything() {
  const say = useSay()
  return (
    <Matrix
      isNarrow
      cases={pairs(timelineStates, pairs([undefined, 'clock'] as const, timelineTimes)).map(([state, [icon, times]]): Case => ({
        name: `${state} ${icon ?? ''} ${times}`,
        node: (
          <Timeline
            label={`${state} ${icon ?? ''} ${times}`}
            times={times}
            entries={Object.entries(stress).map(([id, pair]) => ({
              id,
              title: say(pair),
              time: say(pair),
              state,
              icon,
              figure: say(pair),
            }))}
          />
        ),
      }))}
    />
  )
}
export const EveryStateUnderStress: StoryObj = { render: () => <Everything /> }
