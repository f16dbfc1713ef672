import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Say, spoken } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { ProgressBar } from './ProgressBar.tsx'

const words = { upload: { en: 'Uploading picture', ar: 'جارٍ رفع الصورة' } }

const meta = {
  title: 'Components/ProgressBar',
  component: ProgressBar,
  args: { label: <Say pair={words.upload} />, value: 0.64 },
  argTypes: { label: { control: false }, value: { control: { type: 'range', min: 0, max: 1, step: 0.01 } } },
} satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await expect(canvas.getByRole('progressbar', { name: say(words.upload) })).toHaveAttribute('aria-valuenow', '64')
  },
}
export const BeginningMiddleEnd: Story = {
  render: (args) => (
    <Stack gap="xl">
      {[0, 0.5, 1].map((value) => (
        <ProgressBar key={value} {...args} value={value} />
      ))}
    </Stack>
  ),
}
export const LongLabel: Story = {
  args: { label: <Say pair={stress.long} /> },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
}
