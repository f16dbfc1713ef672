import type { Locator, Page } from 'playwright/test'

/** Returns a picture with the size of a camera picture, drawn by the browser. */
export async function picture(page: Page, name = 'me.png') {
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 900
    canvas.height = 600
    const paper = canvas.getContext('2d')
    paper?.fillRect(100, 100, 400, 400)
    return canvas.toDataURL('image/png').split(',', 2)[1] ?? ''
  })
  return { name, mimeType: 'image/png', buffer: Buffer.from(drawn, 'base64') }
}

/** A file to choose in the device’s file chooser. */
type Chosen = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

/** Chooses a file through a button that opens the device’s file chooser. */
export async function chooseBehind(page: Page, opener: Locator, file: Chosen): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await opener.click()
  await (await chooser).setFiles(file)
}
