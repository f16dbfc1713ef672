import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { createFormats } from '@wasla/design-system/locale/formats.ts'
import { milestoneTitle } from '@wasla/contract/rewards/milestone-title.ts'
import { MORNING_CUP } from '@wasla/mocks/world/programs/all-programs.ts'
import { AppLayout } from '#frames/AppLayout.tsx'
import { listMessages } from '#shared/list/messages/catalogue.ts'
import { plain, spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { walletMessages } from '../messages/catalogue.ts'
import { WalletScreen } from '../WalletScreen.tsx'

const meta = {
  title: 'Screens/Wallet/What is coming',
  component: WalletScreen,
  tags: ['screen'],
  decorators: [withApp([walletMessages, listMessages], { isGuarded: true })],
  parameters: { layout: 'fullscreen', path: '/wallet?tab=coming', scenario: 'wallet' },
  render: () => (
    <AppLayout>
      <WalletScreen />
    </AppLayout>
  ),
} satisfies Meta<typeof WalletScreen>
export default meta
type Story = StoryObj<typeof meta>

/** A line with the paydays, the rewards of each payday, then the reserved amounts. */
export const Ready: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const line = within(await canvas.findByRole('list', { name: say('wallet.paydays') }))
    await expect(line.getAllByRole('listitem')).toHaveLength(4)
    await expect(canvas.getByRole('region', { name: say('wallet.reserved') })).toBeVisible()
  },
}

/** A press on an amount shows its parts below, which add up to the amount. */
export const Opened: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say, language } = spoken(globals)
    const { money } = createFormats(language)
    const bound = within(await canvas.findByRole('region', { name: say('wallet.reserved') }))
    const row = bound.getByRole('button', { name: /Najd Bank/u })
    await expect(row).toHaveTextContent(plain(money(50_575)))
    await userEvent.click(row)
    await expect(row).toHaveAttribute('aria-expanded', 'true')
    await expect(bound.getByText(say('wallet.toBank')).nextSibling).toHaveTextContent(plain(money(50_000)))
    await expect(bound.getByText(say('wallet.feeAndVat')).nextSibling).toHaveTextContent(plain(money(575)))
    await expect(bound.getByRole('link', { name: say('wallet.setAside.see') })).toHaveAttribute(
      'href',
      expect.stringContaining('/wallet?transaction='),
    )
    await userEvent.click(row)
    await waitFor(() => expect(bound.queryByText(say('wallet.toBank'))).toBeNull())
  },
}

/**
 * A reward names its milestones. When the reward is opened, the amounts of the milestones add up to the amount of the reward, and a link
 * leads to the program.
 */
export const Milestones: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say, language } = spoken(globals)
    const { money } = createFormats(language)
    const coming = within(await canvas.findByRole('region', { name: say('wallet.pending') }))
    const row = coming.getByRole('button', { name: new RegExp(MORNING_CUP.program.name, 'u') })
    await expect(row).toHaveTextContent(say('wallet.note.rewards', { rewards: 2 }))
    await userEvent.click(row)
    for (const [title, sum] of [
      [milestoneTitle('SALES', 150), 24_000],
      [milestoneTitle('SALES', 300), 60_000],
    ] as const)
      await expect(coming.getByText(title[language]).closest('dt')?.nextSibling).toHaveTextContent(plain(money(sum)))
    await expect(coming.getByText(say('wallet.intoWallet')).nextSibling).toHaveTextContent(plain(money(84_000)))
    await expect(coming.getByRole('link', { name: say('wallet.coming.program') })).toHaveAttribute(
      'href',
      `/program/${MORNING_CUP.program.id}/overview`,
    )
  },
}

/** A reward that waits for the budget of its program has no day. It says why, and is not part of the total. */
export const NoDateYet: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say, language } = spoken(globals)
    const coming = within(await canvas.findByRole('region', { name: say('wallet.pending') }))
    await expect(coming.getByRole('heading', { name: say('wallet.coming.undated') })).toBeVisible()
    const row = coming.getByRole('button', { name: new RegExp(milestoneTitle('DOWNLOADS', 600)[language], 'u') })
    await expect(row).toHaveTextContent(plain(createFormats(language).money(30_000)))
    await userEvent.click(row)
    await expect(coming.getByText(say('wallet.coming.undatedWhy'))).toBeVisible()
  },
}

/** The rows of the card add up to its total. */
export const AddsUp: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say, language } = spoken(globals)
    const { money } = createFormats(language)
    const coming = await canvas.findByRole('region', { name: say('wallet.pending') })
    for (const sum of [455_000, 124_000, 84_000, 40_000, 86_000, 245_000]) await expect(coming).toHaveTextContent(plain(money(sum)))
  },
}

/** The figures of the balance card link to their details. */
export const FromTheBalance: Story = {
  tags: ['!dev'],
  parameters: { path: '/wallet' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await canvas.findByRole('link', { name: new RegExp(say('wallet.reserved'), 'u') }))
    await waitFor(() => expect(canvas.getByRole('region', { name: say('wallet.reserved') })).toHaveFocus())
    await expect(canvas.getByText(say('wallet.available.changed', { isToday: 'true', date: '' })).closest('a')).toBeNull()
  },
}

/** An empty wallet explains how money gets into it. */
export const FirstDay: Story = {
  parameters: { scenario: 'wallet-empty' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('heading', { name: say('wallet.firstDay') })).toBeVisible())
    await expect(canvas.getByText(say('wallet.how.paydays'))).toBeVisible()
  },
}

/** A brand sees the budgets of its programs. */
export const Brand: Story = {
  parameters: { scenario: 'wallet-brand' },
  play: async ({ canvas, globals }) => {
    const { say, language } = spoken(globals)
    const bound = await canvas.findByRole('region', { name: say('wallet.reserved.programs') })
    await expect(bound).toHaveTextContent(plain(createFormats(language).money(1_240_000)))
    const [row, ...more] = within(bound).getAllByRole('button')
    await expect(more).toHaveLength(1)
    await userEvent.click(row!)
    await expect(within(bound).getByRole('link', { name: say('wallet.coming.program') })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/program\/.+\/overview$/u),
    )
  },
}
