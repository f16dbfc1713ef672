import type { ReactNode } from 'react'
import { Avatar } from '../Avatar/Avatar.tsx'
import type { Traveller } from './goal.ts'
import { face, hereKnot, hereNote, hereWords, say } from './GoalPath.css.ts'

/** The current position: the avatar on saffron, and the count. */
export function Here({ traveller, words, note }: { traveller: Traveller | undefined; words: string; note: ReactNode }) {
  return (
    <>
      {traveller ? (
        <span className={face} data-part="face">
          <Avatar name={traveller.name} src={traveller.src} accent={traveller.accent} size="medium" />
        </span>
      ) : (
        <span className={hereKnot} data-part="face" />
      )}
      <span className={say}>
        <span className={hereWords}>{words}</span>
        {note !== undefined && <span className={hereNote}>{note}</span>}
      </span>
    </>
  )
}
