import type { Pose } from '@wasla/design-system/stories/states/table.ts'
import type { Box } from '../pixels.ts'

/*
 * These functions run inside the page that shows a matrix. Each is passed to the browser as text, so it must not use anything outside
 * itself.
 */

export type SeenCell = { row: string; column: string; box: Box; pose?: Pose }
export type SeenMatrix = { component: string; isInside: boolean; width: number; height: number; cells: SeenCell[] }

/** Returns the matrix on the page with its cells, without their borders; undefined if the page shows another story. */
export function readMatrix(): SeenMatrix | undefined {
  const matrix = document.querySelector<HTMLElement>('[data-state-matrix]')
  if (!matrix) return undefined
  const cells = [...matrix.querySelectorAll<HTMLElement>('[data-state-cell]')].map((cell): SeenCell => {
    const { left, top, right, bottom } = cell.getBoundingClientRect()
    const [x, y] = [Math.ceil(left + scrollX) + 1, Math.ceil(top + scrollY) + 1]
    const { stateCell = '', stateRow = '', statePose: pose } = cell.dataset
    const box = { x, y, width: Math.floor(right + scrollX) - x - 1, height: Math.floor(bottom + scrollY) - y - 1 }
    return { row: stateRow, column: stateCell, box, ...(pose !== undefined && { pose: pose as Pose }) }
  })
  const { scrollWidth } = document.documentElement
  return {
    component: matrix.dataset['stateMatrix'] ?? '',
    isInside: matrix.dataset['stateInside'] !== undefined,
    width: scrollWidth,
    height: Math.ceil(matrix.getBoundingClientRect().bottom + scrollY),
    cells,
  }
}

/** Returns where to press: the middle of the element that has the state or, with `isOpener`, of the button that opens the panel. */
export function aim({
  index,
  isOpener,
  isInside,
}: {
  index: number
  isOpener: boolean
  isInside: boolean
}): { x: number; y: number } | undefined {
  const cell = document.querySelectorAll<HTMLElement>('[data-state-cell]')[index]
  const target = document.querySelector<HTMLElement>('[data-state-matrix]')?.dataset['stateTarget']
  const controls = 'button, a[href], input:not([type="hidden"]), textarea, select, [role="spinbutton"], [tabindex="0"]'
  /* A field with a list opens by its button; its input says that it is expanded, but a press on it opens nothing. */
  const openers = [
    'button:is([aria-haspopup]:not([aria-haspopup="false"]), [aria-expanded])',
    '[aria-haspopup]:not([aria-haspopup="false"]), [aria-expanded], button',
  ]
  const where = isInside ? document : cell
  const found = (isOpener ? openers : [target ?? controls])
    .flatMap((selector) => [...(where?.querySelectorAll<HTMLElement>(selector) ?? [])])
    /* Some parts exist only on a phone. */
    .filter((one) => one.checkVisibility())
  const isFree = (one: HTMLElement) => !one.matches(':disabled, [aria-disabled="true"], [data-disabled]')
  const isSeen = (one: HTMLElement) => {
    const { width, height } = one.getBoundingClientRect()
    return width >= 8 && height >= 8 && getComputedStyle(one).opacity !== '0'
  }
  const labelOf = (one: HTMLElement) => (one instanceof HTMLInputElement ? [...(one.labels ?? [])].find(isSeen) : undefined)
  /* A native control may be hidden beside its drawing. People then point at its label, or at the part around both. */
  const shown = (one: HTMLElement | null): HTMLElement | null => (!one || isSeen(one) ? one : (labelOf(one) ?? shown(one.parentElement)))
  const free = found.filter(isFree)
  const isChosen = (one: HTMLElement) =>
    one.matches(':checked, [aria-pressed="true"], [aria-selected="true"], [aria-checked="true"], [aria-current]')
  const part = shown(free.find((one) => !isChosen(one)) ?? free[0] ?? null)
  if (!part) return undefined
  const { left, top, width, height } = part.getBoundingClientRect()
  if (isInside) return { x: left + width / 2, y: top + height / 2 }
  /* What is wider than its cell scrolls in it. Its middle may be out of sight. */
  const seen = cell?.getBoundingClientRect() ?? { left, right: left + width }
  const [from, to] = [Math.max(left, seen.left), Math.min(left + width, seen.right)]
  return { x: (from + to) / 2, y: top + height / 2 }
}

/** Puts the keyboard before a cell, so that the next Tab reaches its first part. */
export function stepBefore({ index }: { index: number }): void {
  const cell = document.querySelectorAll<HTMLElement>('[data-state-cell]')[index]
  if (!cell) return
  cell.tabIndex = -1
  cell.focus({ preventScroll: true })
  cell.removeAttribute('tabindex')
}

/** Returns whether the focus is on the part of a cell that has the state. */
export function isAtTarget({ index }: { index: number }): boolean {
  const cell = document.querySelectorAll<HTMLElement>('[data-state-cell]')[index]
  const target = document.querySelector<HTMLElement>('[data-state-matrix]')?.dataset['stateTarget']
  const part = target === undefined ? document.activeElement : (document.activeElement?.closest(target) ?? null)
  /* The matrix is a table itself, so the part has to be in the cell, not around it. */
  return part !== null && part !== cell && cell?.contains(part) === true
}

/** Resolves when a panel that was opened is there with its content, at most after ten seconds. Its code may have to load. */
export async function opened(): Promise<void> {
  const last = performance.now() + 10_000
  const isAwaited = () => {
    const panel = document.querySelector<HTMLElement>('[data-placement]')
    if (!panel) return document.querySelector('[aria-haspopup]:not([aria-haspopup="false"])[aria-expanded="true"]') !== null
    const { top, bottom } = panel.getBoundingClientRect()
    const isSeen = (picture: HTMLImageElement) => {
      const at = picture.getBoundingClientRect()
      return at.bottom > top && at.top < bottom
    }
    const pictures = [...panel.querySelectorAll('img')]
    return panel.querySelector('[role="listbox"]:empty') !== null || pictures.some((one) => !one.complete && isSeen(one))
  }
  while (isAwaited() && performance.now() < last) await new Promise((resolve) => requestAnimationFrame(resolve))
}

/** Leaves a cell alone in its row, where the first cell of the row was. The row keeps its height. */
export function standAlone({ index }: { index: number }): void {
  const cell = document.querySelectorAll<HTMLElement>('[data-state-cell]')[index]
  const row = cell?.closest('tr')
  if (!cell || !row) return
  row.style.blockSize = `${row.getBoundingClientRect().height}px`
  for (const other of row.querySelectorAll<HTMLElement>(':scope > [data-state-cell]')) other.hidden = other !== cell
}

/** Puts the cells back that `standAlone` hid. */
export function standTogether(): void {
  for (const cell of document.querySelectorAll<HTMLElement>('[data-state-cell]')) {
    cell.hidden = false
    cell.closest('tr')?.style.removeProperty('block-size')
  }
}

/** Removes the focus, and scrolls to the top of the page. */
export function leaveAll(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  globalThis.scrollTo(0, 0)
}

/** Resolves when nothing has changed for two frames and every movement is at its end, at most after a second. */
export async function posed(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  let changes = 0
  const watcher = new MutationObserver(() => changes++)
  watcher.observe(document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true })
  const last = performance.now() + 1_000
  let before = -1
  while (before !== changes && performance.now() < last) {
    before = changes
    await frame()
    await frame()
  }
  watcher.disconnect()
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel()
    else animation.finish()
  }
  await frame()
}
