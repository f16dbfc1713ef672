import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { programIds } from '@wasla/mocks/scenarios/programs/pages.ts'
import { createFormats } from '@wasla/design-system/locale/formats.ts'
import { useServices } from '#services/context.ts'
import { firstObjective } from '#shared/programs/wizard/first-objective.ts'
import { spoken } from '#testing/say.ts'
import { StepScreen } from '../wizard/StepScreen.tsx'
import { inWizard } from '../wizard/testing/wizard-story.tsx'
import { ObjectivesForm } from './ObjectivesForm.tsx'

const meta = {
  title: 'Screens/Programs/Objectives',
  component: StepScreen,
  args: { type: 'IMPACT_OBJECTIVES', Form: ObjectivesForm },
  tags: ['screen'],
  decorators: inWizard(programIds.readyDraft),
  parameters: { layout: 'fullscreen', path: '/programs/create/impact-objectives', scenario: 'publish-ready' },
} satisfies Meta<typeof StepScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

async function form({ globals }: Context) {
  const words = spoken(globals)
  const { say, language } = words
  await screen.findByRole('textbox', { name: say('programs.objectives.trackingUrl') })
  const target = (place: number) => screen.findByRole('textbox', { name: say('programs.objectives.milestone.target', { place }) })
  const amount = (place: number) => screen.findByRole('textbox', { name: say('programs.objectives.milestone.amount', { place }) })
  const add = screen.getByRole('button', { name: say('programs.objectives.add') })
  const next = screen.getByRole('button', { name: say('programs.wizard.next') })
  const path = () => screen.findByRole('list', { name: say('programs.objectives.path.label') })
  return { ...words, ...createFormats(language), target, amount, add, next, path }
}

export const Filled: Story = {}
export const Empty: Story = { parameters: { scenario: 'wizard-at-objectives' } }

/** Opens with the objective that the user chose on the home page before the draft existed. */
export const ChosenBefore: Story = {
  decorators: [
    (Story) => {
      const { tabBox } = useServices()
      useState(() => firstObjective.store(tabBox, programIds.readyDraft, 'DOWNLOADS'))
      return <Story />
    },
  ],
  parameters: { scenario: 'wizard-at-objectives' },
  play: async (context) => {
    const { say } = await form(context)
    await expect(screen.getByRole('radio', { name: new RegExp(say('program.objective.DOWNLOADS')) })).toBeChecked()
  },
}
export const Long: Story = { parameters: { scenario: 'wizard-long' } }
export const Loading: Story = { parameters: { scenario: 'wizard-loading' } }
export const Failing: Story = { parameters: { scenario: 'wizard-error' } }

/** A program that counts orders may count codes too. A program that counts clicks cannot, so the choice is not shown. */
export const CountsCodes: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'wizard-at-objectives' },
  play: async (context) => {
    const { say } = await form(context)
    await waitFor(() => expect(screen.queryByRole('radiogroup', { name: say('programs.objectives.countsBy') })).toBeNull())
    await userEvent.click(screen.getByRole('radio', { name: new RegExp(say('program.objective.SALES'), 'u') }))
    const ways = within(await screen.findByRole('radiogroup', { name: say('programs.objectives.countsBy') }))
    await expect(ways.getByRole('radio', { name: say('program.countsBy.LINKS') })).toBeChecked()
    await userEvent.click(ways.getByRole('radio', { name: say('program.countsBy.LINKS_AND_CODES') }))
    await expect(ways.getByRole('radio', { name: say('program.countsBy.LINKS_AND_CODES') })).toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: new RegExp(say('program.objective.TRAFFIC'), 'u') }))
    await waitFor(() => expect(screen.queryByRole('radiogroup', { name: say('programs.objectives.countsBy') })).toBeNull())
  },
}

/** The path is updated with every key, in either digit set. The target of an added milestone gets the focus. */
export const FollowsTheKeys: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'wizard-at-objectives' },
  play: async (context) => {
    const { say, target, amount, add, path, number } = await form(context)
    await expect(screen.getByText(say('programs.objectives.path.empty'))).toBeVisible()
    await userEvent.type(await target(1), '٢٥')
    await userEvent.type(await amount(1), '200')
    await expect(within(await path()).getAllByRole('listitem').length).toBeGreaterThan(0)
    await userEvent.click(add)
    await waitFor(async () => expect(await target(2)).toHaveFocus())
    await userEvent.keyboard('10')
    await waitFor(() => expect(screen.getByText(say('programs.objectives.notRising'))).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: say('programs.objectives.sort') }))
    await waitFor(() => expect(screen.queryByText(say('programs.objectives.notRising'))).toBeNull())
    await expect(await target(1)).toHaveValue('10')
    await expect(await path()).toHaveTextContent(number(25))
  },
}

/** Shows each error at its field. The errors of a milestone disappear if the milestone is removed. */
export const RefusedAtItsFields: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'wizard-at-objectives' },
  play: async (context) => {
    const { say, target, amount, add, next } = await form(context)
    await userEvent.type(await target(1), '75')
    await userEvent.type(await amount(1), '200')
    await userEvent.click(add)
    await userEvent.type(await target(2), '75')
    await userEvent.click(next)
    const reward = await amount(2)
    await waitFor(() => expect(reward).toHaveAccessibleDescription(expect.stringContaining(say('required.amount'))))
    await userEvent.click(screen.getByRole('button', { name: say('programs.objectives.milestone.remove', { place: 1 }) }))
    await expect(await target(1)).toHaveValue('75')
    await expect(await amount(1)).toHaveAccessibleDescription(expect.stringContaining(say('required.amount')))
    await expect(add).toHaveFocus()
  },
}

/** Keeps the typed values if saving fails. */
export const NotSaved: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'wizard-offline' },
  play: async (context) => {
    const { say, target, next } = await form(context)
    const first = await target(1)
    await userEvent.clear(first)
    await userEvent.type(first, '12')
    await userEvent.click(next)
    await waitFor(() => expect(screen.getByText(say('programs.wizard.offline'))).toBeVisible())
    await expect(first).toHaveValue('12')
  },
}

/** Shows the error at the reward's field while the error summary has the focus, even if the rules have not loaded yet. */
export const RefusedAtEnter: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'wizard-at-objectives' },
  play: async (context) => {
    const { target, amount } = await form(context)
    const summary = () => document.querySelector('[data-component="ErrorSummary"]')
    await userEvent.type(await target(1), '75')
    const reward = await amount(1)
    await userEvent.type(reward, '0{Enter}')
    await waitFor(() => expect(summary()).toHaveFocus())
    await expect(reward).toBeInvalid()
    await userEvent.type(reward, '{Backspace}0.0{Enter}')
    await waitFor(() => expect(summary()).toHaveFocus())
    await expect(reward).toBeInvalid()
  },
}
