import { useState, type ReactNode } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { programIds } from '@wasla/mocks/scenarios/programs/pages.ts'
import { createFormats } from '@wasla/design-system/locale/formats.ts'
import { useServices } from '#services/context.ts'
import { spoken } from '#testing/say.ts'
import { StepScreen } from '../wizard/StepScreen.tsx'
import { inWizard } from '../wizard/testing/wizard-story.tsx'
import { BudgetForm } from './BudgetForm.tsx'
import { leftBudget } from './left-budget.ts'

/** Decorator that simulates a user who left the budget step to top up the wallet. */
function Left({ children }: { children: ReactNode }) {
  const { tabBox } = useServices()
  useState(() =>
    leftBudget.store(tabBox, programIds.readyDraft, { amount: { halalas: 765_400, reason: null }, payoutFrequency: 'QUARTERLY' }),
  )
  return children
}

const meta = {
  title: 'Screens/Programs/Budget',
  component: StepScreen,
  args: { type: 'BUDGET', Form: BudgetForm },
  tags: ['screen'],
  decorators: inWizard(programIds.readyDraft),
  parameters: { layout: 'fullscreen', path: '/programs/create/budget', scenario: 'publish-ready' },
} satisfies Meta<typeof StepScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

async function form({ globals }: Context) {
  const words = spoken(globals)
  const { say, language } = words
  const amount = await screen.findByRole('textbox', { name: say('programs.budget.amount') })
  return { ...words, ...createFormats(language), amount }
}

export const Filled: Story = {}
export const Empty: Story = { parameters: { scenario: 'wizard-at-budget' } }
export const NoMoney: Story = { parameters: { scenario: 'publish-no-money' } }
export const Loading: Story = { parameters: { scenario: 'wizard-loading' } }
export const Failing: Story = { parameters: { scenario: 'wizard-error' } }
export const EstimateFails: Story = { parameters: { scenario: 'wizard-figures-error' } }

/** A warning is shown while the budget is smaller than the cost of one whole path. It is never an error. */
export const SmallerThanOnePath: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { say, amount } = await form(context)
    await userEvent.clear(amount)
    await userEvent.type(amount, '١٠٠')
    await waitFor(() => expect(screen.getByText(say('programs.budget.small'))).toBeVisible())
    await userEvent.clear(amount)
    await userEvent.type(amount, '900000')
    await waitFor(() => expect(screen.queryByText(say('programs.budget.small'))).toBeNull())
  },
}

/** Stores the draft before the wallet opens, so that no unsaved-changes prompt appears. */
export const TopsUp: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'publish-no-money' },
  play: async (context) => {
    const { say, amount, money } = await form(context)
    await userEvent.clear(amount)
    await userEvent.type(amount, '5000')
    await userEvent.click(await screen.findByRole('button', { name: say('programs.money.topUpAmount', { amount: money(500_000) }) }))
    await waitFor(() => expect(screen.getByText('/wallet?sheet=top-up')).toBeVisible())
  },
}

/** Restores the typed values after the user returns from the wallet. */
export const BackFromTheWallet: Story = {
  tags: ['!dev'],
  render: (args) => (
    <Left>
      <StepScreen {...args} />
    </Left>
  ),
  play: async (context) => {
    const { say, amount, number } = await form(context)
    await expect(amount).toHaveValue(number(7_654))
    await expect(screen.getByRole('radio', { name: new RegExp(say('programs.budget.frequency.QUARTERLY'), 'u') })).toBeChecked()
  },
}

const summary = () => document.querySelector('[data-component="ErrorSummary"]')

/** Shows the error at the amount's field while the error summary has the focus, even if the rules have not loaded yet. */
export const RefusedAtItsFields: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'wizard-at-budget' },
  play: async (context) => {
    const { say, amount } = await form(context)
    await userEvent.type(amount, '99{Enter}')
    await waitFor(() => expect(summary()).toHaveFocus())
    await expect(amount).toBeInvalid()
    await expect(screen.getAllByText(say('required.payoutFrequency')).length).toBeGreaterThan(0)
    await userEvent.type(amount, '{Backspace}8{Enter}')
    await waitFor(() => expect(summary()).toHaveFocus())
    await expect(amount).toBeInvalid()
  },
}
