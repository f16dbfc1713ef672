import { expect, userEvent } from 'storybook/test'

/** Returns the bars that keep their position while the page scrolls below them. */
const bars = (): Element[] =>
  [...document.querySelectorAll('header, form div')].filter((each) => {
    const { position, zIndex } = getComputedStyle(each)
    return position === 'sticky' && zIndex !== 'auto'
  })

/** Returns whether a bar covers a part of the element. */
function isCovered(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bars().some((bar) => {
    const over = bar.getBoundingClientRect()
    return !bar.contains(element) && bottom > over.top + 1 && top < over.bottom - 1
  })
}

/**
 * Moves the focus through the page by Tab, or backwards if `shift`. Expects every focused element of the main part to be visible (WCAG
 * 2.4.11). Returns the number of these elements.
 */
export async function walkFocus({ shift = false, steps = 60 }: { shift?: boolean; steps?: number } = {}): Promise<number> {
  const main = document.querySelector('main')
  let seen = 0
  for (let step = 0; step < steps; step += 1) {
    await userEvent.tab({ shift })
    const focused = document.activeElement
    if (!focused || !main?.contains(focused)) {
      if (seen > 0) return seen
      continue
    }
    seen += 1
    await expect(isCovered(focused) ? focused.outerHTML : 'in sight').toBe('in sight')
  }
  return seen
}
