import { lazy, Suspense, useEffect, useId, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Banner } from '../../components/Banner/Banner.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { FileChooser } from '../../components/FileDrop/FileChooser.tsx'
import { FileZone } from '../../components/FileDrop/FileZone.tsx'
import { megabyte, refusalMessage, type FileRefusal } from '../../components/FileDrop/refuse-file.ts'
import type { FileKind } from '../../components/FileDrop/sniff.ts'
import type { Size } from '../../components/ImageCropper/fit.ts'
import type { CropShape } from '../../components/ImageCropper/shapes.ts'
import { usePhone } from '../../components/Overlay/usePhone.ts'
import { Sheet } from '../../components/Sheet/Sheet.tsx'
import { Spinner } from '../../components/Spinner/Spinner.tsx'
import * as styles from './CropDialog.css.ts'
import { useCrop, type CropProblem } from './useCrop.ts'

/* The code of the cropper is loaded with the dialog, because most visits crop nothing. */
const loadCropper = () => import('../../components/ImageCropper/ImageCropper.tsx')
const ImageCropper = lazy(() => loadCropper().then((module) => ({ default: module.ImageCropper })))

const anySize: Size = { width: 1, height: 1 }
const pictures: readonly FileKind[] = ['jpeg', 'png', 'gif']

export type CropDialogProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** File that was chosen before with a `FileChooser`. Without it the dialog asks for a file. */
  file?: File | null
  /** Title of the dialog: “Crop your photo”. */
  title: ReactNode
  shape: CropShape
  /** Receives the JPEG. If it rejects, the picture stays and can be saved again. */
  onSave: (file: File) => Promise<void> | void
  /** Hint for picking, such as the minimum size. */
  hint?: ReactNode
  /** @default JPEG, PNG and GIF (D-27) */
  kinds?: readonly FileKind[]
  /** Maximum file size in bytes. @default 10 MB (S1 §5) */
  maxBytes?: number
  /** Minimum size of the result in pixels. A smaller picture is refused before cropping; the message has its size. @default any size */
  least?: Size
  /** Message ids that replace the default texts of a refusal. */
  refusalIds?: Partial<Record<FileRefusal, string>>
  /** Ignores a file of a wrong kind or size without a message, as S1 §5 requires for group pictures. */
  isSilent?: boolean
}

/** A dialog to pick, crop and save a picture; a sheet below 768 px. */
export function CropDialog({
  isOpen,
  onOpenChange,
  file = null,
  title,
  shape,
  onSave,
  hint,
  kinds = pictures,
  maxBytes = 10 * megabyte,
  least = anySize,
  refusalIds,
  isSilent = false,
}: CropDialogProps) {
  const intl = useIntl()
  const nameId = useId()
  const close = () => onOpenChange(false)
  const { step, isFramed, take, save, onAreaChange } = useCrop({
    ...{ isOpen, first: file, shape, least, onSave },
    rules: { kinds, maxBytes },
    onSaved: close,
  })
  useEffect(() => {
    if (isOpen) void loadCropper()
  }, [isOpen])
  const Frame = usePhone() ? Sheet : Dialog
  const problemWords = (problem: CropProblem) => {
    switch (problem.kind) {
      case 'broken':
      case 'unsaved':
        return intl.formatMessage({ id: `ds.cropDialog.${problem.kind}` })
      case 'small':
      case 'zoomed':
        return intl.formatMessage(
          { id: `ds.cropDialog.${problem.kind}` },
          { ...problem.size, leastWidth: least.width, leastHeight: least.height },
        )
      case 'empty':
      case 'size':
      case 'type':
        return intl.formatMessage({ id: refusalIds?.[problem.kind] ?? refusalMessage(problem.kind, kinds) }, { limit: maxBytes / megabyte })
    }
  }
  const found = 'problem' in step ? step.problem : null
  const isRefusal = found?.kind === 'empty' || found?.kind === 'size' || found?.kind === 'type'
  const problem = isSilent && isRefusal ? null : found
  const takeOne = ([chosen]: readonly File[]) => {
    if (chosen) take(chosen)
  }
  const isSaving = step.kind === 'saving'
  const actions = (
    <>
      <Button onPress={close} isDisabled={isSaving}>
        <FormattedMessage id="ds.dialog.cancel" />
      </Button>
      {'picture' in step && isFramed && (
        <Button variant="primary" onPress={save} isPending={isSaving}>
          <FormattedMessage id="ds.cropDialog.save" />
        </Button>
      )}
    </>
  )
  return (
    <Frame
      isOpen={isOpen}
      onOpenChange={(next) => !isSaving && onOpenChange(next)}
      title={<span id={nameId}>{title}</span>}
      actions={actions}
    >
      <div className={styles.stack} data-component="CropDialog" data-step={step.kind}>
        {problem && (
          <Banner tone="danger" isLive>
            {problemWords(problem)}
          </Banner>
        )}
        {step.kind === 'picking' && (
          <FileZone labelId={nameId} kinds={kinds} icon="image" isInvalid={problem !== null} onTake={takeOne}>
            {hint && <span className={styles.hint}>{hint}</span>}
          </FileZone>
        )}
        {step.kind === 'opening' && <Opening />}
        {'picture' in step && (
          <Suspense fallback={<Opening />}>
            <ImageCropper url={step.picture.url} shape={shape} onAreaChange={onAreaChange} isDisabled={isSaving} autoFocus />
            <span>
              <FileChooser kinds={kinds} onTake={takeOne}>
                <Button variant="tinted" size="small" iconStart="image" isDisabled={isSaving}>
                  <FormattedMessage id="ds.cropDialog.another" />
                </Button>
              </FileChooser>
            </span>
          </Suspense>
        )}
      </div>
    </Frame>
  )
}

function Opening() {
  const intl = useIntl()
  return (
    <div className={styles.opening}>
      <Spinner label={intl.formatMessage({ id: 'ds.cropDialog.opening' })} />
    </div>
  )
}
