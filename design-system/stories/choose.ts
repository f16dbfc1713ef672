import { screen, userEvent, waitFor } from 'storybook/test'

/** Waits two frames, so that the effects of a change have run, as between two presses of a person. */
const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

/**
 * For play functions. Types a text that matches one option into a combobox. Waits until only that option is left, and chooses it by
 * keyboard.
 */
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
