import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { programIds } from '@wasla/mocks/scenarios/programs/pages.ts'
import { AppLayout } from '#frames/AppLayout.tsx'
import { listMessages } from '#shared/list/messages/catalogue.ts'
import { sharedProgramsMessages } from '#shared/programs/messages/catalogue.ts'
import { chooseInMenu, rowMenus } from '#testing/row-menu.ts'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { wizardCatalogues } from '../wizard/testing/wizard-words.ts'
import { StepScreen } from '../wizard/StepScreen.tsx'
import { LearningContentForm, ShareableContentForm } from './ContentForm.tsx'

const Shareable = () => <StepScreen type="SHAREABLE_CONTENT" Form={ShareableContentForm} />
const Learning = () => <StepScreen type="LEARNING_CONTENT" Form={LearningContentForm} />

const meta = {
  title: 'Screens/Programs/Wizard/Content',
  component: Shareable,
  tags: ['screen'],
  decorators: [
    (Story) => (
      <AppLayout width="full">
        <Story />
      </AppLayout>
    ),
    withApp([...wizardCatalogues, sharedProgramsMessages, listMessages], {
      isGuarded: true,
      prepare: ({ storage }) => storage.keepProgramId(programIds.readyDraft),
    }),
  ],
  parameters: { layout: 'fullscreen', path: '/programs/create/shareable-content', scenario: 'wizard-new' },
} satisfies Meta<typeof Shareable>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** A tiny valid PNG. */
const picture = () =>
  new File(
    [
      Uint8Array.from(atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='), (c) =>
        c.charCodeAt(0),
      ),
    ],
    'morning.png',
    { type: 'image/png' },
  )

async function openSheet({ canvas, globals }: Context) {
  const { say } = spoken(globals)
  await userEvent.click(await canvas.findByRole('button', { name: say('programs.content.add.SHAREABLE') }))
  const dialog = await screen.findByRole('dialog')
  const sheet = within(dialog)
  const field = (id: 'title' | 'description' | 'hashtags' | 'url') =>
    sheet.getByRole('textbox', { name: new RegExp(say(`programs.content.${id}`), 'u') })
  const choose = async (file: File) => {
    const [input] = dialog.querySelectorAll<HTMLInputElement>('input[type="file"]')
    await userEvent.upload(input as HTMLInputElement, file)
  }
  const save = () => userEvent.click(sheet.getByRole('button', { name: say('list.save') }))
  return { say, dialog, sheet, field, choose, save }
}

/** Shareable content, in the order in which participants see it. */
export const Ready: Story = {}

/** Learning content: what participants should know before they post. */
export const ToLearn: Story = { render: () => <Learning />, parameters: { path: '/programs/create/learning-content' } }

/** The step requires at least one item before the user can go on. */
export const Empty: Story = {
  parameters: { scenario: 'wizard-at-shareable' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await waitFor(() => expect(canvas.getByRole('heading', { name: say('programs.content.empty.SHAREABLE') })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: say('programs.wizard.next') }))
    await waitFor(() => expect(canvas.getByText(new RegExp(say('required.contents'), 'u'))).toBeVisible())
  },
}

export const Long: Story = { parameters: { scenario: 'wizard-long' } }
export const Loading: Story = { parameters: { scenario: 'wizard-loading' } }
export const Processing: Story = { parameters: { scenario: 'content-processing' } }

/** Failed items offer a retry and a replacement. */
export const Failed: Story = {
  parameters: { scenario: 'content-failed' },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const [retry] = await canvas.findAllByRole('button', { name: new RegExp(say('programs.content.retry'), 'u') })
    await userEvent.click(retry as HTMLElement)
    await expect((await canvas.findAllByText(say('programs.content.processing')))[0]).toBeVisible()
  },
}

/** Validates, describes and uploads a file. The new item is the last of the list. */
export const Added: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { say, field, choose, save } = await openSheet(context)
    await save()
    await waitFor(() => expect(field('title')).toHaveAccessibleDescription(new RegExp(say('required.title'), 'u')))
    await choose(picture())
    await userEvent.type(field('title'), 'Before sunrise')
    await userEvent.type(field('description'), 'The first light on the cup.')
    await userEvent.type(field('hashtags'), '#قهوة morning_cup')
    await save()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const items = within(context.canvas.getByRole('region', { name: say('programs.wizard.step.SHAREABLE_CONTENT') })).getAllByRole(
      'listitem',
    )
    await expect(items.at(-1)).toHaveTextContent('Before sunrise')
  },
}

/** Rejects a hashtag that contains markup, at its field, and sends nothing. */
export const WrongHashtag: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { say, field, choose, save } = await openSheet(context)
    await choose(picture())
    await userEvent.type(field('title'), 'Before sunrise')
    await userEvent.type(field('description'), 'The first light on the cup.')
    await userEvent.type(field('hashtags'), '#<b>bold</b>')
    await save()
    await waitFor(() => expect(field('hashtags')).toHaveAccessibleDescription(new RegExp(say('field.hashtag'), 'u')))
  },
}

/** Cancels an upload. All typed values stay. */
export const UploadCancelled: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'content-uploading' },
  play: async (context) => {
    const { say, sheet, field, choose, save } = await openSheet(context)
    await choose(picture())
    await userEvent.type(field('title'), 'Before sunrise')
    await userEvent.type(field('description'), 'The first light on the cup.')
    await save()
    await waitFor(() => expect(sheet.getByRole('progressbar', { name: say('programs.content.sending') })).toBeVisible())
    await userEvent.click(sheet.getByRole('button', { name: say('programs.content.stop') }))
    await waitFor(() => expect(sheet.getByText(say('programs.content.stopped'))).toBeVisible())
    await expect(field('title')).toHaveValue('Before sunrise')
  },
}

/** Shows the progress of an upload. */
export const Uploading: Story = {
  parameters: { scenario: 'content-uploading' },
  play: async (context) => {
    const { say, sheet, field, choose, save } = await openSheet(context)
    await choose(picture())
    await userEvent.type(field('title'), 'Before sunrise')
    await userEvent.type(field('description'), 'The first light on the cup.')
    await save()
    await waitFor(() => expect(sheet.getByRole('progressbar', { name: say('programs.content.sending') })).toBeVisible())
  },
}

/** Moves an item with the arrow keys on its handle, and deletes it from its menu after a confirmation. */
export const OrderedAndDeleted: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { canvas } = context
    const { say, field, choose, save } = await openSheet(context)
    await choose(picture())
    await userEvent.type(field('title'), 'Before sunrise')
    await userEvent.type(field('description'), 'The first light on the cup.')
    await save()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const region = await canvas.findByRole('region', { name: say('programs.wizard.step.SHAREABLE_CONTENT') })
    const titles = () =>
      within(region)
        .getAllByRole('listitem')
        .map((row) => row.querySelector('[data-part="press"]')?.textContent)
    const handles = () => canvas.getAllByRole('button', { name: new RegExp(say('ds.sortableList.handle', { name: '.*' }), 'u') })
    const [first, second] = titles()
    handles()[0]?.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(titles()).toEqual([second, first]))
    await chooseInMenu(rowMenus(canvas, say)[0], say('list.remove'))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: say('list.removeYes') }))
    await waitFor(() => expect(titles()).toEqual([first]))
  },
}
