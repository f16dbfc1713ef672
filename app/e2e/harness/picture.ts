import type { Page } from 'playwright/test'

/** A picture as a camera would give one, drawn by the browser. */
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
