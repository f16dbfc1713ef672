import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Say, spoken } from '../../stories/say.tsx'
import { Button } from '../Button/Button.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Dialog, dialogVariants, type DialogProps } from './Dialog.tsx'

const words = {
  open: { en: 'Rename group', ar: 'غيّر اسم المجموعة' },
  name: { en: 'Group name', ar: 'اسم المجموعة' },
  text: { en: 'Members see the new name at once.', ar: 'يرى الأعضاء الاسم الجديد فورًا.' },
  save: { en: 'Save', ar: 'حفظ' },
  success: { en: 'Success', ar: 'تم بنجاح' },
  switched: { en: 'You have successfully switched to agent', ar: 'انتقلت إلى ملف وكيل بنجاح' },
}

type Sample = Partial<Omit<DialogProps, 'isOpen' | 'onOpenChange'>> & { startsOpen?: boolean }

function WithTrigger({ startsOpen = false, title = <Say pair={words.open} />, children = <Say pair={words.text} />, ...rest }: Sample) {
  const [isOpen, setOpen] = useState(startsOpen)
  return (
    <>
      <Button onPress={() => setOpen(true)}>
        <Say pair={words.open} />
      </Button>
      <Dialog {...rest} title={title} isOpen={isOpen} onOpenChange={setOpen}>
        {children}
      </Dialog>
    </>
  )
}

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: { isOpen: true, onOpenChange: () => {}, title: '', children: '' },
  argTypes: { variant: { control: 'select', options: dialogVariants }, title: { control: false }, children: { control: false } },
  render: ({ variant }) => <WithTrigger variant={variant} startsOpen />,
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

/** Without `actions` there is one button: “Cancel”. */
export const Default: Story = {}

/** A success has one button: “Done”. */
export const Success: Story = {
  render: () => (
    <WithTrigger startsOpen variant="success" title={<Say pair={words.success} />}>
      <Say pair={words.switched} />
    </WithTrigger>
  ),
  play: async ({ globals }) => {
    const done = await screen.findByRole('button', { name: spoken(globals).message('ds.dialog.done') })
    await userEvent.click(done)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

export const WithForm: Story = {
  render: () => (
    <WithTrigger
      startsOpen
      actions={
        <Button variant="primary">
          <Say pair={words.save} />
        </Button>
      }
    >
      <TextField label={<Say pair={words.name} />} autoFocus />
    </WithTrigger>
  ),
}

/** The focus moves into the dialog and stays inside; Escape closes it and returns the focus. */
export const ByKeyboard: Story = {
  render: () => <WithTrigger />,
  play: async ({ canvas, globals }) => {
    const { say, language } = spoken(globals)
    const trigger = canvas.getByRole('button', { name: say(words.open) })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: say(words.open) })
    await expect(dialog.closest('[lang]')).toHaveAttribute('lang', language)
    await expect(dialog.closest('[dir]')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}
