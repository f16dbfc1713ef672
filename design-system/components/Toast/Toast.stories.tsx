import { useEffect, useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { Say, spoken } from '../../stories/say.tsx'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { ToastRegion } from './Toast.tsx'
import { closeToast, showToast, type ToastContent } from './toastStore.ts'

const words = {
  success: { en: 'Success', ar: 'تم بنجاح' },
  uploaded: { en: 'Photo uploaded successfully', ar: 'رُفعت الصورة بنجاح' },
  owner: { en: 'You own this group', ar: 'أنت مالك هذه المجموعة' },
  cannot: {
    en: 'The owner cannot leave. Transfer ownership or delete the group first.',
    ar: 'لا يمكن للمالك مغادرة المجموعة. انقل الملكية أو احذف المجموعة أولًا.',
  },
  upload: { en: 'Upload photo', ar: 'ارفع الصورة' },
  leave: { en: 'Leave group', ar: 'مغادرة المجموعة' },
}

const uploaded: ToastContent = { tone: 'success', title: <Say pair={words.success} />, text: <Say pair={words.uploaded} /> }
const refused: ToastContent = { tone: 'danger', title: <Say pair={words.owner} />, text: <Say pair={words.cannot} /> }

function Page({ shown }: { shown?: ToastContent }) {
  useEffect(() => {
    if (shown) showToast(shown)
    return () => closeToast()
  }, [shown])
  return (
    <>
      <Inline>
        <Button onPress={() => void showToast(uploaded)}>
          <Say pair={words.upload} />
        </Button>
        <Button onPress={() => void showToast(refused)}>
          <Say pair={words.leave} />
        </Button>
      </Inline>
      <ToastRegion />
    </>
  )
}

const meta = {
  title: 'Components/Toast',
  component: Page,
  argTypes: { shown: { control: false } },
  parameters: { docs: { story: { inline: false, iframeHeight: 240 } } },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { shown: uploaded } }

export const Destructive: Story = { args: { shown: refused } }

/** One at a time: the newest replaces the one before. An error interrupts the screen reader, another waits. */
export const NewestReplaces: Story = {
  play: async ({ canvas, globals }) => {
    const { say, message } = spoken(globals)
    await userEvent.click(canvas.getByRole('button', { name: say(words.upload) }))
    await waitFor(() => expect(within(screen.getByRole('status')).getByText(say(words.uploaded))).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: say(words.leave) }))
    await waitFor(() => expect(within(screen.getByRole('alert')).getByText(say(words.cannot))).toBeVisible())
    await expect(screen.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.click(screen.getByRole('button', { name: message('ds.toast.close') }))
    await expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  },
}

/** By keyboard: closing a toast returns the focus to where it was. */
export const FocusComesBack: Story = {
  play: async ({ canvas, globals }) => {
    const { say, message } = spoken(globals)
    const leave = canvas.getByRole('button', { name: say(words.leave) })
    leave.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: message('ds.toast.close') })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(leave).toHaveFocus()
  },
}

function DialogWithToast() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title={<Say pair={words.owner} />}>
        <Say pair={words.cannot} />
      </Dialog>
      <Page shown={refused} />
    </>
  )
}

/** It stays above a dialog and can be closed without closing the dialog. */
export const AboveADialog: Story = {
  render: () => <DialogWithToast />,
  play: async ({ globals }) => {
    const { message } = spoken(globals)
    await screen.findByRole('dialog')
    await userEvent.click(screen.getByRole('button', { name: message('ds.toast.close') }))
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}
