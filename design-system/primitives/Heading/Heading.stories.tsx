import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Say, spoken } from '../../stories/say.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Heading, headingLooks } from './Heading.tsx'

const words = { en: 'Complete your profile', ar: 'أكمل ملفك التعريفي' }
const meta = {
  title: 'Primitives/Heading',
  component: Heading,
  args: { level: 2, children: <Say pair={words} /> },
  argTypes: { children: { control: false }, look: { control: 'inline-radio', options: headingLooks } },
} satisfies Meta<typeof Heading>
export default meta
type Story = StoryObj<typeof meta>

/** Screen readers get the level of the outline, for any look. */
export const Default: Story = {
  args: { look: 'display' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: spoken(globals).say(words) })).toBeVisible()
  },
}
export const Looks: Story = {
  render: () => (
    <Stack>
      {headingLooks.map((look) => (
        <Heading key={look} level={2} look={look}>
          <Say pair={words} />
        </Heading>
      ))}
    </Stack>
  ),
}
