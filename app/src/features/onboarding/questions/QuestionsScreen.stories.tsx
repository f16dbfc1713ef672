import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { NEWCOMER } from '@wasla/mocks/world/unfinished.ts'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { barStaysFree } from '#testing/toast-hits.ts'
import { onboardingMessages } from '../messages/catalogue.ts'
import { noAnswers, withKind, withRole } from './answers.ts'
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

/** Answers all questions by keyboard and mouse, goes back without losing an answer, and continues to the account. */
export const FromFirstToLast: Story = {
  decorators: [withApp([onboardingMessages], { isGuarded: true })],
  play: async ({ canvas, globals }) => {
    const { say, language } = spoken(globals)
    const next = () => userEvent.click(canvas.getByRole('button', { name: say('onboarding.next') }))
    await canvas.findByRole('heading', { level: 1, name: say('onboarding.kind.title', { product: product[language] }) })
    await next()
    await waitFor(() => expect(canvas.getByText(say('required.accountKind'))).toBeVisible())
    await userEvent.click(canvas.getByRole('radio', { name: new RegExp(say('onboarding.kind.INDIVIDUAL')) }))
    await waitFor(() => expect(canvas.queryByText(say('required.accountKind'))).toBeNull())
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
    await userEvent.click(canvas.getByRole('radio', { name: say('onboarding.goal.AGENT.MANAGE_TALENT') }))
    await next()
    await waitFor(() => expect(canvas.getByText('/individual-account')).toBeVisible())
  },
}

export const Kind: Story = { decorators: [withApp([onboardingMessages], { isGuarded: true })] }

/** After a reload, shows the same question with the stored choices. */
export const About: Story = {
  parameters: { path: '/onboard?question=about' },
  decorators: [
    withApp([onboardingMessages], { isGuarded: true, prepare: ({ tabBox }) => answersBox.keep(tabBox, NEWCOMER.profile.id, answered) }),
  ],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const interests = within(await canvas.findByRole('toolbar', { name: say('onboarding.about.interests') }))
    await expect(interests.getAllByRole('button')).toHaveLength(24)
    await expect(canvas.getByText(say('onboarding.about.count', { used: 1, limit: 5 }))).toBeVisible()
    const search = canvas.getByRole('searchbox', { name: say('onboarding.about.search') })
    await userEvent.type(search, 'coff')
    await waitFor(() => expect(interests.getAllByRole('button')).toHaveLength(2))
    await userEvent.click(interests.getAllByRole('button', { pressed: false })[0] as HTMLElement)
    await waitFor(() => expect(canvas.getByText(say('onboarding.about.count', { used: 2, limit: 5 }))).toBeVisible())
    await userEvent.clear(search)
    await expect(interests.getAllByRole('button', { pressed: true })).toHaveLength(2)
    await expect(canvas.getByRole('button', { name: say('onboarding.next') })).toBeVisible()
  },
}

/** A brand is asked which topics fit it. (Others are asked what they post about.) */
export const AboutOfABrand: Story = {
  parameters: { path: '/onboard?question=about' },
  decorators: [
    withApp([onboardingMessages], {
      isGuarded: true,
      prepare: ({ tabBox }) => answersBox.keep(tabBox, NEWCOMER.profile.id, withRole(withKind(noAnswers('SA'), 'BUSINESS'), 'BRAND')),
    }),
  ],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: say('onboarding.about.titleBusiness') })).toBeVisible())
    const [skip, next] = ['onboarding.skip', 'onboarding.next'] as const
    await waitFor(() => expect(canvas.getByRole('button', { name: say(skip) })).toBeVisible())
    // The interests can be skipped, but the skip button is not the main button.
    const colour = (name: typeof skip | typeof next) => getComputedStyle(canvas.getByRole('button', { name: say(name) })).backgroundColor
    await expect(colour(skip)).toBe('rgba(0, 0, 0, 0)')
    await expect(colour(next)).not.toBe(colour(skip))
    // A business has five steps after its questions.
    await expect(canvas.getByRole('progressbar')).toHaveAccessibleName(say('onboarding.progress', { number: 3, total: 9 }))
  },
}

/** On the narrowest phone the three buttons fit on one line and no word breaks. */
export const InterestsOnAPhone: Story = {
  tags: ['both-languages'],
  parameters: { path: '/onboard?question=about' },
  globals: { viewport: { value: 'mobile1' } },
  decorators: [
    withApp([onboardingMessages], {
      isGuarded: true,
      prepare: ({ tabBox }) =>
        answersBox.keep(tabBox, NEWCOMER.profile.id, withRole(withKind(noAnswers('SA'), 'INDIVIDUAL'), 'INFLUENCER')),
    }),
  ],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const boxOf = async (id: 'onboarding.back' | 'onboarding.skip' | 'onboarding.next') =>
      (await canvas.findByRole('button', { name: say(id) })).getBoundingClientRect()
    const [back, skip, next] = [await boxOf('onboarding.back'), await boxOf('onboarding.skip'), await boxOf('onboarding.next')]
    await expect([skip.top, skip.height]).toEqual([back.top, back.height])
    await expect([next.top, next.height]).toEqual([back.top, back.height])
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

/** Offers a brand the goals of brands. */
export const GoalOfABrand: Story = {
  parameters: { path: '/onboard?question=goal' },
  decorators: [
    withApp([onboardingMessages], {
      isGuarded: true,
      prepare: ({ tabBox }) =>
        answersBox.keep(tabBox, NEWCOMER.profile.id, {
          ...withRole(withKind(noAnswers('SA'), 'BUSINESS'), 'BRAND'),
          isAboutSeen: true,
        }),
    }),
  ],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await canvas.findByRole('heading', { level: 1, name: say('onboarding.goal.title') })
    const goals = canvas.getAllByRole('radio').map((goal) => goal.getAttribute('value'))
    await expect(goals).toEqual(['PROMOTE_PRODUCTS', 'GROW_AUDIENCE', 'OTHER'])
    await expect(canvas.getByRole('radio', { name: say('onboarding.goal.BRAND.PROMOTE_PRODUCTS') })).toBeVisible()
  },
}

/** If the address names a question after the first unanswered one, the page shows the first unanswered question instead. */
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

/** A toast covers no button of the bar. */
export const BesideAToast: Story = {
  tags: ['!dev'],
  globals: { viewport: { value: 'mobile1' } },
  decorators: [withApp([onboardingMessages], { isGuarded: true })],
  play: async ({ globals }) => {
    await barStaysFree(spoken(globals).say)
  },
}
