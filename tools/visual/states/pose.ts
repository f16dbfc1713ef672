import type { Page } from 'playwright'
import { PNG } from 'pngjs'
import type { Pose } from '@wasla/design-system/stories/states/table.ts'
import type { Box } from '../pixels.ts'
import { composed, nearRest, type Taken } from './compose.ts'
import {
  aim,
  isAtTarget,
  leaveAll,
  opened,
  posed,
  readMatrix,
  standAlone,
  standTogether,
  stepBefore,
  type SeenMatrix,
} from './in-matrix.ts'

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
  await page.evaluate(opened)
  await page.evaluate(posed)
  return true
}

/** Opens the panel of a cell and moves the pointer away, so that a picture shows the panel without the next state. */
async function openAtRest(place: Place): Promise<boolean> {
  if (!(await openPanel(place))) return false
  await place.page.mouse.move(away, away)
  await place.page.evaluate(posed)
  return true
}

async function focusByKeyboard({ page, index, isInside }: Place): Promise<boolean> {
  await page.evaluate(stepBefore, { index })
  if (isInside) {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.evaluate(opened)
    return true
  }
  for (let tabs = 0; tabs < mostTabs; tabs++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(isAtTarget, { index })) return true
  }
  return false
}

/**
 * Brings a cell into a state by real input, because the styles of the design system follow the events of React Aria. A panel with the part
 * that gets the state is open already, except for the focus, which opens it by key.
 */
async function strike(pose: Pose, place: Place): Promise<boolean> {
  const { page, index, isInside } = place
  if (pose === 'focus') return focusByKeyboard(place)
  if (pose === 'open') return openPanel(place)
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
  const rest = PNG.sync.read(await take({ x: 0, y: 0, width, height }))
  const taken = new Map<number, Taken>()
  for (const [index, { pose, box }] of cells.entries()) {
    if (pose === undefined) continue
    const place = { page, index, isInside }
    const isInPanel = isInside && (pose === 'hover' || pose === 'pressed')
    const open = isInPanel && (await openAtRest(place)) ? await take(box) : undefined
    const isPosed = await strike(pose, place)
    await page.evaluate(posed)
    if (isPosed) taken.set(index, { posed: await take(box), ...(open && { before: open }) })
    await relax(pose, place)
  }
  for (const { index, first } of nearRest(rest, cells)) {
    await page.evaluate(standAlone, { index })
    await page.evaluate(posed)
    taken.set(index, { alone: await take(first) })
    await page.evaluate(standTogether)
  }
  if (before) await page.setViewportSize(before)
  return composed(component, rest, cells, taken)
}
