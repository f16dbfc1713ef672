import type { ComponentType } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { insightsMessages } from '#shared/insights/messages/catalogue.ts'
import { AppLayout } from '#frames/AppLayout.tsx'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { profilesMessages } from '../messages/catalogue.ts'
import { shareMessages } from '#shared/share/messages/catalogue.ts'
import { OwnAboutScreen } from './OwnAboutScreen.tsx'
import { OwnRatesScreen } from './OwnRatesScreen.tsx'
import { OwnStatsScreen } from './OwnStatsScreen.tsx'
import { OwnTalentsScreen } from './OwnTalentsScreen.tsx'

const meta = {
  title: 'Screens/Own profile/Parts',
  tags: ['screen'],
  decorators: [withApp([profilesMessages, shareMessages, insightsMessages], { isGuarded: true })],
  parameters: { layout: 'fullscreen', scenario: 'complete-profile' },
} satisfies Meta
export default meta

const part = (Screen: ComponentType, path: string, more: StoryObj = {}): StoryObj => ({
  ...more,
  parameters: { path, ...more.parameters },
  render: () => (
    <AppLayout width="profile">
      <Screen />
    </AppLayout>
  ),
})

export const About = part(OwnAboutScreen, '/profile/about')

/** Each part that is missing on the viewer's own profile can be filled in at the place where it will be shown. */
export const AboutEmpty = part(OwnAboutScreen, '/profile/about', {
  parameters: { scenario: 'empty' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByText(say('profiles.about.noBio'))).toBeVisible())
  },
})
export const RateCards = part(OwnRatesScreen, '/profile/rate-card')
export const RateCardsEmpty = part(OwnRatesScreen, '/profile/rate-card', {
  parameters: { scenario: 'empty' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await expect(await canvas.findByRole('link', { name: say('profiles.part.rates.add') })).toHaveAttribute(
      'href',
      '/settings/accounts-rates/build-rate-card',
    )
  },
})
export const Insights = part(OwnStatsScreen, '/profile/stats?range=180&metric=FOLLOWERS')

/** The insights of a rejected profile are not shown. The page says why. */
export const InsightsOfARefused = part(OwnStatsScreen, '/profile/stats', {
  parameters: { scenario: 'rejected' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('heading', { name: say('insights.hidden') })).toBeVisible())
  },
})
export const Talents = part(OwnTalentsScreen, '/profile/managed-talents', { parameters: { scenario: 'agency' } })
