import type { Half, MirrorBox } from './half.ts'

/** `within` has the elements whose state and content follow the language of the page; `around` the elements that hold them. */
export type LanguageChoice = { within: ReadonlySet<number>; around: ReadonlySet<number> }

const chosenIn = ({ boxes }: Half) => new Set(boxes.filter(({ isOwnLanguage }) => isOwnLanguage === true).map(({ id }) => id))

/**
 * Finds the options of a choice of language. Each page shows its own language as chosen, so another option is marked in Arabic. This is no
 * fault of direction. Of these options only the place and the size are compared.
 */
export function languageChoice(english: Half, arabic: Half): LanguageChoice {
  const [ours, theirs] = [chosenIn(english), chosenIn(arabic)]
  const within = ours.symmetricDifference(theirs)
  const around = new Set<number>()
  const parents = new Map([...english.boxes, ...arabic.boxes].map(({ id, parent }: MirrorBox) => [id, parent]))
  for (const id of [...within])
    for (let holder = parents.get(id); holder !== undefined && holder !== 0; holder = parents.get(holder)) around.add(holder)
  // Boxes come before those inside them.
  for (const { boxes } of [english, arabic]) for (const { id, parent } of boxes) if (within.has(parent)) within.add(id)
  return { within, around }
}
