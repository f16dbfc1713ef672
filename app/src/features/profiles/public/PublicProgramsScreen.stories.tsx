import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { PublicLayout } from '#frames/PublicLayout.tsx'
import { sharedProgramsMessages } from '#shared/programs/messages/catalogue.ts'
import { paymentRecordMessages } from '#shared/payment-record/messages/catalogue.ts'
import { withApp } from '#testing/story-app.tsx'
import { profilesMessages } from '../messages/catalogue.ts'
import { shareMessages } from '#shared/share/messages/catalogue.ts'
import { PublicProgramsScreen } from './PublicProgramsScreen.tsx'

const meta = {
  title: 'Screens/Public profile/Programs',
  component: PublicProgramsScreen,
  tags: ['screen'],
  decorators: [withApp([paymentRecordMessages, profilesMessages, shareMessages, sharedProgramsMessages])],
  parameters: {
    layout: 'fullscreen',
    scenario: 'signed-out',
    route: '/profile/programs/:userType/:userName',
    path: '/profile/programs/brand/nabt_coffee',
  },
  render: () => (
    <PublicLayout width="profile">
      <PublicProgramsScreen />
    </PublicLayout>
  ),
} satisfies Meta<typeof PublicProgramsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Visitors see only listed programs, and none that are open by link only. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(0)
    await waitFor(() => expect(canvas.queryByText('Dripper school')).toBeNull())
  },
}
