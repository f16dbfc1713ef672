import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Text } from '../../primitives/Text/Text.tsx'
import { Say, spoken } from '../../stories/say.tsx'
import { TextLink } from './TextLink.tsx'

const words = {
  before: { en: 'By going on you agree to the', ar: 'بمتابعتك توافق على' },
  terms: { en: 'terms of use', ar: 'شروط الاستخدام' },
  all: { en: 'See all groups', ar: 'عرض كل المجموعات' },
  shop: { en: 'My shop', ar: 'متجري' },
}

const meta = {
  title: 'Components/TextLink',
  component: TextLink,
  args: { href: '#terms', children: <Say pair={words.terms} /> },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof TextLink>
export default meta
type Story = StoryObj<typeof meta>

/** A link inside a sentence is underlined, because colour alone is not enough to distinguish it. */
export const Default: Story = {
  render: (args) => (
    <Text>
      <Say pair={words.before} /> <TextLink {...args} />.
    </Text>
  ),
}
/** In the smallest text of the product a link is still high enough to touch. */
export const InSmallPrint: Story = {
  render: (args) => (
    <Text look="caption">
      <Say pair={words.before} /> <TextLink {...args} />.
    </Text>
  ),
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('link').getBoundingClientRect()
    await expect(height).toBeGreaterThanOrEqual(24)
  },
}
export const Standalone: Story = { args: { isStandalone: true, children: <Say pair={words.all} /> } }

export const External: Story = {
  args: { isStandalone: true, isExternal: true, href: 'https://shop.example', children: <Say pair={words.shop} /> },
  play: async ({ canvas, globals }) => {
    const { say, message } = spoken(globals)
    const link = canvas.getByRole('link')
    await expect(link).toHaveAccessibleName(`${say(words.shop)} ${message('ds.textLink.newTab')}`)
    await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
  },
}
