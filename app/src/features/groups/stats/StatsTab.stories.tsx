import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { groupAddresses } from '@wasla/mocks/scenarios/groups/pages.ts'
import { AppLayout } from '#frames/AppLayout.tsx'
import { sharedGroupsMessages } from '#shared/groups/messages/catalogue.ts'
import { insightsMessages } from '#shared/insights/messages/catalogue.ts'
import { listMessages } from '#shared/list/messages/catalogue.ts'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { groupsMessages } from '../messages/catalogue.ts'
import { shareMessages } from '#shared/share/messages/catalogue.ts'
import { groupScreen } from '../page/GroupScreen.tsx'

const Stats = groupScreen('stats').Screen

const meta = {
  title: 'Screens/Group/Stats',
  component: Stats,
  tags: ['screen'],
  decorators: [withApp([groupsMessages, sharedGroupsMessages, insightsMessages, listMessages, shareMessages])],
  parameters: { layout: 'fullscreen', scenario: 'group-owner', path: `${groupAddresses.owner}/stats`, route: '/groups/my/:groupId/stats' },
  render: () => (
    <AppLayout>
      <Stats />
    </AppLayout>
  ),
} satisfies Meta<typeof Stats>
export default meta
type Story = StoryObj<typeof meta>

/** Averages, growth and audience, each with its source. Nothing is shown about a single member. */
export const Figures: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('group', { name: say('insights.average.perMember') })).toBeVisible())
    await expect((await canvas.findAllByText(new RegExp(say('insights.source.DEMO'), 'u'))).length).toBeGreaterThan(1)
  },
}

/** Without at least three members whose accounts have figures, no statistics are shown (G-09). */
export const TooSmall: Story = {
  parameters: { scenario: 'group-no-figures', path: `${groupAddresses['no-figures']}/stats` },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByText(spoken(globals).say('groups.stats.tooSmall'))).toBeVisible())
  },
}

export const Failing: Story = {
  parameters: { scenario: 'group-figures-error' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: spoken(globals).say('groups.stats.failed') })).toBeVisible())
  },
}
