import { expect, fn, screen, userEvent } from 'storybook/test'

/** A picture of that many pixels, as a camera would give one. */
export async function paintedPicture(width: number, height: number): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.fillRect(100, 100, 400, 400)
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return new File(drawn ? [drawn] : [], 'painted.png', { type: 'image/png' })
}

/** Where a dialog takes its file, or what is around a button that opens the chooser of the device. */
export function fileInput(around: HTMLElement): HTMLInputElement {
  const input = around.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('It takes files')
  return input
}

/** Chooses a file behind a button, as the device's chooser hands it over, whatever it was asked to offer. */
export async function chooseFile(button: HTMLElement, file: File): Promise<void> {
  await userEvent.upload(fileInput(button.parentElement ?? button), file, { applyAccept: false })
}

/** Presses a button, by click and by both keys: each time the chooser of the device opens at once, and no dialog before a file is chosen. */
export async function opensTheChooser(button: HTMLElement): Promise<void> {
  const opened = fn()
  const input = fileInput(button.parentElement ?? button)
  /* No page may open the chooser by itself, as a test does. */
  const notice = (event: Event) => {
    event.preventDefault()
    opened()
  }
  input.addEventListener('click', notice)
  await userEvent.click(button)
  await expect(opened).toHaveBeenCalledTimes(1)
  await userEvent.keyboard('{Enter}')
  await expect(opened).toHaveBeenCalledTimes(2)
  await userEvent.keyboard(' ')
  await expect(opened).toHaveBeenCalledTimes(3)
  input.removeEventListener('click', notice)
  await expect(screen.queryByRole('dialog')).toBeNull()
  await expect(button).toHaveFocus()
}
