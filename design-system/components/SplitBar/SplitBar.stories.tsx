import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Say, spoken } from '../../stories/say.tsx'
import { foundAll } from '../../stories/found-all.ts'
import { SplitBar } from './SplitBar.tsx'

const words = { alert: { en: 'Alert at 75%', ar: 'تنبيه عند ٧٥٪' } }

const meta = {
  title: 'Components/SplitBar',
  component: SplitBar,
  args: {
    parts: [
      { id: 'paid', value: 260_000, look: 'done' },
      { id: 'earned', value: 480_000, look: 'coming' },
    ],
    whole: 1_000_000,
  },
  argTypes: { parts: { control: false }, mark: { control: false } },
} satisfies Meta<typeof SplitBar>
export default meta
type Story = StoryObj<typeof meta>

/** The first part is at the start of the reading direction. Each part is as long as its share of the whole. */
export const Default: Story = {
  play: async ({ canvasElement, globals }) => {
    const [paid, earned] = foundAll(canvasElement, '[data-part="part"]').map((part) => part.getBoundingClientRect())
    const track = canvasElement.querySelector('[data-part="track"]')?.getBoundingClientRect()
    await expect(Number(paid?.left) < Number(earned?.left)).toBe(spoken(globals).language === 'en')
    await expect(Number(paid?.width) / Number(track?.width)).toBeCloseTo(0.26, 2)
  },
}
/** A line marks a threshold. The text of the line stays inside the bar's width. */
export const Marked: Story = {
  args: { mark: { at: 0.75, words: <Say pair={words.alert} /> } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(spoken(globals).say(words.alert))).toBeVisible()
  },
}
/** Parts that do not count are grey. The part with the most frequent reason is the darkest. */
export const Uncounted: Story = {
  args: {
    parts: [
      { id: 'repeat', value: 1_846, look: 'grey1' },
      { id: 'bot', value: 1_102, look: 'grey2' },
      { id: 'own', value: 287, look: 'grey3' },
      { id: 'prefetch', value: 177, look: 'grey4' },
    ],
    whole: undefined,
  },
  play: async ({ canvasElement }) => {
    await expect(foundAll(canvasElement, '[data-part="part"]')).toHaveLength(4)
  },
}
