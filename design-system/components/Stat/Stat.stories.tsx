import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Grid } from '../../primitives/Grid/Grid.tsx'
import { Say, spoken, type Pair } from '../../stories/say.tsx'
import { statGrounds, statSizes } from './Stat.css.ts'
import { Stat, statFigures } from './Stat.tsx'

const words = {
  followers: { en: 'Followers', ar: 'المتابعون' },
  orders: { en: 'Orders', ar: 'الطلبات' },
  rate: { en: 'Conversion rate', ar: 'معدل التحويل' },
  balance: { en: 'Available balance', ar: 'الرصيد المتاح' },
  refusals: { en: 'Refused', ar: 'المرفوضة' },
  hint: { en: '24 participants', ar: '٢٤ مشاركًا' },
} satisfies Record<string, Pair>

const meta = {
  title: 'Components/Stat',
  component: Stat,
  args: { label: <Say pair={words.followers} />, value: 486_230, figure: 'compact', change: 0.124 },
  argTypes: {
    label: { control: false },
    figure: { control: 'inline-radio', options: statFigures },
    size: { control: 'inline-radio', options: statSizes },
    paper: { control: 'inline-radio', options: statGrounds },
  },
} satisfies Meta<typeof Stat>
export default meta
type Story = StoryObj<typeof meta>

/** The number is shown in short form. Screen readers read it in full, and the meaning of the arrow as text. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { say, message } = spoken(globals)
    const stat = canvas.getByRole('group', { name: say(words.followers) })
    await expect(stat).toHaveTextContent(say({ en: '486.2K', ar: '٤٨٦٫٢ ألف' }))
    await expect(canvas.getByText(say({ en: '486,230', ar: '٤٨٦٬٢٣٠' }))).toBeInTheDocument()
    await expect(stat).toHaveTextContent(message('ds.stat.up', { change: say({ en: '12.4%', ar: '١٢٫٤٪\u061C' }) }))
  },
}
export const Row: Story = {
  render: () => (
    <Grid cell="narrow">
      <Stat paper="sunken" label={<Say pair={words.orders} />} value={1318} change={-0.08} hint={<Say pair={words.hint} />} />
      <Stat paper="sunken" label={<Say pair={words.rate} />} value={0.037} figure="share" change={0} />
      <Stat paper="sunken" label={<Say pair={words.refusals} />} value={12} change={-0.3} isLessBetter />
      <Stat paper="sunken" label={<Say pair={words.followers} />} value={null} />
    </Grid>
  ),
}
export const Hero: Story = {
  args: { label: <Say pair={words.balance} />, value: 1_248_050, figure: 'money', size: 'hero', change: undefined },
}
