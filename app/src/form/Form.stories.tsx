import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { FormattedMessage } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { Form } from '@wasla/design-system/components/Form'
import { TextField } from '@wasla/design-system/components/TextField'
import { sessionMessages } from '#features/session/messages/catalogue.ts'
import { RefusedAnswer } from '#graphql/problems.ts'
import { NetworkFailure } from '#graphql/network-failure.ts'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import type { FormFields } from './form-problems.ts'
import { isSameValue } from './same-value.ts'
import { useForm } from './useForm.ts'

const fields: FormFields = { fields: ['code', 'city'] }

type ExampleProps = {
  /** Replaces the server. */
  onSend: (draft: { code: string; city: string }) => Promise<object>
}

function Example({ onSend }: ExampleProps) {
  const [saved, setSaved] = useState({ code: '', city: 'Riyadh' })
  const form = useForm(fields, {
    saved,
    isSame: isSameValue,
    check: ({ code }) => (code.trim() === '' ? [{ path: 'code', rule: 'required' }] : []),
  })
  const send = async () => {
    const answer = await form.submit(async (draft) => {
      await onSend(draft)
      return draft
    })
    if (!answer) return
    setSaved(answer)
    form.forgetSent()
  }
  return (
    <Form validationErrors={form.validationErrors} onSubmit={() => void send()}>
      <TextField
        name="code"
        label={<FormattedMessage id="session.invitation.label" />}
        value={form.draft.code}
        onChange={(code) => form.set({ code })}
      />
      <TextField
        name="city"
        label={<FormattedMessage id="session.phone.label" />}
        value={form.draft.city}
        onChange={(city) => form.set({ city })}
      />
      <output>{`${form.isDirty ? 'dirty' : 'clean'} ${form.isSending ? 'sending' : 'idle'} ${form.isOffline ? 'offline' : 'online'}`}</output>
      <Button type="submit">
        <FormattedMessage id="session.signIn.submit" />
      </Button>
      <Button onPress={form.reset}>
        <FormattedMessage id="ds.dialog.cancel" />
      </Button>
    </Form>
  )
}

const meta = {
  title: 'Screens/Form',
  component: Example,
  tags: ['screen', '!dev'],
  decorators: [withApp([sessionMessages])],
  args: { onSend: fn(async () => ({})) },
  parameters: { scenario: 'signed-out', visual: 'none' },
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type Context = Parameters<Play>[0]

const inside = async ({ canvas, globals }: Context) => {
  const { say } = spoken(globals)
  const code = await canvas.findByRole('textbox', { name: say('session.invitation.label') })
  return {
    say,
    code,
    city: canvas.getByRole('textbox', { name: say('session.phone.label') }),
    submit: canvas.getByRole('button', { name: say('session.signIn.submit') }),
    reset: canvas.getByRole('button', { name: say('ds.dialog.cancel') }),
    state: canvas.getByRole('status'),
  }
}

/** An error found by the rules is shown at its field, which gets the focus. The form sends nothing. */
export const RefusedByTheRules: Story = {
  play: async (context) => {
    const { say, code, submit } = await inside(context)
    await userEvent.click(submit)
    await expect(code).toHaveFocus()
    await expect(code).toHaveAccessibleDescription(say('required.code'))
    await expect(context.args.onSend).not.toHaveBeenCalled()
  },
}

/** A second press while the form is being sent sends nothing. Text typed during the request stays an unsaved change. */
export const SentOnce: Story = {
  play: async (context) => {
    let answer = (_: object) => {}
    const onSend = context.args.onSend as ReturnType<typeof fn>
    onSend.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
    const { code, city, submit, state } = await inside(context)
    await userEvent.type(code, 'NOURA')
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(state).toHaveTextContent('dirty sending online')
    await userEvent.click(submit)
    await userEvent.type(city, ' 2')
    await expect(onSend).toHaveBeenCalledTimes(1)
    await expect(onSend).toHaveBeenCalledWith({ code: 'NOURA', city: 'Riyadh' })
    answer({})
    await waitFor(() => expect(state).toHaveTextContent('dirty idle online'))
    await userEvent.clear(city)
    await userEvent.type(city, ' Riyadh ')
    await expect(state).toHaveTextContent('clean idle online')
  },
}

/** A server's refusal is shown at its field. An unreachable server is shown as a notice. A reset removes both. */
export const RefusedByTheServer: Story = {
  play: async (context) => {
    const onSend = context.args.onSend as ReturnType<typeof fn>
    onSend.mockRejectedValueOnce(
      new RefusedAnswer([{ extensions: { code: 'DTO_VALIDATION_ERROR', fields: [{ path: 'city', rule: 'tooLong' }] } }]),
    )
    onSend.mockRejectedValueOnce(new NetworkFailure(null))
    const { say, code, city, submit, reset, state } = await inside(context)
    await userEvent.type(code, 'NOURA')
    await userEvent.click(submit)
    await waitFor(() => expect(city).toHaveFocus())
    await expect(city).toHaveAccessibleDescription(say('field.tooLong'))
    await userEvent.click(submit)
    await waitFor(() => expect(state).toHaveTextContent('dirty idle offline'))
    await expect(code).toHaveValue('NOURA')
    await userEvent.click(reset)
    await expect(state).toHaveTextContent('clean idle online')
    await expect(code).toHaveValue('')
  },
}
