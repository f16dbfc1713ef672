import type { ReactNode } from 'react'
import { Avatar } from '../Avatar/Avatar.tsx'
import type { GoalPathPerson } from './goal.ts'
import { face, hereKnot, hereNote, hereWords, say } from './GoalPath.css.ts'

/** The current position: the avatar on saffron, and the count. */
export function Here({ person, words, note }: { person: GoalPathPerson | undefined; words: string; note: ReactNode }) {
  return (
    <>
      {person ? (
        <span className={face} data-part="face">
          <Avatar name={person.name} src={person.src} accent={person.accent} size="medium" />
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
