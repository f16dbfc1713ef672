import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { mediaKitNumber } from '@wasla/mocks/scenarios/media-kits.ts'
import { AppLayout } from '#frames/AppLayout.tsx'
import { shareMessages } from '#shared/share/messages/catalogue.ts'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { MediaKitsScreen } from './MediaKitsScreen.tsx'
import { mediaKitsMessages } from './messages/catalogue.ts'

const meta = {
  title: 'Screens/Settings/Media kits',
  component: MediaKitsScreen,
  tags: ['screen'],
  decorators: [withApp([mediaKitsMessages, shareMessages], { isGuarded: true })],
  parameters: { layout: 'fullscreen', path: '/settings/media-kits', scenario: 'media-kits' },
  render: () => (
    <AppLayout width="full">
      <MediaKitsScreen />
    </AppLayout>
  ),
} satisfies Meta<typeof MediaKitsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** A kit that is two weeks old, as a sheet in both languages, with its page and its PDF. */
export const Ready: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await expect(await canvas.findByRole('article')).toBeVisible()
    await expect(canvas.getByRole('link', { name: say('mediaKits.pdf') })).toHaveAttribute('href', `/media-kits/${mediaKitNumber}.pdf`)
    await expect(canvas.getByRole('link', { name: new RegExp(mediaKitNumber) })).toHaveAttribute('href', `/v/${mediaKitNumber}`)
  },
}

/** The first kit: without prices, it has no section of prices. */
export const Made: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'media-kits-none' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('checkbox', { name: say('mediaKits.part.PRICES') }))
    await userEvent.click(canvas.getByRole('button', { name: say('mediaKits.make') }))
    const sheet = within(await canvas.findByRole('article'))
    await expect(sheet.getByRole('heading', { name: 'Accounts' })).toBeVisible()
    await expect(sheet.getByRole('heading', { name: 'الحسابات' })).toBeVisible()
    await waitFor(() => expect(sheet.queryByRole('heading', { name: 'Prices' })).toBeNull())
    await expect(canvas.getByRole('button', { name: say('mediaKits.makeNew') })).toBeVisible()
  },
}

/** A kit is deleted after a question that says what ends. */
export const Removed: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('mediaKits.remove') }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: say('mediaKits.remove.confirm') }))
    await waitFor(() => expect(canvas.queryByRole('article')).toBeNull())
    await expect(canvas.getByRole('heading', { name: say('mediaKits.empty') })).toBeVisible()
  },
}

/** If the server refuses, the kit stays. */
export const Refused: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'media-kits-refused' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('mediaKits.makeNew') }))
    await waitFor(() => expect(screen.getByText(say('GENERAL_ERROR'))).toBeVisible())
    await expect(canvas.getByRole('article')).toBeVisible()
  },
}

export const Empty: Story = { parameters: { scenario: 'media-kits-none' } }
/** As many kits as possible: one is chosen from a list, and no more can be made. */
export const Most: Story = {
  parameters: { scenario: 'media-kits-most' },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('button', { name: spoken(globals).say('mediaKits.makeNew') })).toBeDisabled()
  },
}
export const Loading: Story = { parameters: { scenario: 'media-kits-loading' } }
export const Failing: Story = {
  parameters: { scenario: 'media-kits-error' },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('heading', { name: spoken(globals).say('mediaKits.failed') })).toBeVisible()
  },
}
