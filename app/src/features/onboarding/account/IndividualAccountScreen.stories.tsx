import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { onboardingMessages } from '../messages/catalogue.ts'
import { IndividualAccountScreen } from './IndividualAccountScreen.tsx'

const meta = {
  title: 'Screens/Individual account',
  component: IndividualAccountScreen,
  tags: ['screen'],
  decorators: [withApp([onboardingMessages])],
  parameters: { layout: 'fullscreen', path: '/individual-account', scenario: 'onboarding-answered' },
} satisfies Meta<typeof IndividualAccountScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

/** Shows the errors of all missing fields at the same time, and focuses the first field. */
export const Refused: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('onboarding.account.submit') }))
    for (const name of ['firstName', 'lastName', 'gender', 'date_of_birth'] as const)
      await expect(await canvas.findByText(say(`required.${name}`))).toBeVisible()
    await expect(canvas.getByRole('progressbar')).toHaveAccessibleName(say('onboarding.progress', { number: 5, total: 5 }))
    await expect(canvas.getByRole('textbox', { name: say('onboarding.account.firstName') })).toHaveFocus()
  },
}

/** A taken user name is reported before the form is sent. */
export const TakenName: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const name = await canvas.findByRole('textbox', { name: new RegExp(say('onboarding.account.userName')) })
    await userEvent.type(name, 'noura_cooks')
    await waitFor(() => expect(canvas.getByText(say('field.userNameTaken'))).toBeVisible())
    await userEvent.clear(name)
    await userEvent.type(name, 'somebody_new')
    await waitFor(() => expect(canvas.getByText(say('onboarding.account.userNameFree'))).toBeVisible())
  },
}
