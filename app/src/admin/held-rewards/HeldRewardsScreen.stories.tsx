import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { createFormats } from '@wasla/design-system/locale/formats.ts'
import { spoken } from '#testing/say.ts'
import { withAdmin } from '../testing/story-admin.tsx'
import { HeldRewardsScreen } from './HeldRewardsScreen.tsx'

const meta = {
  title: 'Screens/Back office/Held rewards',
  component: HeldRewardsScreen,
  tags: ['screen'],
  decorators: [withAdmin],
  parameters: { layout: 'fullscreen', path: '/held-rewards', scenario: 'admin-held-rewards' },
} satisfies Meta<typeof HeldRewardsScreen>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** The case that is due first is at the top. An overdue case is marked. */
export const Ready: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(3)
    const [, first] = canvas.getAllByRole('row')
    await expect(first).toHaveTextContent(say('admin.reviews.overdue'))
    await expect(first).toHaveTextContent(say('admin.rewardCases.contact.BANK_ACCOUNT'))
  },
}

/** The menu shows the number of undecided cases. */
export const CountedInTheMenu: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say, language } = spoken(globals)
    await canvas.findAllByRole('rowheader')
    const entry = () => canvas.getByRole('link', { name: new RegExp(`^${say('admin.place.rewardCases')}`, 'u') })
    await waitFor(() => expect(entry()).toHaveTextContent(createFormats(language).number(3)))
  },
}

async function openFirst(canvas: Canvas) {
  const [first] = await canvas.findAllByRole('rowheader')
  if (!first) throw new Error('No reward is held')
  await userEvent.click(first)
  return within(await screen.findByRole('dialog'))
}

/** A decision needs a choice and a note. With both, the reward leaves the queue. */
export const Refused: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const dialog = await openFirst(canvas)
    const send = await dialog.findByRole('button', { name: say('admin.rewardCases.send') })
    await userEvent.click(send)
    const note = dialog.getByRole('textbox')
    await waitFor(() => expect(note).toHaveAccessibleDescription(new RegExp(say('required.note'), 'u')))
    await expect(screen.getByRole('dialog')).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: say('admin.rewardCases.outcome.refused') }))
    await userEvent.type(note, 'The account is the owner’s own.')
    await userEvent.click(send)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(2))
  },
}

/** The dialog shows the shared contact details, and no outcome is preselected. */
export const Opened: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const dialog = await openFirst(canvas)
    await waitFor(() => expect(dialog.getByRole('radio', { name: say('admin.rewardCases.outcome.pays') })).not.toBeChecked())
    await expect(dialog.getByText(say('admin.rewardCaseFact.shared'))).toBeVisible()
  },
}

/** Decided cases show their notes. */
export const History: Story = {
  parameters: { path: '/held-rewards?status=Refused' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const dialog = await openFirst(canvas)
    await waitFor(() => expect(dialog.getByText(say('admin.rewardCaseFact.note'))).toBeVisible())
    await waitFor(() => expect(dialog.queryByRole('radio')).toBeNull())
  },
}

/** On a phone. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(3)
  },
}

/** Support can read cases and cannot decide them. */
export const OnlyLooking: Story = {
  parameters: { scenario: 'admin-held-rewards-support' },
  play: async ({ canvas, globals }) => {
    const dialog = await openFirst(canvas)
    await waitFor(() => expect(dialog.getByText(spoken(globals).say('admin.rewardCases.decideForbidden'))).toBeVisible())
  },
}

/** No held rewards. */
export const Empty: Story = {
  parameters: { scenario: 'admin-results-empty' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByText(spoken(globals).say('admin.rewardCases.empty'))).toBeVisible())
  },
}

/** Placeholders for the rows. */
export const Loading: Story = { parameters: { scenario: 'admin-loading' } }

/** The request failed. */
export const Failed: Story = {
  parameters: { scenario: 'admin-error' },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: spoken(globals).say('ds.errorState.retry') })).toBeVisible())
  },
}
