import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { chooseFile, paintedPicture } from '#testing/pictures.ts'
import type { spoken } from '#testing/say.ts'

type Say = ReturnType<typeof spoken>['say']

/** Chooses and crops a picture through a button of the form. */
async function choosePicture(button: HTMLElement, say: Say, [width, height]: readonly [number, number] = [900, 600]) {
  await chooseFile(button, await paintedPicture(width, height))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(await within(dialog).findByRole('button', { name: say('ds.cropDialog.save') }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

const page = () => within(screen.getByRole('main'))

/** Finds the fields of the first stage by their labels. */
export const fieldsOf = (say: Say) => ({
  name: () => page().getByRole('textbox', { name: say('groups.form.name') }),
  userName: () => page().getByRole('textbox', { name: say('groups.form.userName') }),
  description: () => page().findByRole('textbox', { name: say('groups.form.description') }),
  next: () => page().getByRole('button', { name: say('groups.form.continue') }),
})

/** Fills in the first stage and goes on to the second. */
export async function fillDetails(say: Say) {
  const fields = fieldsOf(say)
  await choosePicture(await page().findByRole('button', { name: say('groups.form.photoAdd') }), say)
  await userEvent.type(fields.name(), 'Dallah mornings')
  await userEvent.type(fields.userName(), 'dallah_mornings')
  await userEvent.click(await fields.description())
  await userEvent.keyboard('First coffee of the day.')
  await userEvent.click(fields.next())
  await page().findByRole('button', { name: say('groups.form.createGroup') })
}

/** Selects the first interest of the second stage and sends the form. */
export async function createIt(say: Say) {
  const choices = await page().findByRole('toolbar', { name: say('groups.form.interests') })
  const [first] = within(choices).getAllByRole('button')
  if (!first) throw new Error('There are interests')
  await userEvent.click(first)
  await userEvent.click(page().getByRole('button', { name: say('groups.form.createGroup') }))
}
