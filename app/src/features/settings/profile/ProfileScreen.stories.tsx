import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { NABT_COFFEE } from '@wasla/mocks/world/businesses.ts'
import { NOURA } from '@wasla/mocks/world/networkers.ts'
import { profilesMessages } from '#features/profiles/messages/catalogue.ts'
import { AppLayout } from '#frames/AppLayout.tsx'
import { chooseFile, opensTheChooser, paintedPicture } from '#testing/pictures.ts'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { walkFocus } from '#testing/walk-focus.ts'
import { settingsMessages } from '../messages/catalogue.ts'
import { SettingsLayout } from '../shell/SettingsLayout.tsx'
import { failing, waiting } from '../testing/states.ts'
import { ProfileScreen } from './ProfileScreen.tsx'

const meta = {
  title: 'Screens/Settings/Profile',
  component: ProfileScreen,
  tags: ['screen'],
  decorators: [withApp([settingsMessages, profilesMessages], { isGuarded: true })],
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

export const Ready: Story = {}

/** The name of a city with its country fits into the field. */
export const PlaceWithItsCountry: Story = {
  parameters: { scenario: 'complete-profile' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const place = await canvas.findByRole<HTMLInputElement>('combobox', { name: new RegExp(say('settings.profile.location'), 'u') })
    await waitFor(() => expect(place.value).not.toBe(''))
    await expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth)
  },
}

export const Loading: Story = waiting('settings.menu.profile')

export const Failed: Story = { name: 'Error', ...failing('settings.menu.profile') }

/** Without a network, the form keeps the changes and the save bar shows the error. */
export const Offline: Story = {
  tags: ['both-languages'],
  parameters: { scenario: 'settings-offline' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const field = await canvas.findByRole('textbox', { name: say('settings.profile.firstName') })
    await userEvent.clear(field)
    await userEvent.type(field, 'Nourah')
    await userEvent.click(canvas.getByRole('button', { name: say('settings.save.save') }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(say('settings.save.offline')))
    await expect(canvas.getByRole('alert').getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
    await expect(field).toHaveValue('Nourah')
    await expect(canvas.getByRole('button', { name: say('settings.save.save') })).toBeEnabled()
  },
}

/** Saves a changed name and a changed place together. The bar disappears when nothing is left to save. */
export const Saved: Story = {
  tags: ['!dev', 'both-languages'],
  play: async ({ canvas, globals }) => {
    const { say, language } = spoken(globals)
    const name = await canvas.findByRole('textbox', { name: say('settings.profile.firstName') })
    await waitFor(() => expect(canvas.queryByRole('button', { name: say('settings.save.save') })).toBeNull())
    await userEvent.clear(name)
    await userEvent.type(name, 'Nourah')
    // Finds the field again, because a combobox replaces the plain field when its options have loaded.
    const place = () => canvas.getByRole<HTMLInputElement>('combobox', { name: new RegExp(`^${say('settings.profile.location')}`, 'u') })
    await userEvent.clear(place())
    await userEvent.type(place(), language === 'ar' ? 'جد' : 'Jed')
    await userEvent.click(await screen.findByRole('option', { name: language === 'ar' ? /جدة/u : /Jeddah/u }))
    await userEvent.click(canvas.getByRole('button', { name: say('settings.save.save') }))
    await waitFor(() => expect(screen.getByText(say('settings.save.saved'))).toBeVisible())
    await waitFor(() => expect(canvas.queryByRole('button', { name: say('settings.save.save') })).toBeNull())
    await expect(name).toHaveValue('Nourah')
    await expect(place().value).toMatch(language === 'ar' ? /جدة/u : /Jeddah/u)
  },
}

/** Offers a second name in the script that the main name does not use. Refuses a second name in any other script. */
export const NameInOtherScript: Story = {
  tags: ['!dev', 'both-languages'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const inArabic = await canvas.findByRole('textbox', {
      name: new RegExp(`^${say('settings.profile.nameInOtherScript', { script: 'ar' })}`, 'u'),
    })
    await expect(inArabic).toHaveValue(NOURA.profile.nameInOtherScript)
    await userEvent.clear(inArabic)
    await userEvent.type(inArabic, 'Nora')
    await userEvent.click(canvas.getByRole('button', { name: say('settings.save.save') }))
    await waitFor(() => expect(canvas.getByText(say('field.otherScript'))).toBeVisible())
    await userEvent.clear(inArabic)
    await userEvent.type(inArabic, 'نوره')
    await userEvent.click(canvas.getByRole('button', { name: say('settings.save.save') }))
    await waitFor(() => expect(screen.getByText(say('settings.save.saved'))).toBeVisible())
    await userEvent.clear(canvas.getByRole('textbox', { name: say('settings.profile.firstName') }))
    await userEvent.type(canvas.getByRole('textbox', { name: say('settings.profile.firstName') }), 'نوره')
    await userEvent.clear(canvas.getByRole('textbox', { name: say('settings.profile.lastName') }))
    await userEvent.type(canvas.getByRole('textbox', { name: say('settings.profile.lastName') }), 'العتيبي')
    const inEnglish = new RegExp(`^${say('settings.profile.nameInOtherScript', { script: 'en' })}`, 'u')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: inEnglish })).toBeVisible())
  },
}

/** Shows each problem at its field, before and after sending, and keeps all typed values. */
export const Refused: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const name = await canvas.findByRole('textbox', { name: say('settings.profile.firstName') })
    await userEvent.clear(name)
    const userName = canvas.getByRole('textbox', { name: say('settings.profile.userName') })
    await userEvent.clear(userName)
    await userEvent.type(userName, 'admin')
    await waitFor(() => expect(canvas.getByText(say('field.userNameTaken'))).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: say('settings.save.save') }))
    await waitFor(() => expect(canvas.getByText(say('required.firstName'))).toBeVisible())
    await expect(userName).toHaveValue('admin')
  },
}

/** Removes an interest. Interests are saved on their own, without the form. */
export const InterestsSaved: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const group = await canvas.findByRole('toolbar', { name: say('settings.interests.title') })
    const chosen = within(group).getAllByRole('button', { pressed: true })
    await userEvent.click(chosen[0] as HTMLElement)
    await userEvent.click(canvas.getByRole('button', { name: say('settings.save.save') }))
    await waitFor(() => expect(screen.getByText(say('settings.interests.saved'))).toBeVisible())
    await waitFor(() => expect(within(group).getAllByRole('button', { pressed: true })).toHaveLength(chosen.length - 1))
    await waitFor(() => expect(canvas.queryByRole('button', { name: say('settings.save.save') })).toBeNull())
  },
}

export const InterestsLoading: Story = { parameters: { scenario: 'interests-loading' } }

/** If the interests fail to load, the rest of the page still works. */
export const InterestsError: Story = {
  parameters: { scenario: 'interests-error' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('heading', { name: say('settings.interests.failed') })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: say('ds.errorState.retry') }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: say('settings.interests.failed') })).toBeVisible())
    await expect(canvas.getByRole('textbox', { name: new RegExp(`^${say('settings.profile.bio')}`, 'u') })).toBeEnabled()
  },
}

/** If a picture cannot be saved, the cropper says so and offers a retry. The old picture stays (D-26). */
export const PictureRefused: Story = {
  parameters: { scenario: 'picture-refused' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const change = await canvas.findByRole('button', { name: say('settings.photo.change') })
    const face = () => canvas.getByRole('main').querySelector('[data-component="Avatar"] [data-part="picture"]')?.getAttribute('src')
    await waitFor(() => expect(face()).toBeTruthy())
    const before = face()
    await opensTheChooser(change)
    await chooseFile(change, await paintedPicture(900, 600))
    const dialog = within(await screen.findByRole('dialog', { name: say('settings.photo.crop') }))
    await userEvent.click(await dialog.findByRole('button', { name: say('ds.cropDialog.save') }))
    await waitFor(() => expect(dialog.getByText(say('ds.cropDialog.unsaved'))).toBeVisible())
    await expect(dialog.getByRole('button', { name: say('ds.cropDialog.save') })).toBeEnabled()
    await waitFor(() => expect(screen.queryByText(say('settings.photo.saved'))).toBeNull())
    await userEvent.click(dialog.getByRole('button', { name: say('ds.dialog.cancel') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(face()).toBe(before)
    await waitFor(() => expect(change).toHaveFocus())
  },
}

/**
 * On the narrowest phone, the save bar is one row. Neither the bar nor the header covers the element that is focused by keyboard (WCAG
 * 2.4.11).
 */
export const NothingUnderTheBars: Story = {
  tags: ['!dev', 'both-languages'],
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const name = await canvas.findByRole('textbox', { name: say('settings.profile.firstName') })
    await userEvent.type(name, 'x')
    const [discard, save] = (['discard', 'save'] as const).map((id) =>
      canvas.getByRole('button', { name: say(`settings.save.${id}`) }).getBoundingClientRect(),
    )
    await expect(discard?.top).toBe(save?.top)
    await expect(await walkFocus()).toBeGreaterThan(5)
    await expect(await walkFocus({ shift: true })).toBeGreaterThan(5)
  },
}

/** Asks for a confirmation, only once, before unsaved changes are lost. */
export const Unsaved: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.type(await canvas.findByRole('textbox', { name: say('settings.profile.lastName') }), 'x')
    await userEvent.click(canvas.getAllByRole('link', { name: say('shell.nav.home') })[0] as HTMLElement)
    await userEvent.click(await screen.findByRole('button', { name: say('shell.unsaved.stay') }))
    await expect(canvas.getByRole('button', { name: say('settings.save.discard') })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say('settings.save.discard') }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: say('settings.save.discard') })).toBeNull())
  },
}

/** The first user name can be chosen at any time. */
export const Empty: Story = { parameters: { scenario: 'no-username' } }
/** The owner sees both names as they were written, in either language. */
export const Brand: Story = {
  parameters: { scenario: 'brand-active' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await expect(await canvas.findByRole('textbox', { name: say('settings.profile.businessName') })).toHaveValue(NABT_COFFEE.profile.name)
    await expect(canvas.getByDisplayValue(String(NABT_COFFEE.profile.nameInOtherScript))).toBeVisible()
  },
}
export const Agency: Story = { parameters: { scenario: 'agency' } }
export const Long: Story = { parameters: { scenario: 'long-names' } }
