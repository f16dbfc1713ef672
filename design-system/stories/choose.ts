import { screen, userEvent, waitFor } from 'storybook/test'

/** What follows a change has followed it: nobody presses a key between two frames. */
const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

/** In a play function: types into a combobox what fits one option, waits for it alone, and chooses it by key. */
export async function chooseByTyping(field: HTMLElement, text: string) {
  await userEvent.type(field, text)
  await waitFor(() => {
    const options = screen.getAllByRole('option')
    if (options.length !== 1 || !options[0]?.dataset['key']) throw new Error(`${options.length} options are shown`)
  })
  await waitFor(async () => {
    await painted()
    await userEvent.keyboard('{ArrowDown}')
    await painted()
    if (!screen.getByRole('option').dataset['focused']) throw new Error('the option is not reached yet')
  })
  await userEvent.keyboard('{Enter}')
  await painted()
}
