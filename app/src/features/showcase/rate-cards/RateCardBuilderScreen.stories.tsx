import type { Meta, StoryObj } from '@storybook/react-vite'
import { showcaseLimits } from '@wasla/contract/showcase/limits.ts'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { profilesMessages } from '#features/profiles/messages/catalogue.ts'
import { settingsMessages } from '#features/settings/messages/catalogue.ts'
import { SettingsLayout } from '#features/settings/shell/SettingsLayout.tsx'
import { AppLayout } from '#frames/AppLayout.tsx'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { listMessages } from '#shared/list/messages/catalogue.ts'
import { showcaseMessages } from '../messages/catalogue.ts'
import { RateCardBuilderScreen } from './RateCardBuilderScreen.tsx'

const meta = {
  title: 'Screens/Settings/Rate card builder',
  component: RateCardBuilderScreen,
  tags: ['screen'],
  decorators: [withApp([showcaseMessages, listMessages, settingsMessages, profilesMessages], { isGuarded: true })],
  parameters: { layout: 'fullscreen', path: '/settings/accounts-rates/build-rate-card', scenario: 'complete-profile' },
  render: () => (
    <AppLayout>
      <SettingsLayout>
        <RateCardBuilderScreen />
      </SettingsLayout>
    </AppLayout>
  ),
} satisfies Meta<typeof RateCardBuilderScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Categories that have a card already are disabled, and the line below says why. */
export const Ready: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const taken = await canvas.findByRole('radio', { name: say('showcase.category.STORIES') })
    await expect(taken).toBeDisabled()
    const row = canvas.getByRole('tablist', { name: say('showcase.platform') })
    if (matchMedia('(min-width: 1024px)').matches) await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth)
    await expect(canvas.getByText(say('ds.field.counter', { used: 0, limit: showcaseLimits.serviceDescription }))).toBeVisible()
  },
}

/**
 * Prices in the wrong order are refused with one error, at the price that was typed last, and all values stay. After the correction, the
 * card is in the list and can be changed.
 */
export const BuiltAndChanged: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'empty' },
  play: async ({ canvas, globals }) => {
    const { say, platform } = spoken(globals)
    const save = async () => userEvent.click(canvas.getByRole('button', { name: say('showcase.cards.save') }))
    const name = await canvas.findByRole('textbox', { name: say('showcase.cards.serviceName') })
    await userEvent.click(canvas.getByRole('tab', { name: platform('TIKTOK') }))
    await userEvent.click(canvas.getByRole('radio', { name: say('showcase.category.LIVE') }))
    await save()
    await waitFor(() => expect(name).toHaveAccessibleDescription(say('required.serviceName')))
    await userEvent.type(name, 'Live hour')
    await userEvent.type(canvas.getByRole('textbox', { name: say('showcase.cards.description') }), 'Sixty minutes')
    const [from, to] = within(canvas.getByRole('group', { name: say('showcase.cards.price') })).getAllByRole('textbox') as [
      HTMLElement,
      HTMLElement,
    ]
    await userEvent.type(from, '٤٥٠٠')
    await userEvent.type(to, '2500')
    await save()
    await waitFor(() => expect(to).toHaveAccessibleDescription(say('field.maxPrice')))
    await expect(from).toBeValid()
    await waitFor(() => expect(canvas.queryByText(say('field.minPrice'))).toBeNull())
    await expect(name).toHaveValue('Live hour')
    await userEvent.clear(to)
    await userEvent.type(to, '6000.50')
    await save()
    const list = await canvas.findByRole('region', { name: say('showcase.cards.own') })
    await expect(within(list).getByRole('listitem')).toHaveTextContent('Live hour')
    await waitFor(() => expect(name).toHaveValue(''))

    await userEvent.click(
      within(list).getByRole('button', { name: new RegExp(say('showcase.cards.editOne', { name: '.*Live hour.*' }), 'u') }),
    )
    const changing = await canvas.findByRole('textbox', { name: say('showcase.cards.serviceName') })
    await waitFor(() => expect(changing).toHaveValue('Live hour'))
    await userEvent.clear(changing)
    await userEvent.type(changing, 'Live evening')
    await save()
    await waitFor(() => expect(within(list).getByRole('listitem')).toHaveTextContent('Live evening'))
  },
}

/** If another card is opened, a dialog first asks whether to discard the typed values. */
export const KeepsWhatWasTyped: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const name = await canvas.findByRole('textbox', { name: say('showcase.cards.serviceName') })
    await userEvent.type(name, 'Half a card')
    const [pencil] = canvas.getAllByRole('button', { name: new RegExp(say('showcase.cards.editOne', { name: '.+' }), 'u') })
    await userEvent.click(pencil as HTMLElement)
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: say('shell.unsaved.stay') }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(name).toHaveValue('Half a card')
  },
}
export const Empty: Story = { parameters: { scenario: 'empty' } }
export const Loading: Story = { parameters: { scenario: 'showcase-loading' } }
export const Error: Story = { parameters: { scenario: 'showcase-error' } }
export const Long: Story = { parameters: { scenario: 'showcase-long' } }
