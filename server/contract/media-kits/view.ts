import type { MediaKit, MediaKitToday } from '../generated/user-types.ts'
import type { Language } from '../platform/language.ts'
import { toDateTime } from '../profiles/fields.ts'
import { readKit } from './canonical.ts'
import { kitLines, type KitFacts } from './facts.ts'
import { kitParts } from './parts.ts'
import type { SealedKit } from './record.ts'

/** Returns a `MediaKit`. */
export const mediaKitView = ({ kit, seal }: Omit<SealedKit, 'previous'>): MediaKit => ({
  id: kit.number,
  text: kit.text,
  textHash: seal.textHash,
  link: seal.seq,
  linkHash: seal.hash,
  madeAt: toDateTime(kit.madeAt),
  expiresAt: toDateTime(kit.expiresAt),
})

/** Returns what the lines of a kit would say today. */
export function todayOf(text: string, facts: KitFacts, language: Language): MediaKitToday[] {
  const now = new Map(kitLines(facts, kitParts).map((line) => [line.key, line[language][1]]))
  return readKit(text).lines.flatMap(({ key }) => {
    const value = now.get(key)
    return value === undefined ? [] : [{ key, value }]
  })
}
