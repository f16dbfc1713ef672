/** A picture of that many pixels, as a camera would give one. */
export async function paintedPicture(width: number, height: number): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.fillRect(100, 100, 400, 400)
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return new File(drawn ? [drawn] : [], 'painted.png', { type: 'image/png' })
}

/** Where a dialog takes its file. */
export function fileInput(dialog: HTMLElement): HTMLInputElement {
  const input = dialog.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('The dialog takes files')
  return input
}
