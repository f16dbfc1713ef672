import { useState } from 'react'
import { useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { mediaKitsAccess } from '@wasla/contract/access/media-kits.ts'
import { mayCall } from '@wasla/contract/access/rule.ts'
import { mediaKitLimits } from '@wasla/contract/media-kits/limits.ts'
import { kitParts } from '@wasla/contract/media-kits/parts.ts'
import { Banner } from '@wasla/design-system/components/Banner'
import { Button } from '@wasla/design-system/components/Button'
import { Card } from '@wasla/design-system/components/Card'
import { CheckboxGroup } from '@wasla/design-system/components/CheckboxGroup'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { useSignedInViewer } from '#session/ViewerContext.ts'
import { MakeMediaKitDocument, MyMediaKitsDocument, type MediaKitFieldsFragment } from './media-kits.generated.ts'

type MakeKitProps = { kits: readonly MediaKitFieldsFragment[]; onMade: (id: string) => void }

/** Chooses what is in a kit and makes it. */
export function MakeKit({ kits, onMade }: MakeKitProps) {
  const viewer = useSignedInViewer()
  const [parts, setParts] = useState([...kitParts])
  const [make, { loading }] = useMutation(MakeMediaKitDocument, { refetchQueries: [MyMediaKitsDocument], awaitRefetchQueries: true })
  if (!mayCall(mediaKitsAccess.makeMediaKit, viewer))
    return (
      <Banner>
        <FormattedMessage id="mediaKits.notYet" />
      </Banner>
    )
  const isFull = kits.length >= mediaKitLimits.kits
  return (
    <Card as="section" isPadded>
      <Stack gap="md">
        <CheckboxGroup
          label={<FormattedMessage id="mediaKits.parts" />}
          hint={<FormattedMessage id="mediaKits.parts.hint" />}
          options={kitParts.map((part) => ({ id: part, label: <FormattedMessage id={`mediaKits.part.${part}`} /> }))}
          value={parts}
          onChange={setParts}
        />
        {isFull && (
          <Text look="caption" tone="muted" id="kits-full">
            <FormattedMessage id="mediaKits.full" values={{ max: mediaKitLimits.kits }} />
          </Text>
        )}
        <Button
          variant={kits.length === 0 ? 'primary' : 'secondary'}
          isPending={loading}
          isDisabled={isFull}
          {...(isFull && { 'aria-describedby': 'kits-full' })}
          onPress={async () => {
            // A toast reports a refusal.
            const made = await make({ variables: { input: { parts } } }).catch(() => null)
            if (!made?.data) return
            onMade(made.data.makeMediaKit.id)
            showToast({ tone: 'success', text: <FormattedMessage id="mediaKits.made" /> })
          }}
        >
          <FormattedMessage id={kits.length === 0 ? 'mediaKits.make' : 'mediaKits.makeNew'} />
        </Button>
      </Stack>
    </Card>
  )
}
