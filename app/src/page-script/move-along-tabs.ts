import { hiddenEdges, intoSight } from '@wasla/design-system/components/Tabs/edges.ts'
import { tabByKey } from '@wasla/design-system/components/Tabs/tab-keys.ts'
import { around, type Place } from './pressed.ts'

/** Visible space beside the open tab, in pixels, so that its neighbour can be seen. */
const neighbour = 40

/** Moves the focus along a row of tabs by arrow keys, and scrolls the open tab into view. The row fades at an edge that hides more. */
export function moveAlongTabs(page: Place): void {
  page.addEventListener('keydown', (event) => {
    if (!(event instanceof KeyboardEvent)) return
    const tab = around(event, '[role="tab"]')
    if (!tab || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const tabs = [...(tab.closest('[role="tablist"]')?.querySelectorAll<HTMLElement>('[role="tab"][href]') ?? [])]
    const direction = tab.matches(':dir(rtl)') ? 'rtl' : 'ltr'
    const next = tabByKey(
      event.key,
      tabs.map(({ id }) => id),
      tab.id,
      direction,
    )
    const found = tabs.find(({ id }) => id === next)
    if (!found) return
    event.preventDefault()
    found.focus()
  })
  for (const tab of page.querySelectorAll('[role="tab"][aria-selected="true"]')) {
    const row = tab.closest('[role="tablist"]')
    if (!row) continue
    const look = () => {
      const hidden = hiddenEdges(row)
      row.setAttribute('data-more', [hidden.start && 'start', hidden.end && 'end'].filter(Boolean).join(' '))
    }
    row.scrollBy({ left: intoSight(tab.getBoundingClientRect(), row.getBoundingClientRect(), neighbour) })
    row.addEventListener('scroll', look, { passive: true })
    look()
  }
}
