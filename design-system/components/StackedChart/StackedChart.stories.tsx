import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { platforms, weeks, words } from '../../stories/chart-samples.ts'
import { spoken, useSay } from '../../stories/say.tsx'
import { StackedChart, type StackedChartProps } from './StackedChart.tsx'

function Weeks(props: Partial<StackedChartProps>) {
  const say = useSay()
  const categories = weeks.map(({ id, name, note }) => ({ id, name: say(name), note: note && say(note) }))
  const series = platforms.map(({ id, name, weekly }) => ({ id, name: say(name), values: weekly }))
  return <StackedChart {...props} label={say(words.byPlatform)} categories={categories} series={series} />
}

const meta = {
  title: 'Components/StackedChart',
  component: StackedChart,
  args: { label: '', categories: [], series: [], isTime: true },
  argTypes: { label: { control: false }, categories: { control: false }, series: { control: false } },
  render: ({ label: _label, categories: _categories, series: _series, ...args }) => <Weeks {...args} />,
} satisfies Meta<typeof StackedChart>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The legend has the amount of each part. With the keyboard a reader hears a week with all its parts. */
export const Behaviour: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const legend = canvas.getByRole('list', { name: say(words.byPlatform) })
    await expect(legend).toHaveTextContent(say({ en: '12,691', ar: '١٢٬٦٩١' }))
    canvas.getByRole('application').focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('status')).toHaveTextContent(say({ en: '1,240', ar: '١٬٢٤٠' }))
    await expect(canvas.getByRole('status')).toHaveTextContent(say({ en: 'Snapchat', ar: 'سناب شات' }))
  },
}
/** The chart shows its highest total as text. It has no legend, because the text around it names the parts. */
export const PeakWithoutLegend: Story = {
  args: { isPeakMarked: true, hasLegend: false },
  play: async ({ canvas, canvasElement, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvasElement.querySelector('[data-part="peak"]')).toHaveTextContent(say({ en: '9,700', ar: '٩٬٧٠٠' })))
    await waitFor(() => expect(canvas.queryByRole('list')).toBeNull())
  },
}
/** Categories that are not times follow the reading direction. */
export const Categories: Story = { args: { isTime: false } }
