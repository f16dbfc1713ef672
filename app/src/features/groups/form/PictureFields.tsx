import { Suspense, useContext, useId, useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { FormValidationContext } from 'react-aria-components'
import { Button } from '@wasla/design-system/components/Button'
import { FileChooser } from '@wasla/design-system/components/FileDrop/FileChooser.tsx'
import { megabyte } from '@wasla/design-system/components/FileDrop/refuse-file.ts'
import { FieldChanged } from '@wasla/design-system/components/Form/field-changed.ts'
import { IconButton } from '@wasla/design-system/components/IconButton'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { Text } from '@wasla/design-system/primitives/Text'
import { pagePart } from '#lazy/page-part.ts'
import { GroupCover, GroupPicture } from '#shared/groups/card/GroupPicture.tsx'
import type { ChosenPicture, GroupDraft } from './group-draft.ts'
import * as styles from './GroupForm.css.ts'

/* The cropping dialog is loaded only when the first picture is chosen, because it takes 2.9 kB plus the cropper. */
const CropDialog = pagePart(() => import('@wasla/design-system/patterns/CropDialog').then((module) => module.CropDialog))

const kinds = ['jpeg', 'png'] as const
/** Minimum size of a cover, in pixels (S1 §5). */
const leastCover = { width: 700, height: 200 } as const
const leastSize = { leastWidth: leastCover.width, leastHeight: leastCover.height }
/** Maximum size of a photo, in bytes: the picker ignores files of 10 MB and more (S1 §5). */
const photoBytes = 10 * megabyte - 1

type Which = 'photo' | 'cover'

type PictureFieldsProps = {
  /** Seed of the pattern that replaces a missing picture. */
  userName: string
  /** Address of the current photo; null without one. */
  photo: string | null
  cover: string | null
  onChange: (change: Partial<Pick<GroupDraft, Which>>) => void
}

const chosen = (file: File): ChosenPicture => ({ file, url: URL.createObjectURL(file) })

/** Fields for photo and cover of a group, laid out as on the group's page: the photo overlaps the cover (S1 §5). */
export function PictureFields({ userName, photo, cover, onChange }: PictureFieldsProps) {
  const intl = useIntl()
  const id = useId()
  const tellForm = useContext(FieldChanged)
  const refused = useContext(FormValidationContext)
  const [isOpen, setOpen] = useState(false)
  const [cutting, setCutting] = useState<{ readonly which: Which; readonly file: File } | null>(null)
  const errorOf = (name: string) => [refused[name] ?? []].flat().join(' ')
  const photoError = errorOf('photo')
  const coverError = errorOf('coverPhoto')
  const cut = (which: Which, file: File | undefined) => {
    setCutting(file ? { which, file } : null)
    setOpen(true)
  }
  const take = (file: File) => {
    if (cutting?.which === 'photo') {
      tellForm('photo')
      return onChange({ photo: chosen(file) })
    }
    tellForm('coverPhoto')
    onChange({ cover: chosen(file) })
  }
  const words = {
    photo: intl.formatMessage({ id: photo === null ? 'groups.form.photoAdd' : 'groups.form.photoChange' }),
    cover: intl.formatMessage({ id: cover === null ? 'groups.form.coverAdd' : 'groups.form.coverChange' }),
  }
  const hints = {
    photo: <FormattedMessage id="groups.form.photoHint" />,
    cover: <FormattedMessage id="groups.form.coverHint" values={leastSize} />,
  }
  return (
    <div className={styles.pictures}>
      <div
        role="group"
        aria-label={intl.formatMessage({ id: 'groups.form.cover' })}
        aria-describedby={`${id}cover`}
        className={styles.cover}
        data-component="CoverField"
        data-invalid={coverError !== '' || undefined}
      >
        {/* Hidden field with this control's name. The error summary uses it to focus the control. */}
        <input type="hidden" name="coverPhoto" />
        <GroupCover group={{ userName, coverPhoto: cover }} isRounded />
        <span className={styles.coverButton}>
          <FileChooser kinds={kinds} onTake={([file]) => cut('cover', file)}>
            <Button size="small" iconStart="image">
              {words.cover}
            </Button>
          </FileChooser>
        </span>
      </div>
      <div
        role="group"
        aria-label={intl.formatMessage({ id: 'groups.form.photo' })}
        aria-describedby={`${id}photo`}
        className={styles.photoLine}
        data-component="PhotoField"
        data-invalid={photoError !== '' || undefined}
      >
        <input type="hidden" name="photo" />
        <span className={styles.photo}>
          <span className={styles.photoPicture} data-empty={photo === null || undefined} data-invalid={photoError !== '' || undefined}>
            {photo === null ? <Icon name="image" /> : <GroupPicture group={{ userName, photo }} />}
          </span>
          <span className={styles.camera}>
            <FileChooser kinds={kinds} onTake={([file]) => cut('photo', file)}>
              <IconButton icon="camera" label={words.photo} variant="bordered" size="small" />
            </FileChooser>
          </span>
        </span>
        <div className={styles.photoWords}>
          <Text as="span" look="label">
            <FormattedMessage id="groups.form.photo" />
          </Text>
          <Note id={`${id}photo`} error={photoError}>
            {hints.photo}
          </Note>
        </div>
      </div>
      <div className={styles.coverNote}>
        <Note id={`${id}cover`} error={coverError}>
          {hints.cover}
        </Note>
      </div>
      {cutting !== null && (
        <Suspense fallback={null}>
          <CropDialog
            isOpen={isOpen}
            onOpenChange={setOpen}
            file={cutting.file}
            title={words[cutting.which]}
            shape={cutting.which === 'photo' ? 'square' : 'cover'}
            kinds={kinds}
            {...(cutting.which === 'photo' ? { maxBytes: photoBytes, isSilent: true } : { least: leastCover })}
            refusalIds={{ type: 'field.imageFile', size: 'field.imageSize' }}
            hint={hints[cutting.which]}
            onSave={take}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Shows the error of a picture, or the requirements for a picture if there is no error. */
const Note = ({ id, error, children }: { id: string; error: string; children: ReactNode }) =>
  error === '' ? (
    <Text id={id} as="span" look="caption" tone="muted">
      {children}
    </Text>
  ) : (
    <span id={id} className={styles.error}>
      <Icon name="circle-alert" size="small" />
      <span>{error}</span>
    </span>
  )
