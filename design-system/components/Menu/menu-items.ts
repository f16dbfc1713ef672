import type { ReactNode } from 'react'
import type { IconName } from '../../icons/icons.ts'

export const menuPlacements = ['bottom start', 'bottom end', 'top start', 'top end'] as const
export type MenuPlacement = (typeof menuPlacements)[number]

export type MenuEntry = {
  id: string
  label: ReactNode
  /** Plain text for typing ahead, where `label` is not a string. */
  textValue?: string
  icon?: IconName
  /** Address, where the entry is a link and no action. */
  href?: string
  /** `rel` of a link that leads out of the product; it then opens in a new tab. */
  rel?: string
  onAction?: () => void
  /** A second, muted line. */
  description?: ReactNode
  /** A count or mark at the end. */
  end?: ReactNode
  isDisabled?: boolean
  /** Not available yet: shown with a badge, cannot be chosen (T-07). */
  isSoon?: boolean
  /** Ends or removes something. */
  isDanger?: boolean
  /** The current page. */
  isCurrent?: boolean
  /** Language of the label where it is not the page's, such as the other language's own name. */
  lang?: string
}

/** Entries between two rules. `title` is shown above them; a section without one needs `aria-label`. */
export type MenuSectionItems = { id: string; title?: string; 'aria-label'?: string; items: readonly MenuEntry[] }

/** Sections without entries are left out, so that there is no rule without a section. */
export const filledSections = (sections: readonly MenuSectionItems[]) => sections.filter((section) => section.items.length > 0)

export const disabledIds = (sections: readonly MenuSectionItems[]) =>
  sections.flatMap((section) => section.items.filter((item) => item.isDisabled || item.isSoon).map((item) => item.id))
