import { webAddress } from '@wasla/contract/validation/web-address.ts'
import type { MenuEntry } from '@wasla/design-system/components/Menu/menu-items.ts'
import { relOfTyped } from '#shell/ExternalLink.tsx'

/** Returns the menu entry that opens an address that a user typed; an empty list if the text is no web address. */
export function openEntry(url: string | null, label: string): MenuEntry[] {
  const href = url === null ? null : webAddress(url)
  return href === null ? [] : [{ id: 'open', icon: 'arrow-up-end', label, href, rel: relOfTyped }]
}
