import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { profilesMessages } from '#features/profiles/messages/catalogue.ts'
import { AppLayout } from '#frames/AppLayout.tsx'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { listMessages } from '#shared/list/messages/catalogue.ts'
import { showcaseMessages } from '#features/showcase/messages/catalogue.ts'
import { socialMessages } from '#features/social/messages/catalogue.ts'
import { AccountsAndRates } from './AccountsAndRates.tsx'

const meta = {
  title: 'Screens/Connected accounts',
  component: AccountsAndRates,
  tags: ['screen'],
  decorators: [withApp([socialMessages, showcaseMessages, listMessages, profilesMessages], { isGuarded: true })],
  parameters: { layout: 'fullscreen', path: '/settings/accounts-rates', scenario: 'complete-profile' },
  render: () => (
    <AppLayout>
      <AccountsAndRates />
    </AppLayout>
  ),
} satisfies Meta<typeof AccountsAndRates>
export default meta
type Story = StoryObj<typeof meta>

/** Before an account is removed, a dialog names the account and asks for confirmation. The other accounts stay. */
export const Ready: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const list = await canvas.findByRole('region', { name: say('social.accounts.title') })
    const before = (await within(list).findAllByRole('listitem')).length
    await userEvent.click(within(list).getAllByRole('button').slice(0, 1)[0] as HTMLElement)
    const question = await screen.findByRole('alertdialog')
    await userEvent.click(within(question).getByRole('button', { name: say('social.accounts.remove') }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(before - 1))
  },
}
export const Empty: Story = { parameters: { scenario: 'identity-approved-no-account' } }
