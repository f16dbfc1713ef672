import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Say, spoken, useSay } from '../../stories/say.tsx'
import { Button } from '../Button/Button.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Form, type FormProps, type ValidationErrors } from './Form.tsx'

const words = {
  name: { en: 'Group name', ar: 'اسم المجموعة' },
  handle: { en: 'Username', ar: 'اسم المستخدم' },
  taken: { en: 'This user name is taken', ar: 'اسم المستخدم محجوز' },
  create: { en: 'Create group', ar: 'إنشاء المجموعة' },
}

/** A form whose server says that every user name is taken. */
function Group({ onSubmit }: Pick<FormProps, 'onSubmit'>) {
  const say = useSay()
  const [refused, setRefused] = useState<ValidationErrors>()
  return (
    <Form
      aria-label={say(words.create)}
      validationErrors={refused}
      onSubmit={(data) => {
        onSubmit(data)
        setRefused({ userName: say(words.taken) })
      }}
    >
      <TextField name="name" label={<Say pair={words.name} />} />
      <TextField name="userName" kind="handle" leading="@" label={<Say pair={words.handle} />} />
      <Button type="submit" variant="primary">
        <Say pair={words.create} />
      </Button>
    </Form>
  )
}

const meta = {
  title: 'Components/Form',
  component: Form,
  args: { onSubmit: fn(), children: null },
  argTypes: { children: { control: false } },
  render: (args) => <Group onSubmit={args.onSubmit} />,
} satisfies Meta<typeof Form>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** A server error is shown at its field until that field is changed. The field gets the focus. */
export const RefusedByTheServer: Story = {
  play: async ({ canvas, globals, args }) => {
    const { say } = spoken(globals)
    const handle = canvas.getByRole('textbox', { name: say(words.handle) })
    await userEvent.type(handle, 'reem')
    await userEvent.click(canvas.getByRole('button', { name: say(words.create) }))
    await expect(args.onSubmit).toHaveBeenCalledTimes(1)
    await expect(handle).toHaveFocus()
    await expect(handle).toHaveAccessibleDescription(say(words.taken))
    await expect(canvas.getByRole('textbox', { name: say(words.name) })).not.toBeInvalid()
    await userEvent.type(handle, '_dosari')
    await expect(handle).toHaveFocus()
    await expect(handle).not.toBeInvalid()
    await userEvent.click(canvas.getByRole('button', { name: say(words.create) }))
    await expect(handle).toHaveAccessibleDescription(say(words.taken))
  },
}
