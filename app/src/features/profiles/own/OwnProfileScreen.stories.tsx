import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AppLayout } from '#shell/AppLayout.tsx'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { profilesMessages } from '../messages/catalogue.ts'
import { OwnProfileScreen } from './OwnProfileScreen.tsx'

const meta = {
  title: 'Screens/Own profile',
  component: OwnProfileScreen,
  tags: ['screen'],
  decorators: [withApp([profilesMessages], { isGuarded: true })],
  parameters: { layout: 'fullscreen', path: '/profile', scenario: 'complete-profile' },
  render: () => (
    <AppLayout>
      <OwnProfileScreen />
    </AppLayout>
  ),
} satisfies Meta<typeof OwnProfileScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Empty: Story = { parameters: { scenario: 'empty' } }
export const Long: Story = { parameters: { scenario: 'long-names' } }

/** Turned down: the reviewer's reason and one button, before everything else. */
export const Rejected: Story = {
  parameters: { scenario: 'rejected' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await expect(await canvas.findByText('The photo of the document is too blurred to read.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: say('profiles.verify.retry.identity') })).toHaveAttribute('href', '/verify-identity')
  },
}
export const BusinessRejected: Story = { parameters: { scenario: 'brand-rejected' } }
