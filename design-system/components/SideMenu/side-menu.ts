import type { ReactNode } from 'react'
import type { IconName } from '../../icons/icons.ts'

export type SideMenuEntry = {
  id: string
  label: string
  icon: IconName
  href: string
  /** The current page. */
  isCurrent?: boolean
  /** Not available yet: can be focused and says so, but is no link (S1 §2, settings menu). */
  isSoon?: boolean
  /** A count at the end. */
  end?: ReactNode
}

/** Entries between two rules. */
export type SideMenuSection = { id: string; title?: string; items: readonly SideMenuEntry[] }

/** The entry on the button of the dropdown: the current page, otherwise the first. */
export function entryInSight(sections: readonly SideMenuSection[]): SideMenuEntry | undefined {
  const entries = sections.flatMap(({ items }) => items)
  return entries.find(({ isCurrent }) => isCurrent) ?? entries.find(({ isSoon }) => !isSoon)
}
