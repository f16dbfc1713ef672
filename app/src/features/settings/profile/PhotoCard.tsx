import { Suspense, useState } from 'react'
import { useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import { Avatar } from '@wasla/design-system/components/Avatar'
import { Button } from '@wasla/design-system/components/Button'
import { Card } from '@wasla/design-system/components/Card'
import { FileChooser } from '@wasla/design-system/components/FileDrop/FileChooser.tsx'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { Text } from '@wasla/design-system/primitives/Text'
import { pagePart } from '#lazy/page-part.ts'
import { accentOf } from '#shell/accents.ts'
import { forgetPublicAnswers } from '#shared/profiles/forget.ts'
import { isPerson } from './draft.ts'
import { EditProfileImageDocument } from './ProfileScreen.generated.ts'
import * as styles from './ProfileForm.css.ts'

/* The cropping dialog (2.9 kB with the cropper) is loaded only when a picture is chosen. */
const CropDialog = pagePart(() => import('@wasla/design-system/patterns/CropDialog').then((module) => module.CropDialog))

/* File types of the picker. The server accepts JPEG and PNG (D-27). */
const kinds = ['jpeg', 'png'] as const

export type PhotoCardProps = {
  type: ProfileType
  profile: { __typename: 'UserProfile' | 'BusinessProfile'; id: string; fullName: string; profileImage: string | null }
}

/** Card that changes the profile's picture. After the server has stored the new picture, it is shown everywhere (D-26). */
export function PhotoCard({ type, profile }: PhotoCardProps) {
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<File | null>(null)
  const [send] = useMutation(EditProfileImageDocument, {
    update(cache, { data }) {
      const picture = data?.editProfileImage.profileImage
      if (picture === undefined) return
      const shown = () => picture
      cache.modify({ id: cache.identify(profile), fields: { profileImage: shown, icon: shown } })
      cache.modify({ id: cache.identify({ __typename: 'MyProfile', id: profile.id }), fields: { picture: shown } })
      forgetPublicAnswers(cache, profile.id)
    },
  })
  const save = async (file: File) => {
    await send({ variables: { file } })
    showToast({
      tone: 'success',
      title: <FormattedMessage id="settings.photo.success" />,
      text: <FormattedMessage id="settings.photo.saved" />,
    })
  }
  const title = <FormattedMessage id={profile.profileImage ? 'settings.photo.change' : 'settings.photo.add'} />
  return (
    <Card isPadded>
      <div className={styles.photo}>
        <Avatar name={profile.fullName} accent={accentOf[type]} src={profile.profileImage} size="poster" />
        <div className={styles.photoWords}>
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
          <Text look="caption" tone="muted">
            <FormattedMessage id={isPerson(type) ? 'settings.photo.hint' : 'settings.photo.hintBusiness'} />
          </Text>
        </div>
      </div>
      {chosen && (
        <Suspense fallback={null}>
          <CropDialog
            isOpen={isOpen}
            onOpenChange={setOpen}
            file={chosen}
            title={<FormattedMessage id="settings.photo.crop" />}
            shape={isPerson(type) ? 'circle' : 'square'}
            onSave={save}
          />
        </Suspense>
      )}
    </Card>
  )
}
