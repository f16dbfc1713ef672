import { webAddress } from '@wasla/contract/validation/web-address.ts'
import type { MenuEntry } from '@wasla/design-system/components/Menu/menu-items.ts'
import { relOfTyped } from '#shell/ExternalLink.tsx'

/** The entry of a menu that opens an address somebody typed; none where it is no plain link. */
export function openEntry(url: string | null, label: string): MenuEntry[] {
  const href = url === null ? null : webAddress(url)
  return href === null ? [] : [{ id: 'open', icon: 'arrow-up-end', label, href, rel: relOfTyped }]
}
