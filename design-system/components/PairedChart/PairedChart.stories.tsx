import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { platforms, weeks } from '../../stories/chart-samples.ts'
import { foundAll } from '../../stories/found-all.ts'
import { spoken, useSay } from '../../stories/say.tsx'
import { PairedChart, type PairedChartProps } from './PairedChart.tsx'

const words = {
  clicks: { en: 'Clicks a week', ar: 'النقرات أسبوعيًا' },
  orders: { en: 'Orders a week', ar: 'الطلبات أسبوعيًا' },
}

function Weeks(props: Partial<PairedChartProps>) {
  const say = useSay()
  return (
    <PairedChart
      days={weeks.map(({ id, name }) => ({ id, name: say(name) }))}
      above={{ name: say(words.clicks), series: platforms.map(({ id, name, weekly }) => ({ id, name: say(name), values: weekly })) }}
      below={{ name: say(words.orders), values: [34, 61, null, 92, 70] }}
      {...props}
    />
  )
}

const meta = {
  title: 'Components/PairedChart',
  component: PairedChart,
  args: { days: [], above: { name: '', series: [] }, below: { name: '', values: [] } },
  argTypes: { days: { control: false }, above: { control: false }, below: { control: false } },
  render: () => <Weeks />,
} satisfies Meta<typeof PairedChart>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The same day is at the same position in both charts, and each measure is read on its own. */
export const Behaviour: Story = {
  tags: ['!dev'],
  play: async ({ canvas, canvasElement, globals }) => {
    const { say, message } = spoken(globals)
    const areas = foundAll(canvasElement, '[data-part="area"]').map((area) => area.getBoundingClientRect())
    await expect(areas).toHaveLength(2)
    await expect(areas[0]?.left).toBeCloseTo(Number(areas[1]?.left), 0)
    await expect(areas[0]?.width).toBeCloseTo(Number(areas[1]?.width), 0)
    const [clicks, orders] = canvas.getAllByRole('application')
    clicks?.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(say({ en: '1,240', ar: '١٬٢٤٠' }))
    orders?.focus()
    await userEvent.keyboard('{End}')
    await expect(canvas.getAllByRole('status')[1]).toHaveTextContent(say({ en: '70', ar: '٧٠' }))
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(canvas.getAllByRole('status')[1]).toHaveTextContent(message('ds.chart.none'))
  },
}
