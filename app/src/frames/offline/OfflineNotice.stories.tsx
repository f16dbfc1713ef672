import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { createFormats } from '@wasla/design-system/locale/formats.ts'
import { worldNow } from '@wasla/mocks/world/clock.ts'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { OfflineLine } from './OfflineLine.tsx'

const minute = 60_000
const day = 1_440 * minute

const meta = {
  title: 'Screens/Parts/Offline',
  component: OfflineLine,
  tags: ['screen'],
  decorators: [withApp()],
  parameters: { layout: 'fullscreen', path: '/home' },
  args: { readAt: worldNow - 12 * minute },
} satisfies Meta<typeof OfflineLine>
export default meta
type Story = StoryObj<typeof meta>

/** The page was read twelve minutes ago. Screen readers announce only that it is offline. */
export const Read: Story = {
  play: async ({ canvas, globals }) => {
    const { say, language } = spoken(globals)
    const age = createFormats(language).ago(new Date(0), new Date(12 * minute))
    await expect(await canvas.findByRole('status')).toHaveTextContent(new RegExp(`^${say('shell.offline.title')}$`, 'u'))
    await expect(canvas.getByText(age)).toHaveAttribute('datetime', new Date(worldNow - 12 * minute).toISOString())
  },
}

/** Less than a minute counts as one. */
export const JustRead: Story = { args: { readAt: worldNow } }
export const Yesterday: Story = { args: { readAt: worldNow - day } }
export const DaysAgo: Story = { args: { readAt: worldNow - 6 * day } }

/** Nothing of the page was read before; the page itself says so. */
export const NeverRead: Story = { args: { readAt: null } }
