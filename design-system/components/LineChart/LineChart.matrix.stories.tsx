import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { clickPoints, partOfClicks, words } from '../../stories/chart-samples.ts'
import { Matrix, pairs, type Case } from '../../stories/Matrix.tsx'
import { useSay } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { chartFigures } from '../Chart/figures.ts'
import { LineChart, type LineSeries } from './LineChart.tsx'
import { foundAll } from '../../stories/found-all.ts'

const meta = { title: 'Components/LineChart/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const many = (count: number, name: (at: number) => string): LineSeries[] =>
  Array.from({ length: count }, (_, at) => ({ id: String(at), name: name(at), points: partOfClicks((at + 1) / count, at + 2) }))

function Everything() {
  const say = useSay()
  const label = say(words.clicks)
  const first = clickPoints.slice(0, 1)
  return (
    <Matrix
      cases={[
        ...pairs(chartFigures, [1, 3]).map(([figure, count]): Case => ({
          name: `${figure}, ${count} series`,
          node: <LineChart label={label} figure={figure} series={many(count, () => label)} isFromZero />,
        })),
        { name: 'six series', node: <LineChart label={label} series={many(6, (at) => `${label} ${at + 1}`)} /> },
        { name: 'one day', node: <LineChart label={label} series={[{ id: 'a', name: label, points: first }]} /> },
        {
          name: 'week',
          node: <LineChart label={label} series={[{ id: 'a', name: label, points: clickPoints.slice(0, 7) }]} isFromZero isPeakMarked />,
        },
        { name: 'nothing', node: <LineChart label={label} series={[{ id: 'a', name: label, points: [] }]} /> },
        {
          name: 'flat and huge',
          node: (
            <LineChart label={label} series={[{ id: 'a', name: label, points: clickPoints.map(({ day }) => ({ day, value: 9e9 })) }]} />
          ),
        },
      ]}
    />
  )
}
export const EveryFigure: StoryObj = { render: () => <Everything /> }

function Hard() {
  const say = useSay()
  return (
    <Matrix
      isNarrow
      cases={Object.entries(stress).map(([name, pair]): Case => ({
        name,
        node: <LineChart label={say(pair)} series={many(2, () => say(pair))} figure="money" />,
      }))}
    />
  )
}
/** On a phone 320 px wide, nothing overflows. */
export const StressStaysInside: StoryObj = {
  render: () => <Hard />,
  play: async ({ canvasElement }) => {
    for (const chart of foundAll(canvasElement, '[data-component="LineChart"]'))
      await expect(chart.scrollWidth).toBeLessThanOrEqual(chart.clientWidth)
  },
}
