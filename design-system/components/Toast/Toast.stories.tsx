import { useEffect, useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { Say, spoken } from '../../stories/say.tsx'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Sheet } from '../Sheet/Sheet.tsx'
import { toastBar } from './toast-bar.ts'
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
  back: { en: 'Back', ar: 'رجوع' },
  next: { en: 'Next', ar: 'التالي' },
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

/** One toast is shown at a time: the newest replaces the previous toast. An error interrupts the screen reader; other toasts wait. */
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

/** Closing a toast by keyboard returns the focus to where it was before. */
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

/** The toast stays above a dialog and can be closed without closing the dialog. */
export const AboveADialog: Story = {
  render: () => <DialogWithToast />,
  play: async ({ globals }) => {
    const { message } = spoken(globals)
    await screen.findByRole('dialog')
    await userEvent.click(screen.getByRole('button', { name: message('ds.toast.close') }))
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}

type PageEnd = 'sticky' | 'fixed' | 'none'

/** A page longer than the window. Its buttons are in a bar at the lower edge, or at the end of the page. */
function LongPage({ end }: { end: PageEnd }) {
  const buttons = (
    <Inline>
      <Button>
        <Say pair={words.back} />
      </Button>
      <Button variant="primary" onPress={() => void showToast(uploaded)}>
        <Say pair={words.next} />
      </Button>
    </Inline>
  )
  const edge = { insetBlockEnd: 0, insetInline: 0, background: 'Canvas', padding: '12px' } as const
  return (
    <>
      {Array.from({ length: 60 }, (_line, at) => (
        <p key={at}>
          <Say pair={words.cannot} />
        </p>
      ))}
      {end === 'none' && buttons}
      {end !== 'none' && (
        <div style={{ ...edge, position: end }} {...toastBar[end]}>
          {buttons}
        </div>
      )}
      <Page shown={refused} />
    </>
  )
}

const isHit = (element: Element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  return found !== null && (element === found || element.contains(found))
}

/** Checks that a press on a visible button hits that button, and that the toast can be closed. */
async function everyButtonIsHit(buttons: readonly Element[], close: Element) {
  await waitFor(() => expect([...buttons, close].map(isHit)).toEqual([...buttons, close].map(() => true)))
  await expect(Math.min(close.getBoundingClientRect().width, close.getBoundingClientRect().height)).toBeGreaterThanOrEqual(44)
}

const besideThePage = (end: PageEnd, viewport?: 'mobile1'): Story => ({
  tags: ['!dev'],
  render: () => <LongPage end={end} />,
  ...(viewport && { globals: { viewport: { value: viewport } } }),
  play: async ({ canvas, globals }) => {
    const { say, message } = spoken(globals)
    const close = await screen.findByRole('button', { name: message('ds.toast.close') })
    const next = canvas.getByRole('button', { name: say(words.next) })
    const buttons = [canvas.getByRole('button', { name: say(words.back) }), next]
    if (end !== 'none') await everyButtonIsHit(buttons, close)
    // At the end of the page, which reserves space for the toast, the toast covers no button either.
    window.scrollTo(0, document.documentElement.scrollHeight)
    await everyButtonIsHit(buttons, close)
    // A new toast replaces the previous toast, and does not cover the pressed button either.
    await userEvent.click(next)
    await waitFor(() => expect(screen.getByText(say(words.uploaded))).toBeVisible())
    await everyButtonIsHit(buttons, screen.getByRole('button', { name: message('ds.toast.close') }))
    window.scrollTo(0, 0)
  },
})

/** The toast is above a sticky bar, above a fixed bar, and clear of the buttons at the end of a page. */
export const AboveAStickyBar = besideThePage('sticky')
export const AboveAStickyBarOnAPhone = besideThePage('sticky', 'mobile1')
export const AboveAFixedBar = besideThePage('fixed')
export const AboveAFixedBarOnAPhone = besideThePage('fixed', 'mobile1')
export const AtTheEndOfAPage = besideThePage('none')
export const AtTheEndOfAPageOnAPhone = besideThePage('none', 'mobile1')

function SheetWithToast() {
  return (
    <>
      <Sheet
        isOpen
        placement="end"
        onOpenChange={() => undefined}
        title={<Say pair={words.owner} />}
        actions={
          <Button variant="primary" isFullWidth>
            <Say pair={words.next} />
          </Button>
        }
      >
        {Array.from({ length: 40 }, (_line, at) => (
          <p key={at}>
            <Say pair={words.cannot} />
          </p>
        ))}
      </Sheet>
      <Page shown={refused} />
    </>
  )
}

const inASheet = (viewport?: 'mobile1'): Story => ({
  tags: ['!dev'],
  render: () => <SheetWithToast />,
  ...(viewport && { globals: { viewport: { value: viewport } } }),
  play: async ({ globals }) => {
    const { message } = spoken(globals)
    const sheet = await screen.findByRole('dialog')
    const close = await screen.findByRole('button', { name: message('ds.toast.close') })
    await everyButtonIsHit(within(sheet).getAllByRole('button'), close)
    // The toast is between the scrolling content and the buttons.
    const body = sheet.querySelector('[data-part="body"]')!
    await waitFor(() => expect(close.getBoundingClientRect().top).toBeGreaterThanOrEqual(body.getBoundingClientRect().bottom))
  },
})

/** In a sheet the toast has a lane above the buttons. The toast covers neither these buttons nor the close button. */
export const InASheet = inASheet()
export const InASheetOnAPhone = inASheet('mobile1')
