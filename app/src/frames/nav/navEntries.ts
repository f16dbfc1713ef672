import type { FlagKey, Flags } from '@wasla/contract/flags/flags.ts'
import type { Path } from '#paths.ts'
import { isScreenPath } from '#places.ts'

export const navIds = ['home', 'myPrograms', 'groups', 'discover', 'wallet'] as const
export type NavId = (typeof navIds)[number]

/**
 * `soon`: there is no such screen yet; the entry says so and leads nowhere. `loading`: the flags are not known yet; the entry neither
 * hides nor opens. `off`: its flag is off.
 */
export type NavState = 'on' | 'soon' | 'loading' | 'off'
export type NavEntry = { id: NavId; href: Path; state: NavState; isCurrent: boolean }

type Place = {
  href: Path
  flag?: FlagKey
  /** First parts of the addresses that belong to it. */
  parts: readonly string[]
}

const places: Readonly<Record<NavId, Place>> = {
  home: { href: '/home', parts: ['home'] },
  myPrograms: { href: '/my-programs', flag: 'program', parts: ['my-programs', 'programs', 'program'] },
  groups: { href: '/groups', parts: ['groups'] },
  discover: { href: '/discover', flag: 'program', parts: ['discover', 'my-programs', 'programs', 'program'] },
  wallet: { href: '/wallet', flag: 'payment', parts: ['wallet'] },
}

const stateOf = (flag: FlagKey | undefined, flags: Flags | null): NavState => {
  if (!flag) return 'on'
  if (!flags) return 'loading'
  return flags[flag] ? 'on' : 'off'
}

/**
 * The entries of the top bar and of the menu on phones: where they lead, whether they are open, and which one is current. `flags` is
 * null while loading. An entry opens by itself once its path has a screen. A brand has its own programs among them.
 */
export function navEntries(
  pathname: string,
  flags: Flags | null,
  { isBrand = false, hasScreen = isScreenPath }: { isBrand?: boolean; hasScreen?: (path: Path) => boolean } = {},
): NavEntry[] {
  const first = pathname.split('/').find(Boolean) ?? ''
  /* A brand's programs have a place of their own, everybody else's are in Discover. */
  const shown = navIds.filter((id) => isBrand || id !== 'myPrograms')
  const placeOf = shown.find((id) => places[id].parts.includes(first))
  return shown.map((id) => {
    const { href, flag } = places[id]
    return { id, href, state: hasScreen(href) ? stateOf(flag, flags) : 'soon', isCurrent: id === placeOf }
  })
}
