import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Say, spoken } from '../../stories/say.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const words = {
  groups: { en: 'Groups', ar: 'المجموعات' },
  group: { en: 'Riyadh kitchens', ar: 'مطابخ الرياض' },
  requests: { en: 'Requests', ar: 'الطلبات' },
}

const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { href: '#groups', label: <Say pair={words.groups} /> },
      { href: '#group', label: <Say pair={words.group} /> },
    ],
    current: <Say pair={words.requests} />,
  },
  argTypes: { items: { control: false }, current: { control: false } },
} satisfies Meta<typeof Breadcrumbs>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The parent pages in reading order, with chevrons that point along the reading direction; the current page is not a link. */
export const Behaviour: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals, canvasElement }) => {
    const { say, message, language } = spoken(globals)
    await expect(canvas.getByRole('navigation', { name: message('ds.breadcrumbs.label') })).toBeVisible()
    await expect(canvas.getByText(say(words.requests)).closest('[aria-current]')).toHaveAttribute('aria-current', 'page')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: say(words.groups) })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: say(words.group) })).toHaveAttribute('href', '#group')
    const [first, second] = [...canvasElement.querySelectorAll('a')].map((link) => link.getBoundingClientRect().left)
    await expect(Math.sign((second ?? 0) - (first ?? 0))).toBe(language === 'ar' ? -1 : 1)
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } }
