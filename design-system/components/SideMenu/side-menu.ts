import type { ReactNode } from 'react'
import type { IconName } from '../../icons/icons.ts'

export type SideMenuEntry = {
  id: string
  label: string
  icon: IconName
  href: string
  /** The current page. */
  isCurrent?: boolean
  /** Announced but not there yet: can be focused, says so, leads nowhere (S1 §2, settings menu). */
  isSoon?: boolean
  /** A count at the end. */
  end?: ReactNode
}

/** Entries between two rules. */
export type SideMenuSection = { id: string; title?: string; items: readonly SideMenuEntry[] }

/** What the dropdown shows on its button: where one is, or where one could begin. */
export function entryInSight(sections: readonly SideMenuSection[]): SideMenuEntry | undefined {
  const entries = sections.flatMap(({ items }) => items)
  return entries.find(({ isCurrent }) => isCurrent) ?? entries.find(({ isSoon }) => !isSoon)
}
