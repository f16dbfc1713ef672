import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { documentPdf } from '@wasla/mocks/adapters/document.ts'
import { profilesMessages } from '#features/profiles/messages/catalogue.ts'
import { AppLayout } from '#frames/AppLayout.tsx'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { settingsMessages } from '../messages/catalogue.ts'
import { SettingsLayout } from '../shell/SettingsLayout.tsx'
import { LicenceScreen } from './LicenceScreen.tsx'
import { licenceMessages } from './messages/catalogue.ts'

const meta = {
  title: 'Screens/Settings/Licence',
  component: LicenceScreen,
  tags: ['screen'],
  decorators: [withApp([licenceMessages, settingsMessages, profilesMessages], { isGuarded: true })],
  parameters: { layout: 'fullscreen', path: '/settings/licence', scenario: 'licence-valid' },
  render: () => (
    <AppLayout>
      <SettingsLayout>
        <LicenceScreen />
      </SettingsLayout>
    </AppLayout>
  ),
} satisfies Meta<typeof LicenceScreen>
export default meta
type Story = StoryObj<typeof meta>

/** A checked licence: its verdict first, then its facts, the days of the reminders, and the accounts that it covers. */
export const Valid: Story = {}

export const NoneYet: Story = { parameters: { scenario: 'licence-none' } }
export const EndingSoon: Story = { parameters: { scenario: 'licence-ending' } }
export const InReview: Story = { parameters: { scenario: 'licence-in-review' } }

/** The mark stays while the new licence is checked. */
export const Renewed: Story = { parameters: { scenario: 'licence-renewed' } }
export const Declined: Story = { parameters: { scenario: 'licence-declined' } }
export const Ended: Story = { parameters: { scenario: 'licence-ended' } }
export const NoAccounts: Story = { parameters: { scenario: 'licence-no-accounts' } }
export const Failed: Story = { name: 'Error', parameters: { scenario: 'licence-error' } }

const pdf = () => new File([documentPdf(['Licence'])], 'licence.pdf', { type: 'application/pdf' })

/** The form names what is missing at its fields, and takes Arabic digits. A sent licence is under review. */
export const Sent: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'licence-none' },
  play: async ({ canvas, canvasElement, globals }) => {
    const { say } = spoken(globals)
    const number = await canvas.findByRole('textbox', { name: say('licence.number') })
    const send = canvas.getByRole('button', { name: say('licence.send') })
    await userEvent.click(send)
    await waitFor(() => expect(number).toBeInvalid())
    await userEvent.type(number, '٧٧٧٧ ٠٠٠١')
    await waitFor(() => expect(canvas.getAllByRole('spinbutton')).toHaveLength(3))
    const parts = canvas.getAllByRole('spinbutton')
    for (const [at, typed] of ['01', '02', '2027'].entries()) await userEvent.type(parts[at] as HTMLElement, typed)
    const chooser = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')
    if (!chooser) throw new Error('The form has no chooser of files')
    await userEvent.upload(chooser, pdf())
    await userEvent.click(canvas.getAllByRole('checkbox')[0] as HTMLElement)
    await userEvent.click(send)
    await expect(await canvas.findByText(say('licence.inReview'))).toBeVisible()
  },
}

/** After a question, the licence is gone and the form is empty. */
export const Removed: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('licence.remove') }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: say('licence.removeYes') }))
    await expect(await canvas.findByText(say('licence.none'))).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: say('licence.number') })).toHaveValue('')
  },
}
