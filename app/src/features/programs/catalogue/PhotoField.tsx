import { Suspense, useContext, useState } from 'react'
import { useMutation } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { programLimits } from '@wasla/contract/programs/limits.ts'
import { Button } from '@wasla/design-system/components/Button'
import { FieldGroup } from '@wasla/design-system/components/Field/FieldGroup.tsx'
import { FileChooser } from '@wasla/design-system/components/FileDrop/FileChooser.tsx'
import { FieldChanged } from '@wasla/design-system/components/Form/field-changed.ts'
import { Image } from '@wasla/design-system/components/Image'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'
import { pagePart } from '#lazy/page-part.ts'
import { coverInkOf } from '#shared/programs/status/cover-ink.ts'
import * as styles from './Catalogue.css.ts'
import { UploadAssetDocument } from './uploadAsset.generated.ts'

/* The cropping dialog is loaded only when the first photo is chosen, because it takes 2.9 kB plus the cropper. */
const CropDialog = pagePart(() => import('@wasla/design-system/patterns/CropDialog').then((module) => module.CropDialog))

const kinds = ['jpeg', 'png'] as const

type PhotoFieldProps = {
  name: string
  programId: string
  /** Name of the item, with bidi isolates around it. */
  itemName: string
  /** Seed of the pattern that replaces a missing photo. */
  seed: string
  /** Address of the photo; empty without one. */
  value: string
  onChange: (url: string) => void
}

/**
 * A square photo that is cropped and uploaded as soon as it is chosen. If the upload fails, the cropper stays open with the picture (K-22).
 */
export function PhotoField({ name, programId, itemName, seed, value, onChange }: PhotoFieldProps) {
  const intl = useIntl()
  const reportChange = useContext(FieldChanged)
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<File | null>(null)
  const [send] = useMutation(UploadAssetDocument)
  const upload = async (file: File) => {
    const { data } = await send({ variables: { programId, file } })
    if (!data) throw new Error('An upload that succeeds has an address')
    reportChange(name)
    onChange(data.uploadProgramAsset.url)
  }
  const title = <FormattedMessage id={value === '' ? 'programs.catalogue.photoAdd' : 'programs.catalogue.photoChange'} />
  return (
    <FieldGroup
      component="PhotoField"
      name={name}
      label={<FormattedMessage id="programs.catalogue.photo" />}
      hint={<FormattedMessage id="programs.catalogue.photoHint" />}
    >
      {() => (
        <div className={styles.photo}>
          {/* Hidden field with this control's name. The error summary uses it to focus the control. */}
          <input type="hidden" name={name} />
          <div className={styles.frame}>
            <Image src={value || null} alt="" name={seed} ink={coverInkOf(seed)} ratio="square" isRounded />
          </div>
          <FileChooser
            kinds={kinds}
            onTake={([file]) => {
              setChosen(file ?? null)
              setOpen(true)
            }}
          >
            <Button size="small" iconStart="camera">
              {title}
              <VisuallyHidden>{`, ${itemName}`}</VisuallyHidden>
            </Button>
          </FileChooser>
          {chosen && (
            <Suspense fallback={null}>
              <CropDialog
                isOpen={isOpen}
                onOpenChange={setOpen}
                file={chosen}
                title={intl.formatMessage({ id: 'programs.catalogue.photo' })}
                shape="square"
                kinds={kinds}
                maxBytes={programLimits.catalogue.photoBytes}
                refusalIds={{ type: 'field.imageFile' }}
                hint={<FormattedMessage id="programs.catalogue.photoHint" />}
                onSave={upload}
              />
            </Suspense>
          )}
        </div>
      )}
    </FieldGroup>
  )
}
