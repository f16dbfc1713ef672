import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { NEWCOMER } from '@wasla/mocks/world/unfinished.ts'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { onboardingMessages } from '../messages/catalogue.ts'
import { noAnswers, withKind } from './answers.ts'
import { answersBox } from './answers-box.ts'
import { QuestionsScreen } from './QuestionsScreen.tsx'

const meta = {
  title: 'Screens/Onboarding questions',
  component: QuestionsScreen,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', path: '/onboard', scenario: 'onboarding-questions' },
} satisfies Meta<typeof QuestionsScreen>
export default meta
type Story = StoryObj<typeof meta>

const answered = { ...withKind(noAnswers('SA'), 'INDIVIDUAL'), role: 'INFLUENCER', interests: ['food'] } as const
const product = { en: 'Wasla', ar: 'وصلة' }

/** The whole way: every question by keyboard and mouse, back without losing an answer, and on to the account. */
export const FromFirstToLast: Story = {
  decorators: [withApp([onboardingMessages], { isGuarded: true })],
  play: async ({ canvas, globals }) => {
    const { say, language } = spoken(globals)
    const next = () => userEvent.click(canvas.getByRole('button', { name: say('onboarding.next') }))
    await canvas.findByRole('heading', { level: 1, name: say('onboarding.kind.title', { product: product[language] }) })
    await next()
    await waitFor(() => expect(canvas.getByText(say('field.required'))).toBeVisible())
    await userEvent.click(canvas.getByRole('radio', { name: new RegExp(say('onboarding.kind.INDIVIDUAL')) }))
    await expect(canvas.queryByText(say('field.required'))).toBeNull()
    await next()

    const role = await canvas.findByRole('heading', { level: 1, name: say('onboarding.role.title') })
    await expect(role).toHaveFocus()
    await userEvent.click(canvas.getByRole('radio', { name: new RegExp(say('onboarding.role.AGENT')) }))
    await next()

    await canvas.findByRole('heading', { level: 1, name: say('onboarding.about.title') })
    await userEvent.click(canvas.getByRole('button', { name: say('onboarding.back') }))
    await expect(await canvas.findByRole('radio', { name: new RegExp(say('onboarding.role.AGENT')) })).toBeChecked()
    await next()
    await userEvent.click(await canvas.findByRole('button', { name: say('onboarding.skip') }))

    await canvas.findByRole('heading', { level: 1, name: say('onboarding.goal.title') })
    await userEvent.click(canvas.getByRole('radio', { name: say('onboarding.goal.MANAGE_TALENT') }))
    await next()
    await waitFor(() => expect(canvas.getByText('/individual-account')).toBeVisible())
  },
}

export const Kind: Story = { decorators: [withApp([onboardingMessages], { isGuarded: true })] }

/** Where one stood before a reload; what was chosen is still chosen. */
export const About: Story = {
  parameters: { path: '/onboard?question=about' },
  decorators: [
    withApp([onboardingMessages], { isGuarded: true, prepare: ({ tabBox }) => answersBox.keep(tabBox, NEWCOMER.profile.id, answered) }),
  ],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const interests = await canvas.findByRole('combobox', { name: new RegExp(say('onboarding.about.interests')) })
    await userEvent.type(interests, 'coff')
    await screen.findAllByRole('option')
    await userEvent.keyboard('{ArrowDown}{Enter}{Escape}')
    await waitFor(() => expect(canvas.getByRole('grid', { name: new RegExp(say('onboarding.about.interests')) })).toBeVisible())
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: say('onboarding.next') })).toBeVisible())
  },
}

export const Goal: Story = {
  parameters: { path: '/onboard?question=goal' },
  decorators: [
    withApp([onboardingMessages], {
      isGuarded: true,
      prepare: ({ tabBox }) => answersBox.keep(tabBox, NEWCOMER.profile.id, { ...answered, isAboutSeen: true, goal: 'GROW_AUDIENCE' }),
    }),
  ],
}

/** The address asks for a question nobody may see yet: the open one is shown, and nothing is lost. */
export const NotBeyondTheOpenOne: Story = {
  decorators: [withApp([onboardingMessages], { isGuarded: true })],
  parameters: { path: '/onboard?question=goal' },
  play: async ({ canvas, globals }) => {
    const { say, language } = spoken(globals)
    await expect(
      await canvas.findByRole('heading', { level: 1, name: say('onboarding.kind.title', { product: product[language] }) }),
    ).toBeVisible()
  },
}
