import type { ReactNode } from 'react'
import type { IconName } from '../../icons/icons.ts'

export const menuPlacements = ['bottom start', 'bottom end', 'top start', 'top end'] as const
export type MenuPlacement = (typeof menuPlacements)[number]

export type MenuEntry = {
  id: string
  label: ReactNode
  /** Plain text for type-ahead, if `label` is not a string. */
  textValue?: string
  icon?: IconName
  /** Address, if the entry is a link instead of an action. */
  href?: string
  /** `rel` of a link to another site; it then opens in a new tab. */
  rel?: string
  onAction?: () => void
  /** Second, muted line. */
  description?: ReactNode
  /** Count or mark at the end. */
  end?: ReactNode
  isDisabled?: boolean
  /** Shows a badge that the entry is not available yet; it cannot be chosen (T-07). */
  isSoon?: boolean
  /** Marks an entry that ends or removes something. */
  isDanger?: boolean
  /** Marks the current page. */
  isCurrent?: boolean
  /** Language of the label, if it is not the language of the page. For instance the name of the other language, in that language. */
  lang?: string
}

/** Menu entries between two separator lines. `title` is shown above the entries; a section without a title needs `aria-label`. */
export type MenuSectionItems = { id: string; title?: string; 'aria-label'?: string; items: readonly MenuEntry[] }

/** Returns the sections that have entries, so that no separator line is shown without a section. */
export const filledSections = (sections: readonly MenuSectionItems[]) => sections.filter((section) => section.items.length > 0)

export const disabledIds = (sections: readonly MenuSectionItems[]) =>
  sections.flatMap((section) => section.items.filter((item) => item.isDisabled || item.isSoon).map((item) => item.id))
