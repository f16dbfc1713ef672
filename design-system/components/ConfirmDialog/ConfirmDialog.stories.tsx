import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Say, spoken } from '../../stories/say.tsx'
import { Button } from '../Button/Button.tsx'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx'

const words = {
  title: { en: 'Cancel the invitation to Fahad Alqahtani?', ar: 'هل تريد إلغاء دعوة فهد القحطاني؟' },
  text: {
    en: 'He will no longer be able to join with it. You can invite him again.',
    ar: 'لن يمكنه الانضمام بها بعد ذلك، ويمكنك دعوته من جديد.',
  },
  keep: { en: 'Keep it', ar: 'أبقِها' },
  yes: { en: 'Yes, cancel invitation', ar: 'نعم، ألغِ الدعوة' },
  open: { en: 'Cancel invitation', ar: 'ألغِ الدعوة' },
  switch: { en: 'Switch profile?', ar: 'هل تريد تبديل الملف؟' },
  continue: { en: 'You will continue as Qimam Media.', ar: 'ستتابع باسم قمم ميديا.' },
}

function WithTrigger({ onConfirm, ...rest }: Pick<ConfirmDialogProps, 'onConfirm'> & Partial<ConfirmDialogProps>) {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <Button onPress={() => setOpen(true)}>
        <Say pair={words.open} />
      </Button>
      <ConfirmDialog title={<Say pair={words.switch} />} {...rest} isOpen={isOpen} onOpenChange={setOpen} onConfirm={onConfirm}>
        {rest.children ?? <Say pair={words.continue} />}
      </ConfirmDialog>
    </>
  )
}

const meta = {
  title: 'Components/ConfirmDialog',
  component: ConfirmDialog,
  args: { isOpen: true, onOpenChange: () => {}, title: '', onConfirm: fn() },
  argTypes: { title: { control: false } },
  render: ({ onConfirm }) => <WithTrigger onConfirm={onConfirm} />,
  parameters: { docs: { story: { inline: false, iframeHeight: 360 } } },
} satisfies Meta<typeof ConfirmDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** On phones the dialog is a sheet at the lower edge. */
export const WithSomethingToRead: Story = { render: ({ onConfirm }) => <WithTrigger onConfirm={onConfirm} isSheet /> }

/** The default texts: “Yes” and “Cancel”. */
export const Behaviour: Story = {
  tags: ['!dev'],
  play: async ({ globals, args }) => {
    const { message } = spoken(globals)
    const dialog = await screen.findByRole('alertdialog')
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.click(dialog.parentElement?.parentElement ?? dialog)
    await expect(dialog).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: message('ds.dialog.yes') }))
    await expect(args.onConfirm).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  },
}

/** Buttons name the action. The button of a dangerous action is red, and Escape never triggers that action. */
export const Danger: Story = {
  render: ({ onConfirm }) => (
    <WithTrigger
      onConfirm={onConfirm}
      isDanger
      title={<Say pair={words.title} />}
      confirmText={<Say pair={words.yes} />}
      cancelText={<Say pair={words.keep} />}
    >
      <Say pair={words.text} />
    </WithTrigger>
  ),
  play: async ({ globals, args }) => {
    await screen.findByRole('alertdialog', { name: spoken(globals).say(words.title) })
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

/** A question whose text depends on the state that its answer changes. */
function AboutASwitch({ onConfirm }: Pick<ConfirmDialogProps, 'onConfirm'>) {
  const [isOn, setOn] = useState(true)
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={() => {}}
      title={<Say pair={isOn ? words.title : words.switch} />}
      confirmText={<Say pair={isOn ? words.yes : words.open} />}
      isDanger={isOn}
      onConfirm={() => {
        setOn(false)
        return onConfirm()
      }}
    >
      <Say pair={isOn ? words.text : words.continue} />
    </ConfirmDialog>
  )
}

/** After the answer the dialog keeps its text, although the page has changed the text by then. */
export const KeepsItsWords: Story = {
  tags: ['!dev'],
  args: { onConfirm: fn(() => new Promise(() => {})) },
  render: ({ onConfirm }) => <AboutASwitch onConfirm={onConfirm} />,
  play: async ({ globals, args }) => {
    const { say } = spoken(globals)
    await userEvent.click(await screen.findByRole('button', { name: say(words.yes) }))
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledTimes(1))
    await expect(screen.getByRole('alertdialog', { name: say(words.title) })).toBeVisible()
    await expect(screen.getByText(say(words.text))).toBeVisible()
    await waitFor(() => expect(screen.queryByText(say(words.continue))).toBeNull())
  },
}

/** If the action fails, the dialog shows the page's current text. */
export const AsksAnewAfterARefusal: Story = {
  tags: ['!dev'],
  args: { onConfirm: fn(() => Promise.reject(new Error('refused'))) },
  render: ({ onConfirm }) => <AboutASwitch onConfirm={onConfirm} />,
  play: async ({ globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(await screen.findByRole('button', { name: say(words.yes) }))
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: say(words.switch) })).toBeVisible())
  },
}

/** While the action runs, nothing can be pressed and the dialog cannot be closed. */
export const Pending: Story = {
  args: { onConfirm: fn(() => new Promise(() => {})) },
  play: async ({ globals }) => {
    const { message } = spoken(globals)
    await userEvent.click(await screen.findByRole('button', { name: message('ds.dialog.yes') }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible())
    await expect(screen.getByRole('button', { name: message('ds.dialog.cancel') })).toBeDisabled()
  },
}
