import { DoneDialog } from './DoneDialog.tsx'
import { PublishAlert } from './PublishAlert.tsx'

type PublishDialogsProps = {
  programId: string
  /** The open dialog: the confirmation, with the chosen day (null means at once), or the success dialog. */
  open: { readonly kind: 'alert'; readonly day: string | null } | { readonly kind: 'done'; readonly isScheduled: boolean }
  /** Today in Riyadh, `YYYY-MM-DD`. A program that is scheduled for today is published at once. */
  today: string
  /** The budget, in halalas. */
  budget: number
  bill: number
  candidates: number | null
  onConfirm: (day: string | null) => Promise<void>
  onClose: () => void
  onDone: () => void
}

/** Dialogs of publishing: the confirmation before, and the success dialog after. */
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
