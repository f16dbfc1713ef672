import type { StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { spoken } from '#testing/say.ts'

type Title = 'settings.menu.profile' | 'settings.menu.contact' | 'settings.menu.notifications' | 'settings.menu.licence'

/** Story of a page while its data loads: the menu is shown, and nothing moves afterwards. */
export const waiting = (title: Title): Pick<StoryObj, 'parameters' | 'play'> => ({
  parameters: { scenario: 'settings-loading' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await expect(await canvas.findByRole('heading', { level: 1, name: say(title) })).toBeVisible()
    await expect(canvas.getByRole('navigation', { name: say('settings.menu.name') })).toBeVisible()
    await expect(canvas.queryAllByRole('textbox')).toHaveLength(0)
  },
})

/** Story of a page whose data failed to load: it shows the error and a retry button. */
export const failing = (title: Title): Pick<StoryObj, 'parameters' | 'play'> => ({
  parameters: { scenario: 'settings-error' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const failed = () => canvas.findByRole('heading', { name: say('settings.failed') })
    await waitFor(async () => expect(await failed()).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: say('ds.errorState.retry') }))
    await waitFor(async () => expect(await failed()).toBeVisible())
    await expect(canvas.getByRole('heading', { level: 1, name: say(title) })).toBeVisible()
  },
})
