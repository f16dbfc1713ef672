import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { TextField } from '@wasla/design-system/components/TextField'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { FormattedMessage } from 'react-intl'
import { sessionMessages } from '#features/session/messages/catalogue.ts'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { useUnsavedChanges } from './useUnsavedChanges.tsx'

function Form() {
  const [text, setText] = useState('')
  const question = useUnsavedChanges(text !== '')
  return (
    <>
      <TextField label={<FormattedMessage id="session.invitation.label" />} value={text} onChange={setText} />
      <TextLink href="/home" isStandalone>
        <FormattedMessage id="shell.nav.home" />
      </TextLink>
      {question}
    </>
  )
}

const meta = {
  title: 'Screens/Unsaved form',
  component: Form,
  tags: ['screen'],
  decorators: [withApp([sessionMessages])],
  parameters: { path: '/settings/profile', scenario: 'signed-out' },
} satisfies Meta<typeof Form>
export default meta
type Story = StoryObj<typeof meta>

/** Leaving a half-filled form asks for confirmation. “Stay” keeps the form, “leave” discards it. */
export const Asks: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const field = await canvas.findByRole('textbox')
    await userEvent.type(field, 'half')
    await userEvent.click(canvas.getByRole('link', { name: say('shell.nav.home') }))
    await userEvent.click(await screen.findByRole('button', { name: say('shell.unsaved.stay') }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(field).toHaveValue('half')
    await userEvent.click(canvas.getByRole('link', { name: say('shell.nav.home') }))
    await userEvent.click(await screen.findByRole('button', { name: say('shell.unsaved.leave') }))
    await waitFor(() => expect(canvas.getByText('/home')).toBeVisible())
  },
}

/** Leaving an unchanged form asks for no confirmation. */
export const Untouched: Story = {
  play: async ({ canvas, globals }) => {
    await userEvent.click(await canvas.findByRole('link', { name: spoken(globals).say('shell.nav.home') }))
    await waitFor(() => expect(canvas.getByText('/home')).toBeVisible())
  },
}
