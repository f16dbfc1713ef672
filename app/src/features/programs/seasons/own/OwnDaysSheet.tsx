import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Sheet } from '@wasla/design-system/components/Sheet'
import type { OwnEntry } from './own-entry.ts'
import { OwnDaysForm } from './OwnDaysForm.tsx'
import { OwnDaysList } from './OwnDaysList.tsx'

type OwnDaysSheetProps = { days: readonly OwnEntry[]; onClose: () => void }

/** What the sheet shows: the list, or the form for a new entry (`null`) or a known one. */
type View = { kind: 'list'; isBack: boolean } | { kind: 'form'; entry: OwnEntry | null }

/** Sheet with the brand's own days. Entries are added and changed in a form that takes the place of the list. */
export function OwnDaysSheet({ days, onClose }: OwnDaysSheetProps) {
  const [view, setView] = useState<View>({ kind: 'list', isBack: false })
  const [isSending, setSending] = useState(false)
  const title = view.kind === 'list' ? 'title' : view.entry === null ? 'add' : 'change'
  return (
    <Sheet
      isOpen
      isDismissDisabled={isSending}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<FormattedMessage id={`programs.seasons.own.${title}`} />}
    >
      {view.kind === 'list' ? (
        <OwnDaysList days={days} isBack={view.isBack} onEdit={(entry) => setView({ kind: 'form', entry })} />
      ) : (
        <OwnDaysForm entry={view.entry} onSending={setSending} onDone={() => setView({ kind: 'list', isBack: true })} />
      )}
    </Sheet>
  )
}
