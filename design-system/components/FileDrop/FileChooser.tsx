import type { ReactNode } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { kindFacts, type FileKind } from './sniff.ts'

export type FileChooserProps = {
  /** Kinds of file that the device's chooser offers. A chosen file may still be of another kind, so the caller checks it. */
  kinds: readonly FileKind[]
  isMultiple?: boolean
  /** The button that opens the file chooser. */
  children: ReactNode
  /** Called with the chosen files; not called if the chooser is closed without a file. */
  onTake: (files: readonly File[]) => void
}

/** A button that opens the device's file chooser immediately, by press or key. */
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
