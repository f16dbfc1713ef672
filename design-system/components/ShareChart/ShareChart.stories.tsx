import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { useFormats } from '../../locale/LocaleProvider.tsx'
import { followers, words } from '../../stories/chart-samples.ts'
import { spoken, useSay } from '../../stories/say.tsx'
import { ShareChart, shareLooks, type ShareChartProps } from './ShareChart.tsx'

function Followers(props: Partial<ShareChartProps>) {
  const say = useSay()
  const parts = followers.map(({ id, name, note, share }) => ({ id, name: say(name), note: say(note), share }))
  const { compact } = useFormats()
  return <ShareChart {...props} label={say(words.who)} parts={parts} middle={props.look === 'ring' ? compact(48_600) : undefined} />
}

const meta = {
  title: 'Components/ShareChart',
  component: ShareChart,
  args: { label: '', parts: [] },
  argTypes: { label: { control: false }, parts: { control: false }, look: { control: 'inline-radio', options: shareLooks } },
  render: ({ label: _label, parts: _parts, ...args }) => <Followers {...args} />,
} satisfies Meta<typeof ShareChart>
export default meta
type Story = StoryObj<typeof meta>

/** The first part is at the start of the reading direction; every part has its share as text. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const { say, language } = spoken(globals)
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(say({ en: '71%', ar: '٧١' }))
    const strip = canvasElement.querySelector('[data-part="strip"]')?.getBoundingClientRect()
    const first = canvasElement.querySelector('[data-part="piece"]')?.getBoundingClientRect()
    await expect(language === 'ar' ? first?.right === strip?.right : first?.left === strip?.left).toBe(true)
  },
}
/** The text in the middle does not touch the ring, in either script. */
export const Ring: Story = {
  args: { look: 'ring' },
  play: async ({ canvasElement }) => {
    const ring = canvasElement.querySelector('[data-part="ring"]')?.getBoundingClientRect()
    const middle = canvasElement.querySelector('[data-part="middle"]')?.getBoundingClientRect()
    if (!ring || !middle) throw new TypeError('There is no ring.')
    /* The width of the hole is 64 % of the ring. The corners of the text stay within 92 % of the hole. */
    await expect(Math.hypot(middle.width, middle.height)).toBeLessThanOrEqual(ring.width * 0.64 * 0.92)
  },
}
