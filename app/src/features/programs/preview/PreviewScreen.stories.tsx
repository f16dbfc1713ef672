import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { programIds } from '@wasla/mocks/scenarios/programs/pages.ts'
import { createFormats } from '@wasla/design-system/locale/formats.ts'
import { isolate } from '@wasla/design-system/locale/isolate.ts'
import { recheckMessages } from '#shared/verification/messages/catalogue.ts'
import { plain, spoken } from '#testing/say.ts'
import { barStaysFree } from '#testing/toast-hits.ts'
import { publishMessages } from '../publish/messages/catalogue.ts'
import { inWizard } from '../wizard/testing/wizard-story.tsx'
import { PreviewScreen } from './PreviewScreen.tsx'

const meta = {
  title: 'Screens/Programs/Review and publish',
  component: PreviewScreen,
  args: { tab: 'overview' },
  tags: ['screen'],
  decorators: inWizard(programIds.readyDraft, [publishMessages, recheckMessages]),
  parameters: { layout: 'fullscreen', path: '/programs/create/preview/overview', scenario: 'publish-ready' },
} satisfies Meta<typeof PreviewScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

async function page({ globals }: Context) {
  const words = spoken(globals)
  const { say } = words
  const now = await screen.findByRole('button', { name: say('programs.publish.now') })
  const later = screen.getByRole('button', { name: say('programs.publish.later') })
  return { ...words, now, later }
}

export const Ready: Story = {}
export const Findings: Story = { parameters: { scenario: 'dry-run-findings' } }

/** After a long absence, publishing is blocked, and the page names the missing check with a link to it. */
export const CheckedAgain: Story = {
  parameters: { scenario: 'publish-recheck' },
  play: async (context) => {
    const { say, now } = await page(context)
    await waitFor(() => expect(screen.getByText(say('programs.dryRun.PROFILE.IDENTITY_CHECK'))).toBeVisible())
    await expect(now).toBeDisabled()
    await expect(await screen.findByRole('link', { name: say('recheck.go.DOCUMENTS') })).toHaveAttribute(
      'href',
      '/under-review?returnTo=%2Fprograms%2Fcreate%2Fpreview%2Foverview',
    )
  },
}
export const ByLink: Story = { parameters: { scenario: 'publish-by-link' } }
export const Trying: Story = { parameters: { scenario: 'dry-run-loading' } }
export const NotTried: Story = { parameters: { scenario: 'dry-run-error' } }
export const Long: Story = { parameters: { scenario: 'wizard-long' } }
export const Loading: Story = { parameters: { scenario: 'wizard-loading' } }
export const Failing: Story = { parameters: { scenario: 'wizard-error' } }
export const Catalogue: Story = { args: { tab: 'catalogue' }, parameters: { path: '/programs/create/preview/catalogue' } }
export const ShareableContent: Story = {
  args: { tab: 'shareable-content' },
  parameters: { path: '/programs/create/preview/shareable-content' },
}

/** The confirmation names the amount that is reserved. Then the success dialog opens, whose “Done” leads to the program. */
export const Publishes: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { say, now } = await page(context)
    await waitFor(() => expect(now).toBeEnabled())
    await userEvent.click(now)
    const alert = within(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(alert.getByText(say('programs.publish.fact.locked'))).toBeVisible())
    await userEvent.click(alert.getByRole('button', { name: say('programs.publish.alert.now.yes') }))
    const done = within(await screen.findByRole('dialog', { name: say('programs.publish.published') }))
    await userEvent.click(done.getByRole('button', { name: say('programs.publish.done') }))
    await waitFor(() => expect(screen.getByText(`/program/${programIds.readyDraft}/overview`, { selector: 'output' })).toBeVisible())
  },
}

/** Failed findings come first and link to their step. While there is a failed finding, both buttons are disabled. */
export const Blocked: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'dry-run-findings' },
  play: async (context) => {
    const { say, now, later } = await page(context)
    await expect(now).toBeDisabled()
    await expect(later).toBeDisabled()
    const goTo = say('programs.dryRun.goTo', { step: say('programs.wizard.step.PROGRAM_DETAILS') })
    const [first] = await screen.findAllByRole('link', { name: goTo })
    await expect(first).toHaveAttribute('href', expect.stringMatching(/\?field=endDate$/))
  },
}

/** A program that is not listed in Discover can be published but not scheduled. The bar says why. */
export const CannotBeScheduled: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'publish-by-link' },
  play: async (context) => {
    const { say, now, later } = await page(context)
    await waitFor(() => expect(now).toBeEnabled())
    await expect(later).toBeDisabled()
    await expect(later).toHaveAccessibleDescription(say('programs.publish.note.private'))
  },
}

/** If the balance has dropped since the check, nothing is published, and the page says how much is missing. */
export const ShortOfMoney: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'publish-insufficient' },
  play: async (context) => {
    const { say, language, now } = await page(context)
    await waitFor(() => expect(now).toBeEnabled())
    await userEvent.click(now)
    const alert = within(await screen.findByRole('alertdialog'))
    await userEvent.click(alert.getByRole('button', { name: say('programs.publish.alert.now.yes') }))
    const missing = isolate(createFormats(language).money(580_000))
    await waitFor(() => expect(screen.getByText(plain(say('programs.publish.short', { missing })))).toBeVisible())
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

/**
 * The dialog first asks for a day. Without a day, or with a past day, the field shows an error. With a valid day, the confirmation opens,
 * then the success dialog.
 */
export const Schedules: Story = {
  tags: ['!dev', 'both-languages'],
  play: async (context) => {
    const { say, later } = await page(context)
    await waitFor(() => expect(later).toBeEnabled())
    await userEvent.click(later)
    const dialog = within(await screen.findByRole('dialog', { name: say('programs.publish.schedule') }))
    const choose = dialog.getByRole('button', { name: say('programs.publish.schedule.choose') })
    await userEvent.click(choose)
    await expect((await dialog.findAllByText(say('required.publishDate'))).length).toBeGreaterThan(0)
    const parts = await dialog.findAllByRole('spinbutton')
    const type = async (year: string) => {
      for (const [part, digits] of [
        ['day', '20'],
        ['month', '12'],
        ['year', year],
      ] as const) {
        parts.find((each) => each.dataset['type'] === part)?.focus()
        await userEvent.keyboard(digits)
      }
      await userEvent.click(choose)
    }
    await type('2024')
    await expect((await dialog.findAllByText(say('field.startDate'))).length).toBeGreaterThan(0)
    await type('2025')
    const alert = within(await screen.findByRole('alertdialog'))
    await userEvent.click(alert.getByRole('button', { name: say('programs.publish.alert.later.yes') }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: say('programs.publish.scheduled') })).toBeVisible())
  },
}

/** A toast covers no button of the bar below. */
export const BesideAToast: Story = {
  tags: ['!dev'],
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ globals }) => {
    await barStaysFree(spoken(globals).say)
  },
}
