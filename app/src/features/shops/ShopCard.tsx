import { useState } from 'react'
import { useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { shopNames } from '@wasla/contract/shops/kinds.ts'
import { Button } from '@wasla/design-system/components/Button'
import { Card } from '@wasla/design-system/components/Card'
import { ConfirmDialog } from '@wasla/design-system/components/ConfirmDialog'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'
import { lazyOverlay } from '#lazy/lazy-overlay.tsx'
import { ShopChecked } from './ShopChecked.tsx'
import { ShopHours } from './ShopHours.tsx'
import { ShopLine } from './ShopLine.tsx'
import { ShopSteps } from './ShopSteps.tsx'
import { BeginShopDocument, CheckShopDocument, RemoveShopDocument, type CheckShopMutation } from './shops.generated.ts'
import type { Platform } from './shop-parts.ts'
import * as styles from './shops.css.ts'

/* The list of orders is loaded when it is opened. */
const ManageSheet = lazyOverlay(() => import('./ManageSheet.tsx').then((module) => module.ManageSheet))

type Open = 'manage' | 'remove' | null
type Checked = CheckShopMutation['checkShop']['result']

/** One kind of shop: not connected, at a step of its installation, or connected with its health. */
export function ShopCard({ platform }: { platform: Platform }) {
  const { kind, shop } = platform
  const name = shopNames[kind]
  const titleId = `shop-${kind}`
  const [open, setOpen] = useState<Open>(null)
  const [checked, setChecked] = useState<Checked | null>(null)
  const [begin, { loading: isBeginning }] = useMutation(BeginShopDocument, { variables: { kind } })
  const [check, { loading: isChecking }] = useMutation(CheckShopDocument)
  const [remove] = useMutation(RemoveShopDocument)
  const close = () => setOpen(null)
  const isInstalled = shop?.step === 'READY'
  const isSilent = isInstalled && shop.health === 'SILENT'

  async function findOut(id: string) {
    const { data } = await check({ variables: { id } })
    if (data) setChecked(data.checkShop.result)
  }
  return (
    <Card as="section" isPadded aria-labelledby={titleId}>
      <div className={styles.card}>
        <div className={styles.head}>
          <span className={styles.name} aria-hidden>
            <Bidi>{name}</Bidi>
          </span>
          <div className={styles.words}>
            <Heading level={2} look="label" id={titleId}>
              <VisuallyHidden>
                <Bidi>{name}</Bidi>{' '}
              </VisuallyHidden>
              <Title platform={platform} />
            </Heading>
            <ShopLine platform={platform} />
          </div>
          <div className={styles.action}>
            {!shop && platform.isAvailable && (
              <Button isPending={isBeginning} onPress={() => void begin().catch(() => undefined)} aria-describedby={titleId}>
                <FormattedMessage id="shops.connect" />
              </Button>
            )}
            {shop && !isInstalled && (
              <Button variant="quiet" onPress={() => setOpen('remove')} aria-describedby={titleId}>
                <FormattedMessage id="shops.cancel" />
              </Button>
            )}
            {isInstalled &&
              (isSilent ? (
                <Button isPending={isChecking} onPress={() => void findOut(shop.id).catch(() => undefined)} aria-describedby={titleId}>
                  <FormattedMessage id="shops.check" />
                </Button>
              ) : (
                <Button onPress={() => setOpen('manage')} aria-describedby={titleId}>
                  <FormattedMessage id="shops.manage" />
                </Button>
              ))}
          </div>
        </div>
        {shop && shop.step !== 'READY' && <ShopSteps kind={kind} shop={shop} step={shop.step} />}
        {isInstalled && !isSilent && shop.lastOrderAt !== null && <ShopHours shop={shop} />}
        {shop && checked && <ShopChecked platform={platform} shop={shop} result={checked} onManage={() => setOpen('manage')} />}
      </div>
      {shop && open === 'manage' && <ManageSheet kind={kind} shop={shop} onRemove={() => setOpen('remove')} onClose={close} />}
      {shop && (
        <ConfirmDialog
          isOpen={open === 'remove'}
          onOpenChange={(isOpen) => !isOpen && close()}
          title={<FormattedMessage id={isInstalled ? 'shops.remove.ask' : 'shops.cancel.ask'} values={{ shop: name }} />}
          confirmText={<FormattedMessage id="shops.remove" />}
          isDanger
          onConfirm={async () => {
            const { data } = await remove({ variables: { id: shop.id } })
            if (!data) return
            close()
            setChecked(null)
            showToast({ tone: 'success', text: <FormattedMessage id="shops.removed" values={{ shop: name }} /> })
          }}
        >
          <FormattedMessage id={isInstalled ? 'shops.remove.text' : 'shops.cancel.text'} />
        </ConfirmDialog>
      )}
    </Card>
  )
}

/** The address of a shop, or what it is called until it is connected. */
function Title({ platform: { kind, shop } }: { platform: Platform }) {
  const name = <Bidi key="name">{shopNames[kind]}</Bidi>
  if (!shop) return <FormattedMessage id="shops.none" />
  return shop.step === 'READY' && shop.address !== null ? (
    <Ltr>{shop.address}</Ltr>
  ) : (
    <FormattedMessage id="shops.your" values={{ shop: name }} />
  )
}
