import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { programIds } from '@wasla/mocks/scenarios/programs/pages.ts'
import { listMessages } from '#shared/list/messages/catalogue.ts'
import { sharedProgramsMessages } from '#shared/programs/messages/catalogue.ts'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { participationsMessages } from '../messages/catalogue.ts'
import { ApplicantsTab } from './ApplicantsTab.tsx'

const meta = {
  title: 'Screens/Programs/Applicants',
  component: ApplicantsTab,
  args: { programId: programIds.morningCup },
  tags: ['screen'],
  decorators: [withApp([participationsMessages, sharedProgramsMessages, listMessages], { isGuarded: true })],
  parameters: { path: `/program/${programIds.morningCup}/applicants`, scenario: 'applicants' },
} satisfies Meta<typeof ApplicantsTab>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

async function list({ globals }: Context) {
  const words = spoken(globals)
  const { say } = words
  const people = await screen.findByRole('list', { name: say('participations.applicants') })
  const rows = () => [...people.querySelectorAll<HTMLElement>('[data-row]')]
  return { ...words, rows }
}

export const Some: Story = {}
export const Many: Story = { parameters: { scenario: 'applicants-many' } }
export const Empty: Story = { parameters: { scenario: 'applicants-empty' } }
export const Loading: Story = { parameters: { scenario: 'applicants-loading' } }
export const Failing: Story = { parameters: { scenario: 'applicants-error' } }

/** Accepts a request from its row by keyboard. The focus moves to the next row. */
export const AcceptsOne: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { say, rows } = await list(context)
    const [first, second] = rows()
    const accept = [...(first?.querySelectorAll('button') ?? [])].at(-1)
    const next = second?.dataset['row']
    accept?.focus()
    await userEvent.keyboard('{Enter}')
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: say('participations.question.Accepted.yes', { count: 1 }) }))
    const done = say('participations.done.Accepted', { count: 1 })
    await waitFor(() => expect(screen.getByText(done)).toBeVisible())
    await waitFor(() => expect(document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row']).toBe(next))
  },
}

/** Accepts several requests with one confirmation. */
export const AcceptsSeveral: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { say, rows } = await list(context)
    for (const row of rows().slice(0, 2)) await userEvent.click(within(row).getByRole('checkbox'))
    await userEvent.click(await screen.findByRole('button', { name: say('participations.acceptSeveral', { count: 2 }) }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: say('participations.question.Accepted.yes', { count: 2 }) }))
    await waitFor(() => expect(screen.getByText(say('participations.done.Accepted', { count: 2 }))).toBeVisible())
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

/** Declines several requests with one reason. The reason “Another reason” requires a note. */
export const DeclinesSeveral: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { say, rows } = await list(context)
    for (const row of rows().slice(0, 2)) await userEvent.click(within(row).getByRole('checkbox'))
    await userEvent.click(await screen.findByRole('button', { name: say('participations.declineSeveral', { count: 2 }) }))
    const dialog = within(await screen.findByRole('dialog'))
    const decline = dialog.getByRole('button', { name: say('participations.question.Rejected.yes', { count: 2 }) })
    await userEvent.click(decline)
    await expect(dialog.getByText(say('program.decline.reasonMissing'))).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: say('program.declined.OTHER') }))
    await userEvent.click(decline)
    await expect(dialog.getByText(say('participations.decline.noteMissing'))).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox'), 'Ask us again in May')
    await userEvent.click(decline)
    await waitFor(() => expect(screen.getByText(say('participations.done.Rejected', { count: 2 }))).toBeVisible())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** Dialog to decline one request, with the reasons to choose from. */
export const Declining: Story = {
  play: async (context) => {
    const { say, rows } = await list(context)
    const [first] = rows()
    await userEvent.click(
      within(first ?? document.body).getByRole('button', { name: new RegExp(`^${say('participations.decline')}`, 'u') }),
    )
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}

/** If some of several answers are refused, lists the applicants' names with the reasons. */
export const SomeRefused: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'applicants-some-failed' },
  play: async (context) => {
    const { say } = await list(context)
    await userEvent.click(screen.getByRole('checkbox', { name: say('participations.selectAll') }))
    await userEvent.click(await screen.findByRole('button', { name: say('participations.acceptSeveral', { count: 10 }) }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: say('participations.question.Accepted.yes', { count: 10 }) }))
    await expect((await screen.findAllByText(new RegExp(say('USER_NOT_VERIFIED'), 'u'))).length).toBeGreaterThan(0)
  },
}

/** If no applicant has this name, one press clears the search. */
export const NobodyFound: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { say } = await list(context)
    await userEvent.type(screen.getByRole('searchbox', { name: say('participations.applicants.search') }), 'zzzz{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: say('participations.noMatch.clear') }))
    await waitFor(() => expect(screen.getByRole('list', { name: say('participations.applicants') })).toBeVisible())
  },
}
