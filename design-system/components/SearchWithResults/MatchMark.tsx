import { Bidi } from '../../primitives/Bidi/Bidi.tsx'
import { matchParts } from './match.ts'
import { mark } from './SearchWithResults.css.ts'

/** A name or a title with the searched letters marked. Spelling variants of a letter count as the same. */
export function MatchMark({ text, query }: { text: string; query: string }) {
  const [before, match, after] = matchParts(text, query)
  return (
    <Bidi>
      {before}
      {match !== '' && <mark className={mark}>{match}</mark>}
      {after}
    </Bidi>
  )
}
