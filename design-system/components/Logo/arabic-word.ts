import { arabicLetters } from './letters.ts'

/** Height of the middle of the joining stroke above the baseline, and its thickness. */
const joint = { y: 60.1, thickness: 120.3 }
const lamAt = 572
const kashidaFrom = 877
/** Overlap of stroke and letter, so that no seam is visible. */
const overlap = 24
const wawAfterSad = 1043
const wawWidth = 541

/** A kashida: its length, its depth, and the handles of its curve. */
type Reach = { to: number; depth: number; handles: readonly [number, number, number, number] }

const reaches = {
  /** Kashida of the word in the logo. */
  logo: { to: 1745, depth: -105, handles: [1068, 1094, 1311, 1554] },
  /** Kashida of the word behind the form on phones. */
  short: { to: 2175, depth: -210, handles: [1220, 1267, 1656, 1947] },
  /** Kashida of the word across a wide page. */
  long: { to: 3625, depth: -870, handles: [1627, 1729, 2581, 3166] },
} as const satisfies Record<string, Reach>
export type WordReach = keyof typeof reaches

/** Returns the word وصلة with a kashida of the given length: letters with their positions, the stroke, and the total width. */
export function arabicWord(reach: WordReach) {
  const { to, depth, handles } = reaches[reach]
  const [leave, sink, lowest, rise] = handles
  const sadAt = to - overlap
  const wawAt = sadAt + wawAfterSad
  return {
    width: wawAt + wawWidth,
    letters: [
      { at: 0, d: arabicLetters.taMarbuta },
      { at: lamAt, d: arabicLetters.lam },
      { at: sadAt, d: arabicLetters.sad },
      { at: wawAt, d: arabicLetters.waw },
    ],
    kashida: `M${kashidaFrom} ${joint.y}C${leave} ${joint.y} ${sink} ${depth} ${lowest} ${depth}S${rise} ${joint.y} ${to} ${joint.y}`,
    thickness: joint.thickness,
  }
}
