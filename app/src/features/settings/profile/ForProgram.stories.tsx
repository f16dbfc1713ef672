import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { interests } from '@wasla/contract/reference/interests.ts'
import { programIds } from '@wasla/mocks/scenarios/programs/pages.ts'
import { CAMP_BREAKFAST } from '@wasla/mocks/world/programs/all-programs.ts'
import { profilesMessages } from '#features/profiles/messages/catalogue.ts'
import { AppLayout } from '#frames/AppLayout.tsx'
import { joinErrand } from '#shared/programs/join/join-errand.ts'
import { programAddress } from '#shared/programs/page/program-address.ts'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { settingsMessages } from '../messages/catalogue.ts'
import { SettingsLayout } from '../shell/SettingsLayout.tsx'
import { ProfileScreen } from './ProfileScreen.tsx'

const meta = {
  title: 'Screens/Settings/Profile for a program',
  component: ProfileScreen,
  tags: ['screen'],
  decorators: [
    withApp([settingsMessages, profilesMessages], {
      isGuarded: true,
      prepare: ({ tabBox }) => joinErrand.store(tabBox, { programId: programIds.campBreakfast, mend: 'ADD_INTERESTS' }),
    }),
  ],
  parameters: { layout: 'fullscreen', path: '/settings/profile', scenario: 'demo-networker' },
  render: () => (
    <AppLayout>
      <SettingsLayout>
        <ProfileScreen />
      </SettingsLayout>
    </AppLayout>
  ),
} satisfies Meta<typeof ProfileScreen>
export default meta
type Story = StoryObj<typeof meta>

/** If the page was opened from a program to add an interest, a banner above the form leads back. */
export const Requested: Story = {}

/** As soon as the interest is saved, the banner says that the program's condition is met, without a reload (Y-26). */
export const Added: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say, language } = spoken(globals)
    await expect(await canvas.findByText(say('settings.errand'))).toBeVisible()
    const group = await canvas.findByRole('toolbar', { name: say('settings.interests.title') })
    await userEvent.click(canvas.getByRole('button', { name: say('settings.interests.all', { count: interests.length }) }))
    const travel = interests.find(({ id }) => id === 'travel')
    await userEvent.click(within(group).getByRole('button', { name: travel?.name[language] }))
    await userEvent.click(canvas.getByRole('button', { name: say('settings.save.save') }))
    const banner = await canvas.findByText(
      (_, element) => element?.getAttribute('data-part') === 'body' && element.textContent.includes(CAMP_BREAKFAST.program.name),
    )
    await expect(banner).toHaveTextContent(say('settings.errand.run', { program: CAMP_BREAKFAST.program.name }))
    await waitFor(() => expect(canvas.queryByText(say('settings.errand'))).toBeNull())
    await expect(canvas.getByRole('link', { name: say('settings.errand.back') })).toHaveAttribute(
      'href',
      programAddress(programIds.campBreakfast),
    )
  },
}
