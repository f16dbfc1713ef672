import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright/test'
import type { AxeResults } from 'axe-core'

const require = createRequire(import.meta.url)
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

/** React Aria's announcer refers to removed text for some seconds; readers cannot reach it. */
const context = { exclude: ['[data-live-announcer]'] }

const options = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'], resultTypes: ['violations'] }

/**
 * Waits until all opening and closing animations have ended. While a sheet is still transparent or below the window, it does not count, and
 * the hidden page behind it has no heading and no main part. A check at that moment would report false problems.
 */
const atRest = `(async () => {
  const moves = () =>
    document.querySelector('[data-entering], [data-exiting]') !== null ||
    document.getAnimations().some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
  do await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  while (moves())
})()`

/**
 * Returns the violations of WCAG 2.2 AA on a page, one line for each place. Injects axe past the page's own policy, which allows no foreign
 * scripts.
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
