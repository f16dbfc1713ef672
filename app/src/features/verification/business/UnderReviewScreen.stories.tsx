import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { AppLayout } from '#frames/AppLayout.tsx'
import { profilesMessages } from '#features/profiles/messages/catalogue.ts'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { verificationMessages } from '../messages/catalogue.ts'
import { UnderReviewScreen } from './UnderReviewScreen.tsx'

const meta = {
  title: 'Screens/Under review',
  component: UnderReviewScreen,
  tags: ['screen'],
  decorators: [withApp([verificationMessages, profilesMessages], { isGuarded: true })],
  parameters: { layout: 'fullscreen', path: '/under-review', scenario: 'brand-under-review' },
  render: () => (
    <AppLayout>
      <UnderReviewScreen />
    </AppLayout>
  ),
} satisfies Meta<typeof UnderReviewScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Shows what was sent, the day by which the reviewer decides, and what to do until then. */
export const Ready: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: say('verification.review.title') })).toBeVisible())
    await expect(canvas.getByText(say('verification.review.text'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: say('verification.review.home') })).toBeVisible()
  },
}
export const Approved: Story = { parameters: { scenario: 'brand-active' } }
export const Refused: Story = { parameters: { scenario: 'brand-rejected' } }

/** After a long absence, the documents must be sent again. Until then, only money waits. */
export const DueAgain: Story = {
  parameters: { scenario: 'recheck-business', path: '/under-review?returnTo=%2Fwallet' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: say('verification.recheck.documents') })).toBeVisible())
    await expect(canvas.getByRole('link', { name: say('verification.recheck.documents.send') })).toHaveAttribute(
      'href',
      '/business-account?again&returnTo=%2Fwallet',
    )
    await expect(canvas.getByRole('link', { name: say('verification.recheck.back') })).toHaveAttribute('href', '/wallet')
  },
}
export const SentAgain: Story = {
  parameters: { scenario: 'recheck-business-sent' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByText(say('verification.recheck.meanwhile'))).toBeVisible())
    await waitFor(() => expect(canvas.queryByText(say('verification.review.meanwhile'))).toBeNull())
  },
}
export const Overdue: Story = { parameters: { scenario: 'business-overdue' } }
