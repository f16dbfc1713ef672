import { devices, type Browser } from 'playwright/test'

/** The head of a page of a shop, with the snippet that its brand pasted into it. */
const pageWith = (snippet: string) => `<!doctype html><meta charset="utf-8"><title>Shop</title><h1>Shop</h1>${snippet}`
const image = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

type ShopPages = {
  /** Every address below these origins is a page of the shop. */
  origins: readonly string[]
  /** What the brand pasted into the page of an address. */
  snippetAt(url: URL): string
  /** The address of the pixel. */
  pixel: string
  /** Whether pixels are passed on to a product. Browsers let no page of the open web load one from the machine itself. */
  isPassedOn?: boolean
}

/** Serves a shop's pages to a visitor's browser under invented addresses, and collects the pixels that these pages load. */
export async function visitShop(browser: Browser, { origins, snippetAt, pixel, isPassedOn = false }: ShopPages) {
  const context = await browser.newContext({ userAgent: devices['Desktop Chrome'].userAgent })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const pixels: URL[] = []
  const answer = async (requestId: string, type: string, body: Buffer) => {
    try {
      await session.send('Fetch.fulfillRequest', {
        requestId,
        responseCode: 200,
        responseHeaders: [{ name: 'content-type', value: type }],
        body: body.toString('base64'),
      })
    } catch (error) {
      // The page went on and gave up what it had asked for: there is nothing left to answer.
      if (!String(error).includes('Invalid InterceptionId')) throw error
    }
  }
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const url = new URL(request.url)
    if (request.url.startsWith(pixel)) pixels.push(url)
    if (origins.includes(url.origin)) return void answer(requestId, 'text/html', Buffer.from(pageWith(snippetAt(url))))
    if (!isPassedOn) return void answer(requestId, 'image/gif', image)
    void fetch(url).then(async (passed) => answer(requestId, 'image/gif', Buffer.from(await passed.arrayBuffer())))
  })
  await session.send('Fetch.enable', {
    patterns: [...origins, pixel].map((start) => ({ urlPattern: `${start}*` })),
  })
  return { page, pixels, close: () => context.close() }
}
