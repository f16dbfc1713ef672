import { expect, userEvent } from 'storybook/test'

/** The bars that stay in sight while a page scrolls under them. */
const bars = (): Element[] =>
  [...document.querySelectorAll('header, form div')].filter((each) => {
    const { position, zIndex } = getComputedStyle(each)
    return position === 'sticky' && zIndex !== 'auto'
  })

/** Whether a bar lies over a part of it. */
function isCovered(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bars().some((bar) => {
    const over = bar.getBoundingClientRect()
    return !bar.contains(element) && bottom > over.top + 1 && top < over.bottom - 1
  })
}

/**
 * Goes through the page by key, backwards from its end where `shift` says so, and expects all of what is focused in its main part to be
 * in sight (WCAG 2.4.11). Answers how many places there were.
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
