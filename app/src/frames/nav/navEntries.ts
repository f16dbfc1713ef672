import type { FlagKey, Flags } from '@wasla/contract/flags/flags.ts'
import type { Path } from '#paths.ts'
import { isScreenPath } from '#places.ts'

const navIds = ['home', 'myPrograms', 'groups', 'discover', 'wallet'] as const
export type NavId = (typeof navIds)[number]

/**
 * `soon`: the entry's screen is not built yet, so the entry is no link and says “soon”. `loading`: the flags are not known yet, so the
 * entry is neither hidden nor open. `off`: the entry's flag is off.
 */
export type NavState = 'on' | 'soon' | 'loading' | 'off'
export type NavEntry = { id: NavId; href: Path; state: NavState; isCurrent: boolean }

type Place = {
  href: Path
  flag?: FlagKey
  /** First segments of the paths that belong to the entry. */
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
 * Returns the entries of the top bar and the phone menu, with path, state and the current entry. `flags` is null while they load. An entry
 * without a screen is `soon`. Brands have an additional entry for their own programs.
 */
export function navEntries(
  pathname: string,
  flags: Flags | null,
  { isBrand = false, hasScreen = isScreenPath }: { isBrand?: boolean; hasScreen?: (path: Path) => boolean } = {},
): NavEntry[] {
  const first = pathname.split('/').find(Boolean) ?? ''
  /* A brand has an entry for its own programs. For all other profiles, programs belong to Discover. */
  const shown = navIds.filter((id) => isBrand || id !== 'myPrograms')
  const placeOf = shown.find((id) => places[id].parts.includes(first))
  return shown.map((id) => {
    const { href, flag } = places[id]
    return { id, href, state: hasScreen(href) ? stateOf(flag, flags) : 'soon', isCurrent: id === placeOf }
  })
}
