const hasPopovers = (element: HTMLElement) => 'showPopover' in element

/** Mark of an open popover in browsers without the popover API. */
const mark = 'data-open'

export const isPopoverOpen = (popover: HTMLElement): boolean =>
  hasPopovers(popover) ? popover.matches(':popover-open') : popover.hasAttribute(mark)

/** Opens or closes a popover in a browser without the popover API, with the same events. */
function simulate(popover: HTMLElement, isOpen: boolean) {
  const [oldState, newState] = isOpen ? ['closed', 'open'] : ['open', 'closed']
  const tell = (name: string) => popover.dispatchEvent(Object.assign(new Event(name), { oldState, newState }))
  tell('beforetoggle')
  popover.toggleAttribute(mark, isOpen)
  tell('toggle')
  if (isOpen) popover.focus()
}

/** Opens a popover of the page, if it is closed. */
export function openPopover(popover: HTMLElement): void {
  if (!popover.isConnected || isPopoverOpen(popover)) return
  if (hasPopovers(popover)) popover.showPopover()
  else simulate(popover, true)
}

/** Closes a popover of the page, if it is open. */
export function closePopover(popover: HTMLElement): void {
  if (!popover.isConnected || !isPopoverOpen(popover)) return
  if (hasPopovers(popover)) popover.hidePopover()
  else simulate(popover, false)
}
