import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { profilesMessages } from '#features/profiles/messages/catalogue.ts'
import { settingsMessages } from '#features/settings/messages/catalogue.ts'
import { SettingsLayout } from '#features/settings/shell/SettingsLayout.tsx'
import { AppLayout } from '#frames/AppLayout.tsx'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { listMessages } from '#shared/list/messages/catalogue.ts'
import { showcaseMessages } from '../messages/catalogue.ts'
import { CollaborationsScreen } from './CollaborationsScreen.tsx'

const meta = {
  title: 'Screens/Settings/Featured collaborations',
  component: CollaborationsScreen,
  tags: ['screen'],
  decorators: [withApp([showcaseMessages, listMessages, settingsMessages, profilesMessages], { isGuarded: true })],
  parameters: { layout: 'fullscreen', path: '/settings/brand-collaboration', scenario: 'complete-profile' },
  render: () => (
    <AppLayout>
      <SettingsLayout>
        <CollaborationsScreen />
      </SettingsLayout>
    </AppLayout>
  ),
} satisfies Meta<typeof CollaborationsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

/**
 * A listed brand is found during typing; any other name is used as typed. If the same brand is added twice, the second is refused, and its
 * name stays in the field.
 */
export const Added: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'empty' },
  play: async ({ canvas, globals }) => {
    const { say, language } = spoken(globals)
    const open = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: say('showcase.collaborations.add') }))
      return within(await screen.findByRole('dialog'))
    }
    const rows = () => within(canvas.getByRole('region', { name: say('showcase.collaborations.title') })).getAllByRole('listitem')
    const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    let sheet = await open()
    await userEvent.type(sheet.getByRole('combobox'), 'nab')
    await userEvent.click(await screen.findByRole('option', { name: { en: /Nabt/u, ar: /نبت/u }[language] }))
    await userEvent.click(sheet.getByRole('button', { name: say('list.save') }))
    await closed()
    await expect(rows()).toHaveLength(1)

    sheet = await open()
    await userEvent.type(sheet.getByRole('combobox'), 'My bakery')
    await userEvent.tab()
    await userEvent.type(
      await sheet.findByRole('textbox', { name: new RegExp(say('showcase.collaborations.website'), 'u') }),
      'nabt.example',
    )
    await userEvent.click(sheet.getByRole('button', { name: say('list.save') }))
    const brand = sheet.getByRole('combobox')
    await waitFor(() => expect(brand).toHaveAccessibleDescription(say('COLLABORATION_ALREADY_EXIST')))
    await expect(brand).toHaveValue('My bakery')
    await userEvent.click(sheet.getByRole('radio', { name: say('showcase.collaborations.type.individual') }))
    const name = sheet.getByRole('textbox', { name: say('showcase.collaborations.userName') })
    await userEvent.type(name, 'no name')
    await userEvent.click(sheet.getByRole('button', { name: say('list.save') }))
    await waitFor(() => expect(name).toHaveAccessibleDescription(say('field.format')))
    await userEvent.clear(name)
    await userEvent.type(name, '@somebody.else')
    await userEvent.click(sheet.getByRole('button', { name: say('list.save') }))
    await closed()
    await expect(rows()[0]).toHaveTextContent('somebody.else')
  },
}
export const Empty: Story = { parameters: { scenario: 'empty' } }
export const Loading: Story = { parameters: { scenario: 'showcase-loading' } }
export const Error: Story = { parameters: { scenario: 'showcase-error' } }
export const Long: Story = { parameters: { scenario: 'showcase-long' } }
