import { scrolledTo } from './crop.ts'
import type { Shown } from './data.ts'

/** Scrolls to the change. An Arabic page begins at its right edge. */
export function scrollToChange(stage: HTMLElement, { mode }: Pick<Shown, 'mode'>): void {
  const box = stage.querySelector('.box')
  const beginsAtEnd = mode.startsWith('ar-')
  if (!box) return stage.scrollTo(beginsAtEnd ? stage.scrollWidth : 0, 0)
  const [at, room] = [box.getBoundingClientRect(), stage.getBoundingClientRect()]
  stage.scrollTo(
    scrolledTo(at.left - room.left + stage.scrollLeft, at.width, stage.clientWidth, beginsAtEnd),
    scrolledTo(at.top - room.top + stage.scrollTop, at.height, stage.clientHeight, false),
  )
}
