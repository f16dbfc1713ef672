import type { Page } from 'playwright'
import type { Pose } from '@wasla/design-system/stories/states/table.ts'
import type { Box } from '../pixels.ts'
import { composed } from './compose.ts'
import { aim, isAtTarget, leaveAll, posed, readMatrix, stepBefore, type SeenMatrix } from './in-matrix.ts'

type Take = (clip: Box) => Promise<Buffer>
type Place = { page: Page; index: number; isInside: boolean }

const away = -1
/** Tabs to press at most until the focus is on the part that has the state. */
const mostTabs = 8
/** Pixels to pull a part that is dragged. */
const pull = 24

/** Presses the button of a panel. Returns whether there is one. */
async function openPanel({ page, index }: Place): Promise<boolean> {
  const at = await page.evaluate(aim, { index, isOpener: true, isInside: false })
  if (!at) return false
  await page.mouse.click(at.x, at.y)
  await page.evaluate(posed)
  return true
}

async function focusByKeyboard({ page, index, isInside }: Place): Promise<boolean> {
  await page.evaluate(stepBefore, { index })
  await page.keyboard.press('Tab')
  if (isInside) {
    await page.keyboard.press('Enter')
    await page.evaluate(posed)
    return true
  }
  for (let tabs = 1; tabs < mostTabs && !(await page.evaluate(isAtTarget)); tabs++) await page.keyboard.press('Tab')
  return true
}

/** Brings a cell into a state by real input, because the styles of the design system follow the events of React Aria. */
async function strike(pose: Pose, place: Place): Promise<boolean> {
  const { page, index, isInside } = place
  if (pose === 'focus') return focusByKeyboard(place)
  if (pose === 'open') return openPanel(place)
  if (isInside && !(await openPanel(place))) return false
  const at = await page.evaluate(aim, { index, isOpener: false, isInside })
  if (!at) return false
  await page.mouse.move(at.x, at.y)
  if (pose === 'hover') return true
  await page.mouse.down()
  if (pose === 'dragging') await page.mouse.move(at.x + pull, at.y + pull, { steps: 3 })
  return true
}

/** Ends a pose. A button that is released elsewhere does nothing. */
async function relax(pose: Pose, { page, isInside }: Place) {
  await page.mouse.move(away, away)
  if (pose === 'pressed' || pose === 'dragging') await page.mouse.up()
  if (pose === 'open' || isInside) await page.keyboard.press('Escape')
  await page.evaluate(leaveAll)
}

/** Makes the page as large as its matrix, so that every cell is seen without scrolling. */
async function wholeMatrix(page: Page): Promise<SeenMatrix | undefined> {
  const found = await page.evaluate(readMatrix)
  if (!found) return undefined
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  await page.setViewportSize({ width: Math.max(width, found.width), height: Math.max(height, found.height) })
  await page.evaluate(posed)
  return page.evaluate(readMatrix)
}

/**
 * Returns a picture of the matrix of states on the page, with every state that needs a pointer or a key; undefined if the page shows
 * another story. Restores the size of the page.
 */
export async function matrixPicture(page: Page, take: Take): Promise<Buffer | undefined> {
  const before = page.viewportSize()
  const matrix = await wholeMatrix(page)
  if (!matrix) return undefined
  const { component, cells, isInside, width, height } = matrix
  await page.evaluate(() => addEventListener('dragstart', (event) => event.preventDefault(), { capture: true }))
  const whole = await take({ x: 0, y: 0, width, height })
  const pictures = new Map<number, Buffer>()
  for (const [index, { pose, box }] of cells.entries()) {
    if (pose === undefined) continue
    const place = { page, index, isInside }
    const isPosed = await strike(pose, place)
    await page.evaluate(posed)
    if (isPosed) pictures.set(index, await take(box))
    await relax(pose, place)
  }
  if (before) await page.setViewportSize(before)
  return composed(component, whole, cells, pictures)
}
