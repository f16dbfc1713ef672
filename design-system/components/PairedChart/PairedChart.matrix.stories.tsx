import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { foundAll } from '../../stories/found-all.ts'
import { Matrix, pairs, type Case } from '../../stories/Matrix.tsx'
import { useSay } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { PairedChart } from './PairedChart.tsx'

const meta = { title: 'Components/PairedChart/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

function Everything() {
  const say = useSay()
  return (
    <Matrix
      isNarrow
      cases={pairs([0, 1, 7, 90], Object.entries(stress)).map(([count, [name, pair]]): Case => ({
        name: `${count} days, ${name}`,
        node: (
          <PairedChart
            days={Array.from({ length: count }, (_, at) => ({ id: String(at), name: say(pair) }))}
            above={{
              name: say(pair),
              series: ['a', 'b', 'c'].map((id, place) => ({
                id,
                name: say(pair),
                values: Array.from({ length: count }, (_, at) => (at * (place + 3) * 997) % 1e7),
              })),
            }}
            below={{ name: say(pair), values: Array.from({ length: count }, (_, at) => (at % 5 === 0 ? null : at)) }}
          />
        ),
      }))}
    />
  )
}
/** On a phone 320 px wide, nothing overflows. */
export const EveryLengthUnderStress: StoryObj = {
  render: () => <Everything />,
  play: async ({ canvasElement }) => {
    for (const chart of foundAll(canvasElement, '[data-component="PairedChart"]'))
      await expect(chart.scrollWidth).toBeLessThanOrEqual(chart.clientWidth)
  },
}
