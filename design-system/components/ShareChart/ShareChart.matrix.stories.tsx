import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { words } from '../../stories/chart-samples.ts'
import { Matrix, pairs, type Case } from '../../stories/Matrix.tsx'
import { useSay } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { ShareChart, shareLooks } from './ShareChart.tsx'
import { foundAll } from '../../stories/found-all.ts'

const meta = { title: 'Components/ShareChart/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const wholes = {
  whole: [0.5, 0.2, 0.12, 0.1, 0.05, 0.03],
  part: [0.2, 0.1],
  over: [0.9, 0.7],
  sliver: [0.998, 0.002],
  nothing: [0, 0],
} as const

function Everything() {
  const say = useSay()
  return (
    <Matrix
      cases={pairs(shareLooks, Object.entries(wholes)).map(([look, [name, shares]]): Case => ({
        name: `${look} ${name}`,
        node: (
          <ShareChart
            label={say(words.who)}
            look={look}
            parts={shares.map((share, at) => ({ id: String(at), name: say(words.share), share }))}
          />
        ),
      }))}
    />
  )
}
export const EveryWhole: StoryObj = { render: () => <Everything /> }

function Hard() {
  const say = useSay()
  return (
    <Matrix
      isNarrow
      cases={shareLooks.map((look): Case => ({
        name: look,
        node: (
          <ShareChart
            label={look}
            look={look}
            parts={Object.entries(stress).map(([id, pair], at) => ({ id, name: say(pair), note: say(pair), share: 0.3 - at / 10 }))}
          />
        ),
      }))}
    />
  )
}
/** On a phone 320 px wide, nothing overflows. */
export const StressStaysInside: StoryObj = {
  render: () => <Hard />,
  play: async ({ canvasElement }) => {
    for (const chart of foundAll(canvasElement, '[data-component="ShareChart"]'))
      await expect(chart.scrollWidth).toBeLessThanOrEqual(chart.clientWidth)
  },
}
