import type { ReactNode } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { kindFacts, type FileKind } from './sniff.ts'

export type FileChooserProps = {
  /** What the device offers. The file may be of another kind all the same: checking it is up to the caller. */
  kinds: readonly FileKind[]
  isMultiple?: boolean
  /** One button. */
  children: ReactNode
  /** Called with one file at least; not where the chooser is closed without one. */
  onTake: (files: readonly File[]) => void
}

/** A button that opens the file chooser of the device at once, by press and by key. */
export const FileChooser = ({ kinds, isMultiple = false, children, onTake }: FileChooserProps) => (
  <FileTrigger
    acceptedFileTypes={kinds.flatMap((kind) => [kindFacts[kind].mime, ...kindFacts[kind].endings.map((ending) => `.${ending}`)])}
    allowsMultiple={isMultiple}
    onSelect={(chosen) => {
      const files = [...(chosen ?? [])]
      if (files.length > 0) onTake(isMultiple ? files : files.slice(0, 1))
    }}
  >
    {children}
  </FileTrigger>
)
