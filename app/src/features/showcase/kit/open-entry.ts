import { webAddress } from '@wasla/contract/validation/web-address.ts'
import type { MenuEntry } from '@wasla/design-system/components/Menu/menu-items.ts'
import { relOfTyped } from '#shell/ExternalLink.tsx'

/** Returns a menu entry that opens a typed address; none if it is not a plain web address. */
export function openEntry(url: string | null, label: string): MenuEntry[] {
  const href = url === null ? null : webAddress(url)
  return href === null ? [] : [{ id: 'open', icon: 'arrow-up-end', label, href, rel: relOfTyped }]
}
