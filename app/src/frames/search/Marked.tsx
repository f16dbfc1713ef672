import { matchedParts } from '@wasla/contract/search/matched-parts.ts'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import * as styles from './Search.css.ts'

/** Shows a name with the searched part marked, even if the search spells this part differently. */
export function Marked({ text, term }: { text: string; term: string }) {
  const parts = matchedParts(text, term)
  return (
    <Bidi>
      {parts.map(({ start, end }, at) => (
        <span key={start}>
          {text.slice(parts[at - 1]?.end ?? 0, start)}
          <mark className={styles.mark}>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(parts.at(-1)?.end ?? 0)}
    </Bidi>
  )
}
