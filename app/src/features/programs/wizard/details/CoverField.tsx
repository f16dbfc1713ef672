import { Suspense, useContext, useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { programLimits } from '@wasla/contract/programs/limits.ts'
import { Button } from '@wasla/design-system/components/Button'
import { Cover } from '@wasla/design-system/components/Cover'
import { FieldGroup } from '@wasla/design-system/components/Field/FieldGroup.tsx'
import { FileChooser } from '@wasla/design-system/components/FileDrop/FileChooser.tsx'
import { FieldChanged } from '@wasla/design-system/components/Form/field-changed.ts'
import { pagePart } from '#lazy/page-part.ts'
import type { ChosenCover } from './details-draft.ts'
import { coverInkOf } from '#shared/programs/status/cover-ink.ts'
import * as styles from './Details.css.ts'

/* The cropping dialog is loaded when a picture is chosen, because it takes 2.9 kB plus the cropper and is rarely opened twice. */
const CropDialog = pagePart(() => import('@wasla/design-system/patterns/CropDialog').then((module) => module.CropDialog))

const kinds = ['jpeg', 'png'] as const
const { width, height, bytes } = programLimits.cover

type CoverFieldProps = {
  /** Seed of the pattern that replaces a missing picture. */
  seed: string
  /** Address of the saved cover. */
  saved: string | null
  value: ChosenCover | null
  onChange: (cover: ChosenCover) => void
}

/**
 * Field for the wide picture of a program, which is cropped to its ratio. If a chosen picture is too small, it is rejected and the previous
 * picture stays (S2 §5).
 */
export function CoverField({ seed, saved, value, onChange }: CoverFieldProps) {
  const reportChange = useContext(FieldChanged)
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<File | null>(null)
  const url = value?.url
  const src = url ?? saved
  /* The browser keeps a blob in memory until its URL is revoked. */
  useEffect(() => () => void (url !== undefined && URL.revokeObjectURL(url)), [url])
  const take = (file: File) => {
    reportChange('coverImage')
    onChange({ file, url: URL.createObjectURL(file) })
  }
  const title = <FormattedMessage id={src ? 'programs.details.coverChange' : 'programs.details.coverAdd'} />
  return (
    <FieldGroup
      component="CoverField"
      name="coverImage"
      label={<FormattedMessage id="programs.details.cover" />}
      hint={<FormattedMessage id="programs.details.coverHint" values={{ width, height }} />}
    >
      {() => (
        <div className={styles.cover}>
          {/* Hidden field with this control's name. The error summary uses it to focus the control. */}
          <input type="hidden" name="coverImage" />
          {src && <Cover name={seed} ink={coverInkOf(seed)} src={src} isRounded />}
          <span className={src ? undefined : styles.noCover}>
            <FileChooser
              kinds={kinds}
              onTake={([file]) => {
                setChosen(file ?? null)
                setOpen(true)
              }}
            >
              <Button size="small" iconStart="camera">
                {title}
              </Button>
            </FileChooser>
          </span>
          {chosen && (
            <Suspense fallback={null}>
              <CropDialog
                isOpen={isOpen}
                onOpenChange={setOpen}
                file={chosen}
                title={title}
                shape="cover"
                kinds={kinds}
                maxBytes={bytes}
                least={{ width, height }}
                hint={<FormattedMessage id="programs.details.coverHint" values={{ width, height }} />}
                onSave={take}
              />
            </Suspense>
          )}
        </div>
      )}
    </FieldGroup>
  )
}
