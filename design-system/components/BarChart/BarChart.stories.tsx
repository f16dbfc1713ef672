import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { countries, weeks, words } from '../../stories/chart-samples.ts'
import { spoken, useSay } from '../../stories/say.tsx'
import { vars } from '../../tokens/vars.css.ts'
import { BarChart, barDirections, type BarChartProps } from './BarChart.tsx'

function Countries(props: Partial<BarChartProps>) {
  const say = useSay()
  const isShare = props.figure === 'share'
  const bars = countries.map(({ id, name, share, clicks }) => ({ id, name: say(name), value: isShare ? share : clicks }))
  return <BarChart {...props} label={say(words.countries)} bars={bars} />
}

const meta = {
  title: 'Components/BarChart',
  component: BarChart,
  args: { label: '', bars: [] },
  argTypes: { label: { control: false }, bars: { control: false }, direction: { control: 'inline-radio', options: barDirections } },
  render: ({ label: _label, bars: _bars, ...args }) => <Countries {...args} />,
} satisfies Meta<typeof BarChart>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Categories follow the reading direction. In Arabic the first bar is at the right, and the left arrow key moves to the next bar. */
export const Behaviour: Story = {
  tags: ['!dev'],
  play: async ({ canvas, canvasElement, globals }) => {
    const { say, language } = spoken(globals)
    const [first, last] = [...canvasElement.querySelectorAll('[data-part="bar"]')].map((bar) => bar.getBoundingClientRect().left)
    await expect(Number(first) < Number(last)).toBe(language === 'en')
    canvas.getByRole('application').focus()
    const onward = language === 'ar' ? '{ArrowLeft}' : '{ArrowRight}'
    await userEvent.keyboard(`${onward}${onward}`)
    await expect(canvas.getByRole('status')).toHaveTextContent(say({ en: 'United Arab Emirates: 5,112', ar: 'الإمارات: ٥٬١١٢' }))
  },
}

/** Horizontal bars compare things by name. Each row is text, so screen readers read it without a key press. */
export const Horizontal: Story = {
  args: { direction: 'horizontal', figure: 'share' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const [first] = canvas.getAllByRole('listitem')
    await expect(first).toHaveTextContent(say({ en: 'Saudi Arabia', ar: 'السعودية' }))
    await expect(first).toHaveTextContent(say({ en: '58%', ar: '٥٨' }))
  },
}

/** Bars for the parts of a whole: each track is the whole, and each share is beside its amount. */
export const PartsOfAWhole: Story = {
  args: { direction: 'horizontal', whole: 35_255 },
  play: async ({ canvas, canvasElement, globals }) => {
    const { say } = spoken(globals)
    const [first] = canvas.getAllByRole('listitem')
    await expect(first).toHaveTextContent(say({ en: 'Saudi Arabia', ar: 'السعودية' }))
    const share = Number(countries[0]?.clicks) / 35_255
    const track = canvasElement.querySelector('[data-part="track"]')?.getBoundingClientRect().width ?? 0
    const bar = canvasElement.querySelector('[data-part="bar"]')?.getBoundingClientRect().width ?? 0
    await expect(bar / track).toBeCloseTo(share, 1)
    await expect(first).toHaveTextContent(say({ en: '%', ar: '٪' }))
  },
}

/** A total in the accent of its owner. */
export const WithAccent: Story = {
  args: { direction: 'horizontal', accent: 'accent4' },
  play: async ({ canvasElement }) => {
    const probe = document.createElement('span')
    probe.style.backgroundColor = vars.colour.accent4
    canvasElement.append(probe)
    const bar = canvasElement.querySelector('[data-part="bar"]') ?? canvasElement
    await expect(getComputedStyle(bar).backgroundColor).toBe(getComputedStyle(probe).backgroundColor)
    probe.remove()
  },
}

function Weeks() {
  const say = useSay()
  const bars = weeks.map(({ id, name, note }, at) => ({
    id,
    name: say(name),
    value: [3400, 6400, 9300, null, 6400][at] ?? null,
    note: note && say(note),
  }))
  return <BarChart label={say(words.byPlatform)} bars={bars} isTime />
}
/** Weeks run left to right in both languages; a week without numbers is a gap. */
export const Weekly: Story = {
  render: () => <Weeks />,
  play: async ({ canvas, canvasElement, globals }) => {
    const lefts = [...canvasElement.querySelectorAll('[data-part="bar"]')].map((bar) => bar.getBoundingClientRect().left)
    await expect(lefts).toEqual(lefts.toSorted((a, b) => a - b))
    await expect(lefts).toHaveLength(4)
    canvas.getByRole('application').focus()
    await userEvent.keyboard('{End}{ArrowLeft}')
    await expect(canvas.getByRole('status')).toHaveTextContent(spoken(globals).message('ds.chart.none'))
  },
}
