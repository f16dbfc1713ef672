import { DoneDialog } from './DoneDialog.tsx'
import { PublishAlert } from './PublishAlert.tsx'

type PublishDialogsProps = {
  programId: string
  /** The question, with the day that was chosen (null for at once); or that it is answered and done. */
  open: { readonly kind: 'alert'; readonly day: string | null } | { readonly kind: 'done'; readonly isScheduled: boolean }
  /** In Riyadh, `YYYY-MM-DD`: a program that is scheduled for today is published at once. */
  today: string
  /** Halalas. */
  budget: number
  bill: number
  candidates: number | null
  onConfirm: (day: string | null) => Promise<void>
  onClose: () => void
  onDone: () => void
}

/** The last question before a program is published, and after it the words that it is. */
export function PublishDialogs({ programId, open, today, budget, bill, candidates, onConfirm, onClose, onDone }: PublishDialogsProps) {
  const day = open.kind === 'alert' ? open.day : null
  return (
    <>
      <PublishAlert
        isOpen={open.kind === 'alert'}
        day={day === today ? null : day}
        budget={budget}
        bill={bill}
        candidates={candidates}
        onConfirm={() => onConfirm(day)}
        onClose={onClose}
      />
      {open.kind === 'done' && <DoneDialog programId={programId} isScheduled={open.isScheduled} onDone={onDone} />}
    </>
  )
}
