import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { groupIds } from '@wasla/mocks/scenarios/groups/pages.ts'
import { AppLayout } from '#frames/AppLayout.tsx'
import { listMessages } from '#shared/list/messages/catalogue.ts'
import { sharedGroupsMessages } from '#shared/groups/messages/catalogue.ts'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { groupsMessages } from '../messages/catalogue.ts'
import { EditGroupScreen } from './EditGroupScreen.tsx'
import { fieldsOf } from './testing/fill-form.ts'

const editing = (id: string) => ({ path: `/groups/edit/${id}`, route: '/groups/edit/:groupId' })

const meta = {
  title: 'Screens/Groups/Edit',
  component: EditGroupScreen,
  tags: ['screen'],
  decorators: [withApp([groupsMessages, sharedGroupsMessages, listMessages], { isGuarded: true })],
  parameters: { layout: 'fullscreen', ...editing(groupIds.riyadhKitchens), scenario: 'group-edit' },
  render: () => (
    <AppLayout width="full">
      <EditGroupScreen />
    </AppLayout>
  ),
} satisfies Meta<typeof EditGroupScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

async function opened({ canvas, globals }: Context) {
  const words = spoken(globals)
  await canvas.findByRole('heading', { level: 1, name: words.say('groups.form.edit') })
  const save = () => canvas.getByRole('button', { name: words.say('groups.form.save') })
  return { ...words, ...fieldsOf(words.say), save }
}

/** Selects one more interest in the second stage and returns its button. */
async function chooseInterest({ canvas, globals }: Context): Promise<HTMLElement> {
  const { say } = spoken(globals)
  await userEvent.click(canvas.getByRole('button', { name: say('groups.form.toInterests') }))
  const choices = within(await canvas.findByRole('toolbar', { name: say('groups.form.interests') }))
  const [other] = choices.getAllByRole('button', { pressed: false })
  if (!other) throw new Error('There are further interests')
  await userEvent.click(other)
  return other
}

/** Opens with the saved values. The user name cannot be changed. */
export const Ready: Story = {
  play: async (context) => {
    const { name, userName } = await opened(context)
    await expect(name()).toHaveValue('Riyadh kitchens')
    await expect(userName()).toHaveValue('riyadh_kitchens')
    await expect(userName()).toHaveAttribute('readonly')
  },
}

/** Saves the changes and opens the group's page. */
export const Saves: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { say, name, save } = await opened(context)
    await userEvent.clear(name())
    await userEvent.type(name(), 'Kitchens of Riyadh')
    await userEvent.click(save())
    await waitFor(() => expect(screen.getByText(say('groups.form.updated'))).toBeVisible())
    await waitFor(() => expect(screen.getByText(`/groups/my/${groupIds.riyadhKitchens}`)).toBeVisible())
  },
}

/** If the interests cannot be saved, a message says so, and the form keeps the interests (S1 §4). */
export const InterestsFail: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'group-interests-fail' },
  play: async (context) => {
    const { say, save } = await opened(context)
    const other = await chooseInterest(context)
    await userEvent.click(save())
    await waitFor(() => expect(screen.getByText(say('groups.form.failed.updateInterests'))).toBeVisible())
    await expect(other).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() => expect(save()).toBeEnabled())
  },
}

/** A blank at the end of the name is not a change. Interests that were selected in the same edit are still saved. */
export const InterestsAndABlank: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { say, name, save } = await opened(context)
    await userEvent.type(name(), '  ')
    await chooseInterest(context)
    await userEvent.click(save())
    await waitFor(() => expect(screen.getByText(say('groups.form.updated'))).toBeVisible())
    await waitFor(() => expect(screen.getByText(`/groups/my/${groupIds.riyadhKitchens}`)).toBeVisible())
  },
}

/** A group whose interests were never saved opens at the stage of interests (G-28). */
export const WithoutInterests: Story = {
  parameters: { scenario: 'group-edit-no-interests' },
  play: async (context) => {
    const { say, save } = await opened(context)
    await context.canvas.findByRole('toolbar', { name: say('groups.form.interests') })
    await userEvent.click(save())
    const summary = await context.canvas.findByRole('group', { name: say('ds.errorSummary.title', { count: 1 }) })
    await expect(within(summary).getByText(say('groups.form.wrong.interests'))).toBeVisible()
  },
}

/** If somebody else changed the group before the form was sent, the reason is shown and the typed values stay. */
export const Stale: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'group-edit-stale' },
  play: async (context) => {
    const { say, name, save } = await opened(context)
    await userEvent.type(name(), '!')
    await userEvent.click(save())
    await waitFor(() => expect(screen.getByText(say('groups.form.failed.update'))).toBeVisible())
    await expect(name()).toHaveValue('Riyadh kitchens!')
  },
}

/** Texts of the greatest allowed length. */
export const LongTexts: Story = { parameters: { scenario: 'group-long', ...editing(groupIds.homeLight) } }

/** Redirects home if the viewer has no role in the group (S1 §5). */
export const OfOthers: Story = {
  tags: ['!dev'],
  parameters: editing(groupIds.nobody),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('/home')).toBeVisible())
  },
}

/** Redirects a member who may not edit the group to its page (G-19). */
export const AsAMember: Story = {
  tags: ['!dev'],
  parameters: editing(groupIds.coffeeAndBooks),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(`/groups/my/${groupIds.coffeeAndBooks}`)).toBeVisible())
  },
}

export const Loading: Story = { parameters: { scenario: 'group-loading' } }

/** If the group cannot be loaded, a retry is offered. */
export const Failed: Story = {
  parameters: { scenario: 'group-error' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: say('groups.form.loadFailed') })).toBeVisible())
    await expect(canvas.getByRole('button', { name: say('ds.errorState.retry') })).toBeEnabled()
  },
}
