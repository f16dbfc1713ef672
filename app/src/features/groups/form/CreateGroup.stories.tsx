import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { AppLayout } from '#frames/AppLayout.tsx'
import { listMessages } from '#shared/list/messages/catalogue.ts'
import { sharedGroupsMessages } from '#shared/groups/messages/catalogue.ts'
import { chooseFile, opensTheChooser, paintedPicture } from '#testing/pictures.ts'
import { plain, spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { barStaysFree } from '#testing/toast-hits.ts'
import { groupsMessages } from '../messages/catalogue.ts'
import { CreateGroupScreen } from './CreateGroupScreen.tsx'
import { createIt, fieldsOf, fillDetails } from './testing/fill-form.ts'

const meta = {
  title: 'Screens/Groups/Create',
  component: CreateGroupScreen,
  tags: ['screen'],
  decorators: [withApp([groupsMessages, sharedGroupsMessages, listMessages], { isGuarded: true })],
  parameters: { layout: 'fullscreen', path: '/groups/create', scenario: 'group-create' },
  render: () => (
    <AppLayout width="full">
      <CreateGroupScreen />
    </AppLayout>
  ),
} satisfies Meta<typeof CreateGroupScreen>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

async function opened({ canvas, globals }: Context) {
  const words = spoken(globals)
  await canvas.findByRole('heading', { level: 1, name: words.say('groups.form.create') })
  return { ...words, ...fieldsOf(words.say) }
}

/** An empty form: a new group is open to everybody. The third stage, for rules, is shown but does not exist yet. */
export const New: Story = {
  play: async (context) => {
    const { say } = await opened(context)
    const { canvas } = context
    const open = new RegExp(`^${say('group.way.OPEN')}\\s*${say('group.way.OPEN.about')}`, 'u')
    await expect(await canvas.findByRole('radio', { name: open })).toBeChecked()
    const steps = within(canvas.getByRole('list', { name: say('groups.form.stages') }))
    await expect(steps.getAllByRole('listitem')[2]).toHaveTextContent(say('groups.form.stage.RULES'))
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } }

/** Lists all missing values above the fields and marks each field. A press or a key on a list entry focuses its field. */
export const Missing: Story = {
  play: async (context) => {
    const { say, next, name } = await opened(context)
    await userEvent.click(next())
    const summary = await context.canvas.findByRole('group', { name: say('ds.errorSummary.title', { count: 4 }) })
    await waitFor(() => expect(summary).toHaveFocus())
    await expect(within(summary).getByText(say('groups.form.wrong.photo'))).toBeVisible()
    await userEvent.click(within(summary).getByRole('link', { name: new RegExp(`^${say('groups.form.name')}`, 'u') }))
    await expect(name()).toHaveFocus()
    await userEvent.keyboard('Da')
    await userEvent.click(next())
    await waitFor(() => expect(name()).toHaveAccessibleDescription(plain(say('groups.form.wrong.short', { min: 3 }))))
    await expect(name()).toHaveValue('Da')
  },
}

/** Checks the user name while it is typed. If the name is taken, free names are suggested. */
export const NameTaken: Story = {
  play: async (context) => {
    const { say, name, userName } = await opened(context)
    await userEvent.type(name(), 'Dallah mornings')
    await userEvent.type(userName(), 'oven_door')
    const offers = await context.canvas.findByRole('group', { name: say('groups.form.offers') })
    await expect(userName()).toHaveAccessibleDescription(/@oven_door/u)
    await userEvent.click(within(offers).getByRole('button', { name: '@dallah_mornings' }))
    await expect(userName()).toHaveValue('dallah_mornings')
    await waitFor(() => expect(context.canvas.getAllByText(say('groups.form.free')).length).toBeGreaterThan(0))
  },
}

/** The preview beside the form shows the typed values as others will see the group. */
export const Preview: Story = {
  tags: ['!dev'],
  globals: { viewport: { value: 'desktop' } },
  play: async (context) => {
    const { say, name, userName } = await opened(context)
    const { canvas } = context
    await userEvent.type(name(), 'Dallah mornings')
    await userEvent.type(userName(), 'dallah')
    await userEvent.click(canvas.getByRole('radio', { name: new RegExp(`^${say('group.way.APPROVAL')}`, 'u') }))
    const card = document.querySelector('aside article')
    await expect(card).toHaveTextContent('Dallah mornings')
    await expect(card).toHaveTextContent('@dallah')
    await expect(card).toHaveTextContent(say('group.way.APPROVAL'))
  },
}

/** After both stages and two mutations, the group's page opens and a toast confirms that the group was created. */
export const CreatesAGroup: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { say } = await opened(context)
    await fillDetails(say)
    await createIt(say)
    await waitFor(() => expect(screen.getByText(say('groups.form.created'))).toBeVisible())
    await waitFor(() => expect(screen.getByText(/^\/groups\/my\/.+/u)).toBeVisible())
  },
}

/** Returning from the second stage to the first keeps the typed values. */
export const SecondStage: Story = {
  play: async (context) => {
    const { say, name } = await opened(context)
    const { canvas } = context
    await fillDetails(say)
    await userEvent.click(canvas.getByRole('button', { name: say('groups.form.createGroup') }))
    const summary = await canvas.findByRole('group', { name: say('ds.errorSummary.title', { count: 1 }) })
    await expect(within(summary).getByText(say('groups.form.wrong.interests'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say('groups.form.back') }))
    await waitFor(() => expect(name()).toBeVisible())
    await expect(name()).toHaveValue('Dallah mornings')
    await userEvent.click(canvas.getByRole('button', { name: say('groups.form.continue') }))
    await canvas.findByRole('button', { name: say('groups.form.createGroup') })
  },
}

/** If somebody took the user name before the form was sent, the form returns to that field and keeps all other values. */
export const TakenMeanwhile: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'group-name-taken' },
  play: async (context) => {
    const { say, name, userName } = await opened(context)
    await fillDetails(say)
    await createIt(say)
    await waitFor(() => expect(userName()).toHaveAccessibleDescription(/@dallah_mornings/u))
    await expect(name()).toHaveValue('Dallah mornings')
  },
}

/** If the server fails, one toast reports it, and the form keeps all values. */
export const SaveFails: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'group-create-error' },
  play: async (context) => {
    const { say } = await opened(context)
    await fillDetails(say)
    await createIt(say)
    await waitFor(() => expect(screen.getByText(say('groups.form.failed.create'))).toBeVisible())
    await expect(context.canvas.getByRole('button', { name: say('groups.form.createGroup') })).toBeEnabled()
  },
}

/** If the server cannot be reached, the form reports it. */
export const Offline: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'group-create-offline' },
  play: async (context) => {
    const { say } = await opened(context)
    await fillDetails(say)
    await createIt(say)
    await waitFor(() => expect(context.canvas.getByText(say('list.offline'))).toBeVisible())
  },
}

/** If only the interests cannot be saved, the group exists: its page opens, and a toast reports the failure (G-28). */
export const InterestsFail: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'group-interests-fail' },
  play: async (context) => {
    const { say } = await opened(context)
    await fillDetails(say)
    await createIt(say)
    await waitFor(() => expect(screen.getByText(say('groups.form.failed.createInterests'))).toBeVisible())
    await waitFor(() => expect(screen.getByText(/^\/groups\/my\/.+/u)).toBeVisible())
  },
}

/** If the viewer joined a fifth group in another tab, the server's reason is shown and all values stay. */
export const LimitMeanwhile: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'group-limit-meanwhile' },
  play: async (context) => {
    const { say } = await opened(context)
    await fillDetails(say)
    await createIt(say)
    await waitFor(() => expect(screen.getByText(say('groups.form.failed.create'))).toBeVisible())
    await expect(context.canvas.getByRole('button', { name: say('groups.form.createGroup') })).toBeVisible()
  },
}

/** Redirects home with a message if the viewer is in five groups (S1 §5). */
export const TooMany: Story = {
  parameters: { scenario: 'group-create-at-limit' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByText('/home')).toBeVisible())
    await waitFor(() => expect(screen.getByText(say('groups.form.max.text'))).toBeVisible())
    await waitFor(() => expect(screen.getByText(say('groups.form.max.title'))).toBeVisible())
  },
}

/** Rejects a cover that is too small before the cropper opens, and names the size of the picture. */
export const SmallCover: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { say } = await opened(context)
    const add = context.canvas.getByRole('button', { name: say('groups.form.coverAdd') })
    await opensTheChooser(add)
    await opensTheChooser(context.canvas.getByRole('button', { name: say('groups.form.photoAdd') }))
    await chooseFile(add, await paintedPicture(600, 400))
    const dialog = await screen.findByRole('dialog')
    await expect(
      await within(dialog).findByText(plain(say('ds.cropDialog.small', { width: 600, height: 400, leastWidth: 700, leastHeight: 200 }))),
    ).toBeVisible()
    await waitFor(() => expect(within(dialog).queryByRole('button', { name: say('ds.cropDialog.save') })).toBeNull())
  },
}

/** Asks for a confirmation before unsaved values are discarded. “Stay” keeps them. */
export const AsksBeforeLeaving: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { say, name } = await opened(context)
    await userEvent.type(name(), 'Dallah')
    await userEvent.click(context.canvas.getByRole('link', { name: say('groups.form.cancel') }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: say('shell.unsaved.stay') }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(name()).toHaveValue('Dallah')
    await userEvent.click(context.canvas.getByRole('link', { name: say('groups.form.cancel') }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: say('shell.unsaved.leave') }))
    await waitFor(() => expect(screen.getByText('/groups')).toBeVisible())
  },
}

/** A toast covers no button of the bar below the form. */
export const BesideAToast: Story = {
  tags: ['!dev'],
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ globals }) => {
    await barStaysFree(spoken(globals).say)
  },
}
