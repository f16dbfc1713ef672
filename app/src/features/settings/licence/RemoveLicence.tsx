import { useState } from 'react'
import { useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { ConfirmDialog } from '@wasla/design-system/components/ConfirmDialog'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { forgetPublicAnswers } from '#shared/profiles/forget.ts'
import { forgetFits } from '#shared/programs/join/forget-fits.ts'
import { RemoveLicenceDocument } from './licence.generated.ts'

/** Button that removes the licence, after a question. */
export function RemoveLicence({ profileId }: { profileId: string }) {
  const [isOpen, setOpen] = useState(false)
  const [remove] = useMutation(RemoveLicenceDocument, {
    update(cache) {
      forgetPublicAnswers(cache, profileId)
      forgetFits(cache)
    },
  })
  return (
    <div>
      <Button variant="quiet" onPress={() => setOpen(true)}>
        <FormattedMessage id="licence.remove" />
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        isDanger
        onOpenChange={setOpen}
        title={<FormattedMessage id="licence.removeTitle" />}
        confirmText={<FormattedMessage id="licence.removeYes" />}
        onConfirm={async () => {
          await remove()
          setOpen(false)
          showToast({ tone: 'success', text: <FormattedMessage id="licence.removed" /> })
        }}
      >
        <FormattedMessage id="licence.removeText" />
      </ConfirmDialog>
    </div>
  )
}
