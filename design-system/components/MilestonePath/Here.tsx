import type { ReactNode } from 'react'
import { Avatar } from '../Avatar/Avatar.tsx'
import type { MilestonePathProps } from './MilestonePath.tsx'
import { face, hereKnot, hereNote, hereWords, say } from './MilestonePath.css.ts'

/** Where one is: one's face in saffron, and how far that is. */
export function Here({ traveller, words, note }: { traveller: MilestonePathProps['traveller']; words: string; note: ReactNode }) {
  return (
    <>
      {traveller ? (
        <span className={face} data-part="face">
          <Avatar name={traveller.name} src={traveller.src} kind={traveller.kind} size="medium" />
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
