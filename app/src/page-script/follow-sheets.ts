import { keepFocusIn } from '@wasla/design-system/components/Overlay/keep-focus.ts'
import { closePopover, isPopoverOpen, openPopover } from '@wasla/design-system/components/Overlay/open-popover.ts'
import { dialogOf, sheetId } from '#shell/sheet-id.ts'
import { around } from './pressed.ts'

const sheets = '[data-component="PageSheet"]'
const key = 'dialog'

/**
 * Keeps the open sheet and the address together, as the app does: the back button closes a sheet, and an address with a sheet opens it. Opens
 * and closes sheets in browsers without popovers.
 */
export function followSheets(page: Document, view: Window): void {
  /** Returns the sheet that the address names. A sheet about one thing may be on another page: then it is the sheet about all. */
  const named = () => {
    const [name = '', about] = (new URLSearchParams(view.location.search).get(key) ?? '').split(':', 2)
    return page.getElementById(sheetId(name, about)) ?? page.getElementById(sheetId(name))
  }

  const follow = () => {
    const sheet = named()
    for (const other of page.querySelectorAll<HTMLElement>(sheets)) if (other !== sheet) closePopover(other)
    if (sheet?.matches(sheets)) openPopover(sheet)
  }

  const write = (sheet: HTMLElement, isOpen: boolean) => {
    if (isOpen === (named() === sheet)) return
    const address = new URL(view.location.href)
    if (isOpen) address.searchParams.set(key, dialogOf(sheet.id))
    else address.searchParams.delete(key)
    if (isOpen) view.history.pushState(null, '', address)
    else view.history.replaceState(null, '', address)
  }

  // The event does not bubble.
  page.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLElement && target.matches(sheets)) write(target, isPopoverOpen(target))
    },
    true,
  )
  page.addEventListener('keydown', (event) => {
    const sheet = around(event, sheets)
    if (sheet && event.key === 'Escape') closePopover(sheet)
    else if (sheet) keepFocusIn(sheet, event)
  })
  page.addEventListener('click', (event) => {
    const button = around(event, '[popovertarget]')
    const sheet = button && page.getElementById(button.getAttribute('popovertarget') ?? '')
    if (!sheet || 'showPopover' in sheet) return
    if (button.getAttribute('popovertargetaction') === 'hide') closePopover(sheet)
    else openPopover(sheet)
  })
  view.addEventListener('popstate', follow)
  follow()
}
