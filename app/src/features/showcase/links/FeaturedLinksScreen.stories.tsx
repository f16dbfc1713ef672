import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { profilesMessages } from '#features/profiles/messages/catalogue.ts'
import { settingsMessages } from '#features/settings/messages/catalogue.ts'
import { SettingsLayout } from '#features/settings/shell/SettingsLayout.tsx'
import { AppLayout } from '#shell/AppLayout.tsx'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { showcaseMessages } from '../messages/catalogue.ts'
import { FeaturedLinksScreen } from './FeaturedLinksScreen.tsx'

const meta = {
  title: 'Screens/Settings/Featured links',
  component: FeaturedLinksScreen,
  tags: ['screen'],
  decorators: [withApp([showcaseMessages, settingsMessages, profilesMessages], { isGuarded: true })],
  parameters: { layout: 'fullscreen', path: '/settings/featured-links', scenario: 'complete-profile' },
  render: () => (
    <AppLayout>
      <SettingsLayout>
        <FeaturedLinksScreen />
      </SettingsLayout>
    </AppLayout>
  ),
} satisfies Meta<typeof FeaturedLinksScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

/** A hidden link is shown by its switch; what is no link is refused at its field; a bare domain becomes one. The list is empty at last. */
export const SwitchedAddedAndRemoved: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const off = (await canvas.findAllByRole('switch')).find((each) => !(each as HTMLInputElement).checked) as HTMLElement
    await userEvent.click(off)
    await waitFor(() => expect(off).toBeChecked())

    await userEvent.click(canvas.getByRole('button', { name: say('showcase.links.add') }))
    const sheet = within(await screen.findByRole('dialog'))
    const url = sheet.getByRole('textbox', { name: say('showcase.links.url') })
    await userEvent.type(url, 'javascript:alert(1)')
    await userEvent.click(sheet.getByRole('button', { name: say('showcase.save') }))
    await waitFor(() => expect(url).toHaveAccessibleDescription(say('field.url')))
    await userEvent.clear(url)
    await userEvent.type(url, 'nabt.example')
    await userEvent.click(sheet.getByRole('button', { name: say('showcase.save') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [first] = within(canvas.getByRole('region', { name: say('showcase.links.title') })).getAllByRole('listitem')
    await expect(first).toHaveTextContent('nabt.example')

    const removers = () => canvas.queryAllByRole('button', { name: new RegExp(say('showcase.links.removeOne', { link: '.*' }), 'u') })
    while (removers().length > 0) {
      const left = removers().length
      await userEvent.click(removers().at(-1) as HTMLElement)
      const question = within(await screen.findByRole('alertdialog'))
      await userEvent.click(question.getByRole('button', { name: say('showcase.removeYes') }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await waitFor(() => expect(removers()).toHaveLength(left - 1))
    }
    await waitFor(() => expect(canvas.getByRole('button', { name: say('showcase.links.add') })).toHaveFocus())
    await expect(canvas.getByRole('heading', { name: say('showcase.links.empty') })).toBeVisible()
  },
}
export const Empty: Story = { parameters: { scenario: 'empty' } }
export const Loading: Story = { parameters: { scenario: 'showcase-loading' } }
export const Error: Story = { parameters: { scenario: 'showcase-error' } }
export const Long: Story = { parameters: { scenario: 'showcase-long' } }
