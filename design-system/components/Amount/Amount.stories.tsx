import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { createFormats } from '../../locale/formats.ts'
import { spoken } from '../../stories/say.tsx'
import { amountSizes, amountTones } from './Amount.css.ts'
import { Amount } from './Amount.tsx'
import * as styles from './Amount.stories.css.ts'

const meta = {
  title: 'Components/Amount',
  component: Amount,
  args: { halalas: 1_248_050, size: 'hero' },
  argTypes: { size: { control: 'select', options: amountSizes }, tone: { control: 'select', options: amountTones } },
} satisfies Meta<typeof Amount>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The text of the element is what `formats.money` returns, so that it can be read aloud, searched and copied. */
export const IsPlainText: Story = {
  tags: ['!dev'],
  args: { halalas: -1_248_050 },
  play: async ({ canvasElement, globals }) => {
    const { money } = createFormats(spoken(globals).language)
    await expect(canvasElement.querySelector('[data-component="Amount"]')?.textContent).toBe(money(-1_248_050))
  },
}

const sums = [
  [50_000, 'plain'],
  [-50_575, 'plain'],
  [320_000, 'credit'],
  [1_000_000, 'muted'],
] as const

/** Income and expenses in one column. The digits of all rows end at the same edge. */
export const InAColumn: Story = {
  render: () => (
    <div className={styles.column}>
      {sums.map(([halalas, tone]) => (
        <Amount key={halalas} halalas={halalas} tone={tone} sign={tone === 'credit' ? 'signed' : 'plain'} layout="aligned" hasSignRoom />
      ))}
    </div>
  ),
}

/** The last digits of all rows are at the right edge of the column, in both languages. */
export const DigitsMeet: Story = {
  tags: ['!dev'],
  ...InAColumn,
  play: async ({ canvasElement }) => {
    const edges = [...canvasElement.querySelectorAll('[data-component="Amount"]')].map((amount) => {
      const digits = [...amount.querySelectorAll('span')].findLast((part) => /^\p{P}?\p{Nd}+$/u.test(part.textContent ?? ''))
      return Math.round(digits?.getBoundingClientRect().right ?? Number.NaN)
    })
    await expect(new Set(edges).size).toBe(1)
  },
}

/** The currency has its own column. */
export const TwoColumns: Story = {
  render: () => (
    <div className={styles.columns}>
      {sums.map(([halalas]) => (
        <Amount key={halalas} halalas={Math.abs(halalas)} layout="columns" />
      ))}
    </div>
  ),
}
