import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright/test'
import type { AxeResults } from 'axe-core'

const require = createRequire(import.meta.url)
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

/** For some seconds, React Aria’s announcer still references elements that were removed. No user can reach these references. */
const context = { exclude: ['[data-live-announcer]'] }

const options = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'], resultTypes: ['violations'] }

/**
 * Waits until no element is opening or closing, and until the main content or a modal can be perceived. An opening sheet hides the page
 * behind it before axe can see the sheet. A check at that moment would report a missing heading and a missing main landmark. If neither is
 * shown within 10 seconds, stops waiting, so that axe reports it.
 */
const atRest = `(async () => {
  const moves = () =>
    document.querySelector('[data-entering], [data-exiting]') !== null ||
    document.getAnimations().some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
  const isShown = (element) => element.closest('[aria-hidden="true"], [inert]') === null && element.checkVisibility({ opacityProperty: true })
  const showsContent = () => [...document.querySelectorAll('main, dialog, [role="dialog"], [role="alertdialog"]')].some(isShown)
  const end = performance.now() + 10_000
  do await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  while (moves() || (!showsContent() && performance.now() < end))
})()`

/**
 * Returns the violations of WCAG 2.2 AA on a page, one line of text per element. Bypasses the page’s content security policy, which blocks
 * foreign scripts.
 */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Runtime.evaluate', { expression: source })
  await session.send('Runtime.evaluate', { expression: atRest, awaitPromise: true })
  const { result } = await session.send('Runtime.evaluate', {
    expression: `axe.run(${JSON.stringify(context)}, ${JSON.stringify(options)}).then(({ violations }) => JSON.stringify(violations))`,
    awaitPromise: true,
    returnByValue: true,
  })
  await session.detach()
  const violations = JSON.parse(String(result.value)) as AxeResults['violations']
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} at ${target.join(' ')}`))
}
