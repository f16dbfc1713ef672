import { expect, fn, screen, userEvent } from 'storybook/test'

/** Returns a PNG of this size in pixels, like a camera picture. */
export async function paintedPicture(width: number, height: number): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.fillRect(100, 100, 400, 400)
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return new File(drawn ? [drawn] : [], 'painted.png', { type: 'image/png' })
}

/** Returns the file input inside an element: of a dialog, or next to a button that opens the device's file chooser. */
function fileInput(around: HTMLElement): HTMLInputElement {
  const input = around.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('It takes files')
  return input
}

/**
 * Chooses a file for a button's file input, as the device's chooser would. Accepts any type of file, even a type that the input does not
 * offer.
 */
export async function chooseFile(button: HTMLElement, file: File): Promise<void> {
  await userEvent.upload(fileInput(button.parentElement ?? button), file, { applyAccept: false })
}

/** Presses a button by click, by Enter and by Space. Expects the device's file chooser to open each time, without a dialog before it. */
export async function opensTheChooser(button: HTMLElement): Promise<void> {
  const opened = fn()
  const input = fileInput(button.parentElement ?? button)
  /* A page can open the chooser only after a real user gesture, so the test only records the attempt. */
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
