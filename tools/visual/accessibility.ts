import axe from 'axe-core'
import type { Page } from 'playwright'

/** Returns the accessibility violations of a report, in light and in dark. */
export async function violationsOf(page: Page): Promise<string[]> {
  const found: string[] = []
  await page.addScriptTag({ content: axe.source })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const { violations } = await page.evaluate(() => (globalThis as unknown as { axe: typeof axe }).axe.run())
    found.push(...violations.map(({ id, nodes }) => `${colorScheme}: ${id}: ${nodes.map(({ html }) => html).join(' ')}`))
  }
  return found
}
