import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright/test'
import type { AxeResults } from 'axe-core'

const require = createRequire(import.meta.url)
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

/** React Aria's announcer points at what it has read out, for some seconds after that has gone. Nobody can get to it. */
const context = { exclude: ['[data-live-announcer]'] }

const options = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'], resultTypes: ['violations'] }

/**
 * Waits until what opens or closes has come to rest. A sheet that is still clear or still below the window counts as not there, and then
 * the page behind it, which it hides, has no heading and no main part: a look in between finds what nobody ever meets.
 */
const atRest = `(async () => {
  const moves = () =>
    document.querySelector('[data-entering], [data-exiting]') !== null ||
    document.getAnimations().some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
  do await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  while (moves())
})()`

/** What WCAG 2.2 AA finds on a page, one line for each place. Goes around the page's own policy, which lets no foreign script in. */
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
