const stops = ['a[href]', 'button', 'input', 'select', 'textarea', 'summary', '[tabindex]']
  .map((one) => `${one}:not(:disabled, [tabindex^="-"])`)
  .join()

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey' | 'preventDefault'>

/** Moves the focus from the last element of a panel to the first, and back, if the Tab key would leave the panel. */
export function keepFocusIn(panel: HTMLElement, pressed: Pressed): void {
  if (pressed.key !== 'Tab' || pressed.altKey || pressed.ctrlKey || pressed.metaKey) return
  const all = [...panel.querySelectorAll<HTMLElement>(stops)].filter((one) => one.getClientRects().length > 0)
  const [first, last] = [all[0], all.at(-1)]
  const at = panel.ownerDocument.activeElement
  const isLeaving = pressed.shiftKey ? at === first || at === panel : at === last
  const next = pressed.shiftKey ? last : first
  if (!isLeaving || !next) return
  pressed.preventDefault()
  next.focus()
}
