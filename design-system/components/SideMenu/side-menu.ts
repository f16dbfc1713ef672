import type { ReactNode } from 'react'
import type { IconName } from '../../icons/icons.ts'

export type SideMenuEntry = {
  id: string
  label: string
  icon: IconName
  href: string
  /** Marks the current page. */
  isCurrent?: boolean
  /** Announces that the page is not available yet: it can be focused, but is not a link (S1 §2, settings menu). */
  isSoon?: boolean
  /** Count at the end. */
  end?: ReactNode
}

/** Entries between two separator lines. */
export type SideMenuSection = { id: string; title?: string; items: readonly SideMenuEntry[] }

/** Returns the entry on the button of the dropdown: the current page, otherwise the first available page. */
export function entryInSight(sections: readonly SideMenuSection[]): SideMenuEntry | undefined {
  const entries = sections.flatMap(({ items }) => items)
  return entries.find(({ isCurrent }) => isCurrent) ?? entries.find(({ isSoon }) => !isSoon)
}
