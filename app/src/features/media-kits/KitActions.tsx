import { useState } from 'react'
import { useMutation } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { readKit } from '@wasla/contract/media-kits/canonical.ts'
import { Button } from '@wasla/design-system/components/Button'
import { Card } from '@wasla/design-system/components/Card'
import { ConfirmDialog } from '@wasla/design-system/components/ConfirmDialog'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Ltr } from '@wasla/design-system/primitives/Bidi'
import { Text } from '@wasla/design-system/primitives/Text'
import { useProductName } from '#services/useProductName.ts'
import { SharePage } from '#shared/share/SharePage.tsx'
import { kitAddress, kitFile } from './kit-address.ts'
import { MyMediaKitsDocument, RemoveMediaKitDocument, type MediaKitFieldsFragment } from './media-kits.generated.ts'
import * as styles from './media-kits.css.ts'

type KitActionsProps = { kit: MediaKitFieldsFragment; onRemoved: () => void }

/** What can be done with a kit: share its page, download it, delete it. */
export function KitActions({ kit, onRemoved }: KitActionsProps) {
  const intl = useIntl()
  const { date, language } = useFormats()
  const product = useProductName()
  const [isAsking, setIsAsking] = useState(false)
  const [remove] = useMutation(RemoveMediaKitDocument, {
    variables: { id: kit.id },
    refetchQueries: [MyMediaKitsDocument],
    awaitRefetchQueries: true,
  })
  const { host, href } = new URL(kitAddress(kit.id), window.location.origin)
  const name = readKit(kit.text).name[language]
  return (
    <>
      <div className={styles.actions}>
        <SharePage
          url={href}
          text={intl.formatMessage({ id: 'mediaKits.shareText' }, { name, product })}
          label={intl.formatMessage({ id: 'mediaKits.share' })}
        />
        <LinkButton iconStart="download" href={kitFile(kit.id)} download={`${kit.id}.pdf`}>
          <FormattedMessage id="mediaKits.pdf" />
        </LinkButton>
      </div>
      <Card isPadded>
        <div className={styles.note}>
          <TextLink href={kitAddress(kit.id)}>
            <Ltr>{`${host}${kitAddress(kit.id)}`}</Ltr>
          </TextLink>
          <Text look="caption" tone="muted">
            <FormattedMessage id="mediaKits.until" values={{ day: date(new Date(kit.expiresAt)) }} />
          </Text>
          <Text look="caption" tone="muted">
            <FormattedMessage id="mediaKits.public" />
          </Text>
          <div>
            <Button size="small" variant="dangerQuiet" onPress={() => setIsAsking(true)}>
              <FormattedMessage id="mediaKits.remove" />
            </Button>
          </div>
        </div>
      </Card>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={<FormattedMessage id="mediaKits.remove.ask" values={{ moment: date(new Date(kit.madeAt), 'moment') }} />}
        confirmText={<FormattedMessage id="mediaKits.remove.confirm" />}
        onConfirm={async () => {
          const { data } = await remove()
          if (!data) return
          setIsAsking(false)
          onRemoved()
          showToast({ tone: 'success', text: <FormattedMessage id="mediaKits.removed" /> })
        }}
      >
        <FormattedMessage id="mediaKits.remove.text" />
      </ConfirmDialog>
    </>
  )
}
