import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { clickPoints, partOfClicks, platforms, ratePoints, words } from '../../stories/chart-samples.ts'
import { spoken, useSay } from '../../stories/say.tsx'
import { vars } from '../../tokens/vars.css.ts'
import { LineChart, type LineChartProps } from './LineChart.tsx'

const one = [{ id: 'clicks', name: '', points: clickPoints }]

function Said({ label: _label, ...props }: LineChartProps) {
  const say = useSay()
  return <LineChart {...props} label={say(props.figure === 'share' ? words.engagement : words.clicks)} />
}

const meta = {
  title: 'Components/LineChart',
  component: LineChart,
  args: { label: '', series: one, isFromZero: true, isPeakMarked: true },
  argTypes: { series: { control: false }, label: { control: false } },
  render: (args) => <Said {...args} />,
} satisfies Meta<typeof LineChart>
export default meta
type Story = StoryObj<typeof meta>

/** Three days are missing: a dotted line crosses the gap, and never falls to zero. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-part="gap"]')).toHaveLength(1)
    await expect(canvasElement.querySelector('[data-part="line"]')?.getAttribute('d')?.match(/M/gu)).toHaveLength(2)
  },
}

/** A scale for small changes starts above zero, and the area under the line is not filled. */
export const SmallChanges: Story = { args: { series: [{ id: 'rate', name: '', points: ratePoints }], figure: 'share', isFromZero: false } }

/** A total in the accent of its owner. */
export const WithAccent: Story = {
  args: { accent: 'accent4' },
  play: async ({ canvasElement }) => {
    const strokeOf = (part: string) => getComputedStyle(canvasElement.querySelector(`[data-part="${part}"]`) ?? canvasElement).stroke
    const probe = document.createElement('span')
    probe.style.color = vars.colour.accent4
    canvasElement.append(probe)
    await waitFor(() => expect(strokeOf('line')).toBe(getComputedStyle(probe).color))
    probe.remove()
  },
}

function Platforms() {
  const say = useSay()
  const series = platforms.slice(0, 3).map(({ id, name, share }, at) => ({ id, name: say(name), points: partOfClicks(share, at + 2) }))
  return <LineChart label={say(words.byPlatform)} series={series} isFromZero />
}

/** Series differ by dash and mark as well as by colour. */
export const Several: Story = {
  render: () => <Platforms />,
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await expect(canvas.getByRole('list')).toHaveTextContent(say({ en: 'TikTok', ar: 'تيك توك' }))
  },
}

/** The right arrow key moves to a later day in both languages. Each point is announced, and Escape ends reading. */
export const ReadByKeys: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const { say } = spoken(globals)
    const chart = canvas.getByRole('application', { name: new RegExp(say(words.clicks), 'u') })
    await userEvent.tab()
    await expect(chart).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('status')).toHaveTextContent(say({ en: '730', ar: '٧٣٠' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('status')).toHaveTextContent(say({ en: '812', ar: '٨١٢' }))
    await userEvent.keyboard('{End}{ArrowLeft}')
    await expect(canvas.getByRole('status')).toHaveTextContent(say({ en: '1,198', ar: '١٬١٩٨' }))
    await expect(canvasElement.querySelector('[data-part="readout"]')).toHaveTextContent(say({ en: '1,198', ar: '١٬١٩٨' }))
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

/** The latest day is at the right edge in both languages. Touch shows the touched day and announces nothing. */
export const ReadByTouch: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const { say } = spoken(globals)
    const area = canvasElement.querySelector('[data-part="area"]')
    if (!area) throw new Error('The chart has no drawing')
    const { left, top, width } = area.getBoundingClientRect()
    await fireEvent.pointerDown(area, { pointerType: 'touch', clientX: left + width - 2, clientY: top + 20 })
    await waitFor(() => expect(canvasElement.querySelector('[data-part="readout"]')).toHaveTextContent(say({ en: '1,426', ar: '١٬٤٢٦' })))
    await fireEvent.pointerMove(area, { pointerType: 'touch', clientX: left + 2, clientY: top + 20 })
    await waitFor(() => expect(canvasElement.querySelector('[data-part="readout"]')).toHaveTextContent(say({ en: '730', ar: '٧٣٠' })))
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}
