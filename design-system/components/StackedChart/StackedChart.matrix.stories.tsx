import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { platforms, weeks, words } from '../../stories/chart-samples.ts'
import { Matrix, pairs, type Case } from '../../stories/Matrix.tsx'
import { useSay } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { StackedChart } from './StackedChart.tsx'

const meta = { title: 'Components/StackedChart/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

function Everything() {
  const say = useSay()
  const categories = weeks.map(({ id, name }) => ({ id, name: say(name) }))
  return (
    <Matrix
      cases={pairs([2, 6], [5, 1, 0]).map(([count, length]): Case => ({
        name: `${count} series, ${length} categories`,
        node: (
          <StackedChart
            label={say(words.byPlatform)}
            categories={categories.slice(0, length)}
            series={[...platforms, ...platforms]
              .slice(0, count)
              .map(({ name, weekly }, at) => ({ id: String(at), name: say(name), values: at === 1 ? [null, 0, -4] : weekly }))}
          />
        ),
      }))}
    />
  )
}
export const EverySize: StoryObj = { render: () => <Everything /> }

function Hard() {
  const say = useSay()
  const texts = Object.entries(stress).map(([id, pair]) => ({ id, name: say(pair) }))
  return (
    <Matrix
      isNarrow
      cases={[
        {
          name: 'long words everywhere',
          node: (
            <StackedChart
              label={texts[0]?.name ?? ''}
              categories={texts}
              series={texts.map((text) => ({ ...text, values: [9e8, 3e8, 1e7] }))}
              figure="money"
            />
          ),
        },
      ]}
    />
  )
}
/** On a phone 320 px wide, nothing overflows. */
export const StressStaysInside: StoryObj = {
  render: () => <Hard />,
  play: async ({ canvasElement }) => {
    const chart = canvasElement.querySelector('[data-component="StackedChart"]')
    await expect(chart?.scrollWidth).toBeLessThanOrEqual(chart?.clientWidth ?? 0)
  },
}
