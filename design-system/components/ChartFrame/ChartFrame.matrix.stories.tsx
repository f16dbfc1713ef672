import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix, type Case } from '../../stories/Matrix.tsx'
import { useSay } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { ShareChart } from '../ShareChart/ShareChart.tsx'
import { ChartFrame, chartStates } from './ChartFrame.tsx'

const meta = { title: 'Components/ChartFrame/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

function Everything() {
  const say = useSay()
  const texts = Object.entries(stress).map(([id, pair]) => ({ id, words: say(pair) }))
  return (
    <Matrix
      isNarrow
      cases={[
        ...texts.map(({ id, words }): Case => ({
          name: id,
          node: (
            <ChartFrame title={words} unit={words} source={words} period={words} table={{ head: [words], rows: [] }}>
              <ShareChart label={words} parts={[{ id, name: words, share: 0.5 }]} />
            </ChartFrame>
          ),
        })),
        ...chartStates.slice(1).map((state): Case => ({
          name: state,
          node: (
            <ChartFrame title={state} source={state} table={{ head: [], rows: [] }} state={state} onRetry={() => undefined}>
              {null}
            </ChartFrame>
          ),
        })),
      ]}
    />
  )
}
export const EveryStateAndStress: StoryObj = { render: () => <Everything /> }
