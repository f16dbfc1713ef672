import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { splitAccounts } from '@wasla/mocks/scenarios/splits.ts'
import { AppLayout } from '#frames/AppLayout.tsx'
import { listMessages } from '#shared/list/messages/catalogue.ts'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { managedAccountsMessages } from '../messages/catalogue.ts'
import { SplitScreen } from './SplitScreen.tsx'
import { splitAddress } from './split.ts'

const of = (scenario: string, talent: keyof typeof splitAccounts) => ({
  scenario,
  path: splitAddress(splitAccounts[talent]),
  route: '/settings/managed-accounts/:accountId/split',
})

const meta = {
  title: 'Screens/Settings/Split of rewards',
  component: SplitScreen,
  tags: ['screen'],
  decorators: [withApp([managedAccountsMessages, listMessages], { isGuarded: true })],
  parameters: { layout: 'fullscreen', ...of('split-agreed', 'huda') },
  render: () => (
    <AppLayout>
      <SplitScreen />
    </AppLayout>
  ),
} satisfies Meta<typeof SplitScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Both have agreed: the line is whole, and the latest payout is shown as both statements show it. */
export const Agreed: Story = {}
export const AgreedAsManager: Story = { parameters: of('split-agreed-manager', 'huda') }

/** The first proposal of a manager. The bill follows the share. */
export const Begin: Story = { parameters: of('split-begin', 'maha') }
export const BeginAsNetworker: Story = { parameters: of('split-begin-talent', 'maha') }

/** A proposal that waits for the viewer. */
export const Proposed: Story = { parameters: of('split-proposed', 'fahad') }

/** The viewer's own proposal, which waits for the other side. */
export const Waiting: Story = { parameters: of('split-waiting', 'fahad') }
export const Loading: Story = { parameters: of('split-loading', 'fahad') }
export const Failed: Story = { parameters: of('split-error', 'fahad') }

/** The networker agrees: both consents are shown with their day, and no proposal is left. */
export const Agrees: Story = {
  tags: ['!dev'],
  parameters: of('split-proposed', 'fahad'),
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(say('splits.agree', { percent: '.*' }), 'u') }))
    await expect(await canvas.findByRole('heading', { name: say('splits.agreed') })).toBeVisible()
    await expect(canvas.getByRole('button', { name: say('splits.end') })).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('button', { name: say('splits.decline') })).toBeNull())
  },
}

/** An answer that comes too late says so, and the page shows what is true now. */
export const TooLate: Story = {
  tags: ['!dev'],
  parameters: of('split-late', 'fahad'),
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('splits.decline') }))
    await expect(await screen.findByText(say('SPLIT_UPDATE_FAILED'))).toBeInTheDocument()
    await waitFor(() => expect(canvas.getByRole('button', { name: say('splits.decline') })).toBeEnabled())
  },
}

/** The bill follows the typed share: of SAR 900, half is SAR 450. */
export const Proposes: Story = {
  tags: ['!dev', 'both-languages'],
  parameters: of('split-begin', 'maha'),
  play: async ({ canvas, globals }) => {
    const { say, language } = spoken(globals)
    const field = await canvas.findByRole('textbox', { name: say('splits.yourShare') })
    await userEvent.clear(field)
    await userEvent.type(field, '50')
    await userEvent.tab()
    const totals = () => canvas.getAllByRole('definition').map(({ textContent }) => textContent)
    await waitFor(() => expect(totals().at(-1)).toContain(language === 'ar' ? '٤٥٠٫٠٠' : '450.00'))
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(say('splits.send', { name: '.*' }), 'u') }))
    await expect(await canvas.findByRole('button', { name: say('splits.withdraw') })).toBeVisible()
    await expect(canvas.getAllByText(say('splits.consent.theirTurn'))).toHaveLength(1)
  },
}

/** Ending a split says what stays. Afterwards a new one can be proposed. */
export const Ends: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('splits.end') }))
    const question = within(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(question.getByText(say('splits.end.text'))).toBeVisible())
    await userEvent.click(question.getByRole('button', { name: say('splits.end.yes') }))
    await expect(await canvas.findByRole('heading', { name: say('splits.closed') })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: say('splits.statement.yours') })).toBeVisible()
  },
}
