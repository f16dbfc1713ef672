import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Say, spoken } from '../../stories/say.tsx'
import { buttonSizes, buttonVariants } from '../Button/Button.css.ts'
import { LinkButton } from './LinkButton.tsx'

const words = { agent: { en: 'Get an agent account', ar: 'الحصول على حساب وكيل' } }

const meta = {
  title: 'Components/LinkButton',
  component: LinkButton,
  args: { href: '#agent', children: <Say pair={words.agent} /> },
  argTypes: {
    children: { control: false },
    variant: { control: 'select', options: buttonVariants },
    size: { control: 'inline-radio', options: buttonSizes },
  },
  parameters: { anatomy: 'Primary' },
} satisfies Meta<typeof LinkButton>
export default meta
type Story = StoryObj<typeof meta>

/** The link looks like a button, but has an address. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('link', { name: spoken(globals).say(words.agent) })).toHaveAttribute('href', '#agent')
  },
}
export const Primary: Story = { args: { variant: 'primary', iconEnd: 'arrow-end' } }
export const FullWidth: Story = { args: { isFullWidth: true } }
