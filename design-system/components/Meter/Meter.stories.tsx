import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Say, spoken } from '../../stories/say.tsx'
import { Meter } from './Meter.tsx'

const words = {
  budget: { en: 'Budget spent', ar: 'المصروف من الميزانية' },
  hint: { en: '100%: the program pauses', ar: '١٠٠٪: يتوقف البرنامج مؤقتًا' },
}

const meta = {
  title: 'Components/Meter',
  component: Meter,
  args: { label: <Say pair={words.budget} />, used: 260_000, limit: 1_000_000, figure: 'money', isMarked: true },
  argTypes: { label: { control: false }, hint: { control: false } },
} satisfies Meta<typeof Meter>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const meter = canvas.getByRole('meter', { name: say(words.budget) })
    await expect(meter).toHaveAttribute('aria-valuenow', '26')
    await expect(meter.getAttribute('aria-valuetext')).toContain(say({ en: '2,600', ar: '٢٬٦٠٠' }))
  },
}
/** The level is in the text, also for screen readers, and not only in the colour. */
export const Warning: Story = {
  args: { used: 760_000, hint: <Say pair={words.hint} /> },
  play: async ({ canvas, globals }) => {
    const { message } = spoken(globals)
    await expect(canvas.getByText(message('ds.meter.warning'))).toBeVisible()
    await expect(canvas.getByRole('meter').getAttribute('aria-valuetext')).toContain(message('ds.meter.warning'))
  },
}
export const UsedUp: Story = { args: { used: 1_040_000 } }
export const Counted: Story = { args: { used: 18, limit: 20, figure: 'count', thresholds: { warning: 0.8, danger: 1 } } }
