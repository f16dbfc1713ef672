import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Say, spoken } from '../../stories/say.tsx'
import { Text } from '../Text/Text.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const words = { followers: { en: 'followers', ar: 'متابع' } }
const meta = {
  title: 'Primitives/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: <Say pair={words.followers} /> },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof VisuallyHidden>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: (args) => (
    <Text>
      48,230 <VisuallyHidden {...args} />
    </Text>
  ),
  play: async ({ canvas, globals }) => {
    const hidden = canvas.getByText(spoken(globals).say(words.followers))
    await expect(hidden.getBoundingClientRect().width).toBeLessThanOrEqual(1)
  },
}
