import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { countries, words } from '../../stories/chart-samples.ts'
import { Matrix, pairs, type Case } from '../../stories/Matrix.tsx'
import { useSay } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { chartFigures } from '../Chart/figures.ts'
import { BarChart, barDirections, type Bar } from './BarChart.tsx'
import { foundAll } from '../../stories/found-all.ts'

const meta = { title: 'Components/BarChart/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

function Everything() {
  const say = useSay()
  const label = say(words.countries)
  const bars = (figure: string): Bar[] =>
    countries.map(({ id, name, share, clicks }) => ({ id, name: say(name), value: figure === 'share' ? share : clicks }))
  const losses: Bar[] = [40, -20, 0, null, 90].map((value, at) => ({ id: String(at), name: String(at), value }))
  const many: Bar[] = Array.from({ length: 60 }, (_, at) => ({ id: String(at), name: `${label} ${at}`, value: (at * 37) % 61 }))
  return (
    <Matrix
      cases={[
        ...pairs(barDirections, chartFigures).map(([direction, figure], at): Case => ({
          name: `${direction} ${figure}`,
          node: <BarChart label={label} direction={direction} figure={figure} bars={bars(figure)} look={at} />,
        })),
        { name: 'parts of a whole', node: <BarChart label={label} direction="horizontal" whole={40_000} bars={bars('count')} /> },
        { name: 'parts of nothing', node: <BarChart label={label} direction="horizontal" whole={0} bars={[]} /> },
        { name: 'losses, zero and nothing known', node: <BarChart label={label} bars={losses} /> },
        { name: 'sixty', node: <BarChart label={label} bars={many} /> },
        { name: 'none', node: <BarChart label={label} bars={[]} /> },
      ]}
    />
  )
}
export const EveryDirectionAndFigure: StoryObj = { render: () => <Everything /> }

function Hard() {
  const say = useSay()
  return (
    <Matrix
      isNarrow
      cases={barDirections.map((direction): Case => ({
        name: direction,
        node: (
          <BarChart
            label={direction}
            direction={direction}
            figure="money"
            bars={Object.entries(stress).map(([id, pair], at) => ({ id, name: say(pair), value: 123_456_789 * (at + 1) }))}
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
    for (const chart of foundAll(canvasElement, '[data-component="BarChart"]'))
      await expect(chart.scrollWidth).toBeLessThanOrEqual(chart.clientWidth)
  },
}
