import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { useFormats } from '../../locale/LocaleProvider.tsx'
import { Ltr } from '../../primitives/Bidi/Bidi.tsx'
import { Say, spoken, type Pair } from '../../stories/say.tsx'
import { descriptionLooks } from './DescriptionList.css.ts'
import { DescriptionList, type Description, type DescriptionListProps } from './DescriptionList.tsx'

const words = {
  objective: { en: 'Objective', ar: 'الهدف' },
  sales: { en: 'Sales: orders', ar: 'مبيعات: طلبات شراء' },
  bank: { en: 'Bank account', ar: 'الحساب البنكي' },
  paid: { en: 'Paid out', ar: 'المدفوع' },
  countries: { en: 'Where it runs', ar: 'أماكن الإطلاق' },
  sa: { en: 'Saudi Arabia', ar: 'السعودية' },
  kw: { en: 'Kuwait', ar: 'الكويت' },
} satisfies Record<string, Pair>

function Facts(props: Partial<DescriptionListProps>) {
  const { money } = useFormats()
  const items: Description[] = [
    { id: 'objective', name: <Say pair={words.objective} />, value: <Say pair={words.sales} /> },
    { id: 'bank', name: <Say pair={words.bank} />, value: <Ltr>SA03 8000 0000 6080 1016 7519</Ltr> },
    { id: 'paid', name: <Say pair={words.paid} />, value: money(260_000), isNumber: true },
    { id: 'countries', name: <Say pair={words.countries} />, value: [<Say key="sa" pair={words.sa} />, <Say key="kw" pair={words.kw} />] },
  ]
  return <DescriptionList {...props} items={items} />
}

const meta = {
  title: 'Components/DescriptionList',
  component: DescriptionList,
  args: { items: [] },
  argTypes: { items: { control: false }, look: { control: 'inline-radio', options: descriptionLooks } },
  render: ({ items: _items, ...args }) => <Facts {...args} />,
} satisfies Meta<typeof DescriptionList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await expect(canvas.getAllByRole('term')).toHaveLength(4)
    await expect(canvas.getAllByRole('definition')).toHaveLength(5)
    await expect(canvas.getByText(say({ en: 'SAR 2,600.00', ar: '٢٬٦٠٠٫٠٠ ر.س' }))).toBeVisible()
  },
}
export const Tiles: Story = { args: { look: 'tiles' } }
export const Stacked: Story = { args: { look: 'stacked' } }
export const Pairs: Story = { args: { look: 'pairs' } }
