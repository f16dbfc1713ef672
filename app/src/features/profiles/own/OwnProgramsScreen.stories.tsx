import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { AppLayout } from '#frames/AppLayout.tsx'
import { sharedProgramsMessages } from '#shared/programs/messages/catalogue.ts'
import { spoken } from '#testing/say.ts'
import { paymentRecordMessages } from '#shared/payment-record/messages/catalogue.ts'
import { withApp } from '#testing/story-app.tsx'
import { profilesMessages } from '../messages/catalogue.ts'
import { shareMessages } from '#shared/share/messages/catalogue.ts'
import { OwnProgramsScreen } from './OwnProgramsScreen.tsx'

const meta = {
  title: 'Screens/Own profile/Programs',
  component: OwnProgramsScreen,
  tags: ['screen'],
  decorators: [withApp([paymentRecordMessages, profilesMessages, shareMessages, sharedProgramsMessages], { isGuarded: true })],
  parameters: { layout: 'fullscreen', path: '/profile/programs', scenario: 'programs-brand' },
  render: () => (
    <AppLayout width="profile">
      <OwnProgramsScreen />
    </AppLayout>
  ),
} satisfies Meta<typeof OwnProgramsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Shows a brand its own programs, including programs that are open by link only. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(1)
  },
}

/** A brand without programs gets a link to create the first one. */
export const Empty: Story = {
  parameters: { scenario: 'programs-brand-new' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: spoken(globals).say('profiles.program.create') })).toBeVisible())
  },
}
