import { FormattedMessage } from 'react-intl'
import { verificationLimits } from '@wasla/contract/verification/limits.ts'
import { FileDrop, type FileKind, type QueuedFile } from '@wasla/design-system/components/FileDrop'

const kinds: readonly FileKind[] = ['pdf']

type DocumentsFieldProps = { onChange: (files: readonly QueuedFile<void>[]) => void; isDisabled: boolean }

/** Field for one to five PDFs, whose name and content are checked when they are chosen (S1 §5, F-08). */
export const DocumentsField = ({ onChange, isDisabled }: DocumentsFieldProps) => (
  <FileDrop
    name="documents"
    label={<FormattedMessage id="verification.business.documents.label" />}
    hint={<FormattedMessage id="verification.business.documents.hint" />}
    kinds={kinds}
    maxBytes={verificationLimits.documentBytes}
    isMultiple
    isDisabled={isDisabled}
    onChange={onChange}
  />
)
