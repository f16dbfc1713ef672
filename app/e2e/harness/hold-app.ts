import type { Page, Route } from 'playwright/test'

/** Delays the requests for the scripts that start the app until `release` is called. */
export async function holdApp(page: Page): Promise<{ release: () => Promise<void> }> {
  const held: Route[] = []
  let isReleased = false
  await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
    if (isReleased) await route.continue()
    else held.push(route)
  })
  return {
    release: async () => {
      isReleased = true
      await Promise.all(held.map((route) => route.continue()))
    },
  }
}
