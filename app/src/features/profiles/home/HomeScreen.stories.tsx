import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { LOULOU } from '@wasla/mocks/world/businesses.ts'
import { createFormats } from '@wasla/design-system/locale/formats.ts'
import { defaultConfig } from '#config/config-store.ts'
import { AppLayout } from '#frames/AppLayout.tsx'
import { joinedGroupsPath } from '#shared/groups/group-address.ts'
import { sharedGroupsMessages } from '#shared/groups/messages/catalogue.ts'
import { sharedProgramsMessages } from '#shared/programs/messages/catalogue.ts'
import { plain, spoken } from '#testing/say.ts'
import { paymentRecordMessages } from '#shared/payment-record/messages/catalogue.ts'
import { withApp } from '#testing/story-app.tsx'
import { newProgramFor } from '#shared/programs/wizard/first-objective.ts'
import { topUpAddress } from '#shared/wallet/top-up-errand.ts'
import { profilesMessages } from '../messages/catalogue.ts'
import { shareMessages } from '#shared/share/messages/catalogue.ts'
import { firstDayMessages } from './first-day/messages/catalogue.ts'
import { HomeScreen } from './HomeScreen.tsx'
import { newProgramPath } from './program-entry.ts'

const meta = {
  title: 'Screens/Home',
  component: HomeScreen,
  tags: ['screen'],
  decorators: [
    withApp([paymentRecordMessages, profilesMessages, firstDayMessages, shareMessages, sharedProgramsMessages, sharedGroupsMessages]),
  ],
  parameters: { layout: 'fullscreen', path: '/home', scenario: 'demo-networker' },
  render: () => (
    <AppLayout>
      <HomeScreen />
    </AppLayout>
  ),
} satisfies Meta<typeof HomeScreen>
export default meta
type Story = StoryObj<typeof meta>

/** A verified networker who lacks three items is shown what to do next. */
export const Ready: Story = {
  play: async ({ canvas, globals }) => {
    const { say, platform, language } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent({ en: 'Noura A.', ar: 'نورة ع.' }[language]))
    /* Brands in the list of programs have a verified mark, too. */
    const header = (await canvas.findByText('@noura_cooks')).closest('section')!
    await waitFor(() => expect(within(header).getByRole('img', { name: say('ds.verifiedMark.label') })).toBeVisible())
    await waitFor(() => expect(canvas.queryByRole('region', { name: say('profiles.verify.title') })).toBeNull())
    const accounts = await canvas.findByRole('region', { name: say('profiles.accounts.title') })
    await waitFor(() => expect(within(accounts).getByText('@noura.cooks')).toBeVisible())
    await expect(
      within(accounts).getByRole('link', { name: say('profiles.accounts.connect', { platform: platform('YOUTUBE') }) }),
    ).toHaveAttribute('href', '/settings/accounts-rates')
    await expect(await canvas.findByRole('progressbar', { name: say('profiles.progress.label') })).toHaveAttribute('aria-valuenow', '75')
    await waitFor(() => expect(document.title).toBe(`${say('profiles.home.title')} · ${defaultConfig.productName[language]}`))
  },
}

/** After the admission, the verification card is first and has the only primary button. */
export const ToVerify: Story = {
  parameters: { scenario: 'identity-start' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const verify = await canvas.findByRole('region', { name: say('profiles.verify.title') })
    await waitFor(() => expect(within(verify).getByRole('link', { name: say('profiles.verify.do.identity') })).toBeVisible())
    /* On this page, only brands in the list of programs have a verified mark. */
    const programs = canvas.queryByRole('region', { name: say('profiles.programs.forYou') })
    for (const mark of canvas.queryAllByRole('img', { name: say('ds.verifiedMark.label') }))
      await expect(programs?.contains(mark)).toBe(true)
  },
}

/** The offer is hidden while the programs above load, because the loaded programs would move the offer. */
export const ProgramsToCome: Story = {
  parameters: { scenario: 'programs-loading' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const programs = await canvas.findByRole('region', { name: say('profiles.programs.forYou') })
    await expect(programs).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByText(say('profiles.agent.title'))).not.toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('button', { name: say('profiles.agent.open') })).toBeNull())
  },
}

/** The offer is shown after all blocks have loaded. */
export const Offered: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('button', { name: say('profiles.agent.open') })).toBeVisible())
  },
}

/** At 100 % the list of items is closed. */
export const CompleteProfile: Story = {
  parameters: { scenario: 'complete-profile' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('heading', { name: say('profiles.progress.good') })).toBeVisible())
    await expect(canvas.getByRole('button', { name: new RegExp(say('profiles.progress.completed')) })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
    await waitFor(() => expect(canvas.queryByText(say('profiles.progress.chance', { share: 0.45 }))).toBeNull())
    await waitFor(() => expect(canvas.queryByRole('heading', { name: say('profiles.verify.title') })).toBeNull())
  },
}

/** Without a user name there is no address to share. A link leads to the page where the user name is chosen. */
export const NoUserName: Story = {
  parameters: { scenario: 'no-username' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await expect(await canvas.findByRole('button', { name: say('share.action') })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: say('share.qr') })).toBeDisabled()
    await userEvent.click(canvas.getByRole('link', { name: say('profiles.link.createUserName') }))
    await waitFor(() => expect(canvas.getByText('/settings/profile')).toBeVisible())
  },
}

/** An agent sees the agent's talents instead of the offer to become an agent. */
export const Agent: Story = {
  parameters: { scenario: 'agent' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const roster = await canvas.findByRole('region', { name: say('profiles.roster.title') })
    await expect(within(roster).getByRole('link', { name: /Mariam Alkuwari/ })).toHaveAttribute('href', '/profile/influencer/mariam_doha')
    await expect(within(roster).getAllByText(say('profiles.roster.waiting'))).toHaveLength(3)
  },
}

/** An agency sees its first talents, a link to all, and a link to invite another. */
export const Agency: Story = {
  parameters: { scenario: 'agency' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const roster = await canvas.findByRole('region', { name: say('profiles.roster.title') })
    await expect(within(roster).getAllByRole('listitem')).toHaveLength(4)
    await expect(within(roster).getByRole('link', { name: say('profiles.roster.all', { count: 14 }) })).toHaveAttribute(
      'href',
      '/settings/managed-accounts',
    )
  },
}

/** Earnings of the talents, in total and per program, with links to their results. */
export const TalentEarnings: Story = {
  parameters: { scenario: 'agency' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const card = await canvas.findByRole('region', { name: say('profiles.talentEarnings.title') })
    await expect(await within(card).findByRole('columnheader', { name: say('profiles.talentEarnings.paidColumn') })).toBeVisible()
    const [total] = within(card).getAllByRole('row').toReversed()
    await expect(total).toHaveTextContent(say('profiles.talentEarnings.total'))
    const first = (await within(card).findAllByRole('link')).find((link) => link.closest('table'))
    await expect(first).toHaveAttribute('href', expect.stringMatching(/^\/program\/[\w-]+\/my-performance\?profile=[\w-]+$/u))
  },
}

/** Only four talents are shown at first, here with large amounts. A button shows all talents. */
export const TalentEarningsMany: Story = {
  parameters: { scenario: 'talent-earnings-many' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const card = await canvas.findByRole('region', { name: say('profiles.talentEarnings.title') })
    await waitFor(() => expect(within(card).getByRole('button')).toBeVisible())
  },
}

/** The button shows all talents; a second press shows only the first four again. */
export const TalentEarningsAll: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'talent-earnings-many' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const card = await canvas.findByRole('region', { name: say('profiles.talentEarnings.title') })
    const people = () => card.querySelectorAll('[data-component="Avatar"]').length
    await waitFor(() => expect(people()).toBe(4))
    await userEvent.click(within(card).getByRole('button'))
    await waitFor(() => expect(people()).toBeGreaterThan(4))
    await userEvent.click(within(card).getByRole('button', { name: say('profiles.talentEarnings.showFewer') }))
    await waitFor(() => expect(people()).toBe(4))
  },
}

/** If no talent has earned anything yet, the card explains its purpose. */
export const TalentEarningsNone: Story = {
  parameters: { scenario: 'talent-no-earnings' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByText(say('profiles.talentEarnings.none'))).toBeVisible())
  },
}

/** If the earnings load slowly, the rest of the page waits for a limited time only. */
export const TalentEarningsLoading: Story = {
  parameters: { scenario: 'talent-earnings-loading' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await canvas.findByRole('region', { name: say('profiles.roster.title') })
    await waitFor(() => expect(canvas.queryByRole('region', { name: say('profiles.talentEarnings.title') })).toBeNull())
  },
}

/** If the earnings fail to load, the talents are still shown. */
export const TalentEarningsFailed: Story = {
  parameters: { scenario: 'talent-earnings-error' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('heading', { name: say('profiles.talentEarnings.failed') })).toBeVisible())
    await expect(await canvas.findByRole('region', { name: say('profiles.roster.title') })).toBeVisible()
  },
}

/** An agency without talents is shown how to find some, with one button. */
export const AgencyFirstDay: Story = {
  parameters: { scenario: 'managed-accounts-agency-none' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const start = await canvas.findByRole('region', { name: say('profiles.roster.start') })
    await expect(within(start).getByRole('link', { name: say('profiles.roster.do') })).toHaveAttribute('href', '/settings/managed-accounts')
    await waitFor(() => expect(canvas.getByText(say('profiles.progress.replies'))).toBeVisible())
  },
}

export const TalentFailed: Story = {
  parameters: { scenario: 'managed-accounts-error' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('heading', { name: say('profiles.roster.failed') })).toBeVisible())
  },
}

/**
 * A brand without programs chooses the objective of its first program on this page. The wallet card says that money is not needed yet. The
 * progress card promises more replies and does not mention being hired.
 */
export const BrandNew: Story = {
  parameters: { scenario: 'programs-brand-new' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const start = await canvas.findByRole('region', { name: say('firstDay.title') })
    await expect(within(start).getAllByRole('listitem')).toHaveLength(3)
    const people = await canvas.findByRole('region', { name: say('firstDay.creators') })
    await expect(start.compareDocumentPosition(people) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
    await waitFor(() => expect(within(people).getAllByRole('listitem')).toHaveLength(3))
    await waitFor(() => expect(canvas.queryByRole('region', { name: say('profiles.people.title') })).toBeNull())
    const wallet = await canvas.findByRole('region', { name: say('shell.nav.wallet') })
    await expect(within(wallet).getByRole('link', { name: say('firstDay.wallet.topUp') })).toHaveAttribute('href', topUpAddress)
    await waitFor(() => expect(canvas.getByText(say('profiles.progress.replies'))).toBeVisible())
    await waitFor(() => expect(canvas.queryByText(say('profiles.progress.chance', { share: 0.45 }))).toBeNull())
    await expect(within(start).getByRole('link', { name: say('profiles.program.create') })).toHaveAttribute('href', newProgramFor('SALES'))
  },
}

/** The link to the wizard contains the chosen objective. */
export const BrandNewChoosesItsObjective: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'programs-brand-new' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const start = await canvas.findByRole('region', { name: say('firstDay.title') })
    const question = within(start).getByRole('radiogroup', { name: say('firstDay.question') })
    await userEvent.click(within(question).getByRole('radio', { name: say('program.objective.TRAFFIC') }))
    await expect(within(start).getByRole('link', { name: say('profiles.program.create') })).toHaveAttribute(
      'href',
      newProgramFor('TRAFFIC'),
    )
  },
}

/** If the people fail to load, everything else on a brand's first day is still shown. */
export const BrandNewPeopleFailed: Story = {
  parameters: { scenario: 'brand-new-people-error' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('heading', { name: say('profiles.people.failed') })).toBeVisible())
    await expect(canvas.getByRole('region', { name: say('firstDay.title') })).toBeVisible()
  },
}

/** No people are found, and the balance cannot be loaded. */
export const BrandNewAlone: Story = {
  parameters: { scenario: 'brand-new-alone' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByText(say('profiles.people.none'))).toBeVisible())
    await expect(await canvas.findByRole('region', { name: say('shell.nav.wallet') })).toBeVisible()
  },
}

/** Shows four networkers to compare, at most four of the brand's programs, and a link to create another program. */
export const BrandActive: Story = {
  parameters: { scenario: 'brand-active' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const people = await canvas.findByRole('region', { name: say('profiles.people.title') })
    await waitFor(() => expect(within(people).getAllByRole('listitem')).toHaveLength(4))
    await expect(within(people).getByRole('link', { name: say('profiles.people.all') })).toHaveAttribute('href', '/discover/people')
    const programs = await canvas.findByRole('region', { name: say('profiles.programs.own') })
    await waitFor(() => expect(within(programs).getAllByRole('article')).toHaveLength(4))
    await expect(within(programs).getByRole('link', { name: say('profiles.programs.all') })).toHaveAttribute('href', '/my-programs')
    await expect(within(programs).getByRole('link', { name: say('profiles.program.create') })).toHaveAttribute('href', newProgramPath)
  },
}

/** Shows four programs to join (T-13). */
export const ProgramsToJoin: Story = {
  parameters: { scenario: 'programs' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const programs = await canvas.findByRole('region', { name: say('profiles.programs.forYou') })
    /* Omits programs that the viewer has joined or asked to join, whatever the answer was. Suitable programs are first (Y-28). */
    const [first] = await within(programs).findAllByRole('article')
    await expect(within(first ?? programs).getByText(say('program.fit.eligible'))).toBeVisible()
    for (const request of ['Accepted', 'Pending', 'Rejected'] as const)
      await waitFor(() => expect(within(programs).queryByText(say(`program.mine.${request}`))).toBeNull())
    await expect(within(programs).getByRole('link', { name: say('profiles.programs.discoverMore') })).toHaveAttribute('href', '/discover')
  },
}

/** If the programs fail to load, all other blocks still work. */
export const ProgramsFailed: Story = {
  parameters: { scenario: 'programs-error' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('heading', { name: say('profiles.programs.failed') })).toBeVisible())
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
  },
}

/** Shows the groups that the viewer created, and a link to all of them (T-13). */
export const CreatedGroups: Story = {
  parameters: { scenario: 'home-groups' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const created = await canvas.findByRole('region', { name: say('profiles.groups.created') })
    await expect(await within(created).findByRole('link', { name: /Riyadh kitchens/u })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/groups\/my\//u),
    )
    await expect(within(created).getByRole('link', { name: say('profiles.groups.seeAll') })).toHaveAttribute('href', '/groups?type=CREATED')
  },
}

/** A viewer who created no group gets a link to create one. */
export const NoGroups: Story = {
  parameters: { scenario: 'home-groups-none' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const created = await canvas.findByRole('region', { name: say('profiles.groups.created') })
    await expect(await within(created).findByRole('link', { name: say('profiles.groups.create') })).toHaveAttribute(
      'href',
      '/groups/create',
    )
  },
}

/**
 * A viewer is in five groups but created none. The card explains why there is no link to create a group, and links to the joined groups
 * (G-01).
 */
export const NoMoreGroups: Story = {
  parameters: { scenario: 'home-groups-at-limit' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const created = await canvas.findByRole('region', { name: say('profiles.groups.created') })
    await waitFor(() => expect(within(created).getByText(say('profiles.groups.full', { limit: 5 }))).toBeVisible())
    await waitFor(() => expect(within(created).queryByRole('link', { name: say('profiles.groups.create') })).toBeNull())
    await expect(within(created).getByRole('link', { name: say('profiles.groups.joined') })).toHaveAttribute('href', joinedGroupsPath)
  },
}

/** While programs are switched off, groups to join replace them (T-10, R-05). */
export const GroupsToJoin: Story = {
  parameters: { scenario: 'flags-off' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const groups = await canvas.findByRole('region', { name: say('profiles.groups.forYou') })
    await waitFor(() => expect(within(groups).getAllByRole('article').length).toBeGreaterThan(0))
    await waitFor(() => expect(canvas.queryByRole('region', { name: say('profiles.programs.forYou') })).toBeNull())
  },
}

/** A business under review is greeted by its whole name and has its verified mark. The page names the day by which the review is due. */
export const BrandUnderReview: Story = {
  parameters: { scenario: 'brand-under-review' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const verify = await canvas.findByRole('region', { name: say('profiles.verify.title') })
    await waitFor(() => expect(within(verify).getByText(say('profiles.verify.documents'))).toBeVisible())
    await waitFor(() => expect(within(verify).queryByRole('link')).toBeNull())
    const name = await canvas.findByRole('heading', { level: 2, name: new RegExp(`^${LOULOU.profile.name}`, 'u') })
    await expect(within(name).getByRole('img', { name: say('ds.verifiedMark.label') })).toBeVisible()
  },
}

/** Shows the reviewer's reason and a link for trying again. */
export const Rejected: Story = {
  parameters: { scenario: 'rejected' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByText('The photo of the document is too blurred to read.')).toBeVisible())
    await expect(canvas.getByRole('link', { name: say('profiles.verify.retry.identity') })).toBeVisible()
  },
}
export const BrandRejected: Story = { parameters: { scenario: 'brand-rejected' } }
export const Empty: Story = { parameters: { scenario: 'empty' } }
export const Long: Story = { parameters: { scenario: 'long-names' } }
export const Loading: Story = { parameters: { scenario: 'loading' } }

/** Each block that failed to load shows an error in its place, with a retry button. */
export const Error: Story = {
  parameters: { scenario: 'server-error' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('button', { name: say('ds.errorState.retry') })).toBeVisible())
  },
}

/** If a busy server refuses a request, the request is sent again. Until the response, only the skeleton is shown. */
export const Busy: Story = {
  parameters: { scenario: 'server-busy' },
  play: async ({ canvas, canvasElement, globals }) => {
    const { say } = spoken(globals)
    const seen: string[] = []
    const watch = new MutationObserver(() => seen.push(canvasElement.textContent))
    watch.observe(canvasElement, { childList: true, subtree: true, characterData: true })
    await waitFor(() => expect(canvas.getByRole('button', { name: say('share.action') })).toBeVisible())
    watch.disconnect()
    await expect(seen.filter((text) => text.includes(say('ds.errorState.retry')))).toEqual([])
  },
}

/** After a press on “Copy”, the button says that the link was copied. */
export const CopiesTheLink: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(await canvas.findByRole('button', { name: say('ds.copyField.copy', { label: say('profiles.link.address') }) }))
    await expect(write).toHaveBeenCalledWith(`${location.origin}/profile/influencer/noura_cooks`)
    await expect(await canvas.findByText(say('ds.copyField.copied'))).toBeInTheDocument()
  },
}

/** If the device has no share sheet, “Share” opens a menu. Its last entry shows the QR code; the back button closes the code. */
export const SharesByMenu: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const open = spyOn(window, 'open').mockReturnValue(null)
    const share = await canvas.findByRole('button', { name: say('share.action') })
    await userEvent.click(share)
    await userEvent.click(await screen.findByRole('menuitem', { name: say('share.whatsapp') }))
    await expect(open).toHaveBeenCalledWith(expect.stringContaining('https://wa.me/?text='), '_blank', 'noopener,noreferrer')
    await userEvent.click(share)
    await userEvent.click(await screen.findByRole('menuitem', { name: say('share.qr') }))
    const code = await screen.findByRole('img', { name: say('share.qr') })
    await waitFor(() => expect(code).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** Opening one part of the list closes the other, by mouse and by keyboard. */
export const OpensOnePartAtATime: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const part = (id: 'profiles.progress.toDo' | 'profiles.progress.completed') =>
      canvas.findByRole('button', { name: new RegExp(say(id)) })
    await expect(await part('profiles.progress.toDo')).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(await part('profiles.progress.completed'))
    await expect(await part('profiles.progress.toDo')).toHaveAttribute('aria-expanded', 'false')
    await waitFor(() => expect(canvas.getByText(say('profiles.step.INTERESTS.done'))).toBeVisible())
    ;(await part('profiles.progress.toDo')).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await part('profiles.progress.toDo')).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(canvas.getByRole('link', { name: new RegExp(say('profiles.step.RATE_CARD.do')) }))
    await waitFor(() => expect(canvas.getByText('/settings/accounts-rates/build-rate-card')).toBeVisible())
  },
}

/** The page starts with the available amount and the next payout (with day and hour), on one line at every width. No amount breaks. */
export const EarningsToCome: Story = {
  tags: ['both-languages'],
  parameters: { scenario: 'wallet' },
  play: async ({ canvas, globals }) => {
    const { say, language } = spoken(globals)
    const { money } = createFormats(language)
    // Every block that would move other blocks is loaded before the page is first shown.
    await canvas.findByRole('heading', { level: 1 })
    const line = canvas.getByRole('region', { name: say('profiles.money.title') })
    await expect(line).toHaveTextContent(plain(money(1_248_050)))
    await expect(line).toHaveTextContent(plain(money(124_000)))
    const [available, next] = within(line).getAllByRole('link')
    await expect(next).toHaveAttribute('href', '/wallet?tab=coming')
    await expect(available!.getBoundingClientRect().top).toBe(next!.getBoundingClientRect().top)
    for (const amount of line.querySelectorAll('[data-component="Amount"]'))
      await expect(amount.getBoundingClientRect().height).toBeLessThan(2 * Number.parseFloat(getComputedStyle(amount).lineHeight))
  },
}

/**
 * For each program, compares today with yesterday until the same time of day, and says what is missing for the next reward. Lists below
 * which programs to post about; the program that ends next is first.
 */
export const Today: Story = {
  parameters: { scenario: 'demo-networker' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await canvas.findByRole('heading', { level: 1 })
    const today = await canvas.findByRole('region', { name: say('profiles.today.title') })
    const rows = within(today).getAllByRole('row').slice(1)
    await expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) {
      await expect(within(row).getAllByRole('cell')).toHaveLength(2)
      await expect(within(row).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^\/program\/[\w-]+\/my-performance$/u))
    }
    const post = canvas.getByRole('region', { name: say('profiles.toPost.title') })
    const [kit] = within(post).getAllByRole('link', { name: say('profiles.toPost.kit') })
    await expect(kit).toHaveAttribute('href', expect.stringMatching(/^\/program\/[\w-]+\/overview\?dialog=share$/u))
  },
}

/** A manager sees today's results of each talent, with links to the talent's results. */
export const TodayOfTalents: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'agency' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const today = await canvas.findByRole('region', { name: say('profiles.today.title') })
    const [first] = within(today).getAllByRole('link')
    await expect(first).toHaveAttribute('href', expect.stringMatching(/^\/program\/[\w-]+\/my-performance\?profile=[\w-]+$/u))
    await waitFor(() => expect(canvas.queryByRole('region', { name: say('profiles.toPost.title') })).toBeNull())
  },
}

/** Shows a brand's last seven days: results, payouts and the change from the week before. */
export const Week: Story = {
  parameters: { scenario: 'programs-brand' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await canvas.findByRole('heading', { level: 1 })
    const card = canvas.getByRole('region', { name: say('profiles.week.title') })
    for (const name of ['clicks', 'approved', 'paid'] as const)
      await expect(within(card).getByText(say(`profiles.week.${name}`))).toBeVisible()
  },
}

/** A brand's open tasks (applicants, exhausted budgets, drafts) are before its other work. */
export const Tasks: Story = {
  parameters: { scenario: 'programs-brand' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const tasks = await canvas.findByRole('region', { name: say('profiles.tasks.title') })
    const links = () =>
      within(tasks)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href') ?? '')
    await waitFor(() => expect(links()[0]).toMatch(/\/applicants$/u))
    await expect(links().some((href) => href.endsWith('?dialog=budget'))).toBe(true)
    await expect(links().at(-1)).toMatch(/\?draft=/u)
    const people = canvas.getByRole('region', { name: say('profiles.people.title') })
    await expect(tasks.compareDocumentPosition(people) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  },
}

/** Shows how much of the budgets of its running programs a brand has spent. */
export const RunningSpend: Story = {
  parameters: { scenario: 'programs-brand' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const card = await canvas.findByRole('region', { name: say('profiles.money.spend') })
    await expect(within(card).getByRole('meter')).toBeVisible()
  },
}
