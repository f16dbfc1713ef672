import { useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { isByKey, shopNames } from '@wasla/contract/shops/kinds.ts'
import { Banner } from '@wasla/design-system/components/Banner'
import { Button } from '@wasla/design-system/components/Button'
import { CopyButton } from '@wasla/design-system/components/CopyButton'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { fixedDirection } from '@wasla/design-system/locale/fixed-direction.ts'
import { Text } from '@wasla/design-system/primitives/Text'
import { AddressForm } from './AddressForm.tsx'
import { KeyForm } from './KeyForm.tsx'
import { useSignIn } from './useSignIn.ts'
import { MoveShopDocument, type MoveShopMutationVariables } from './shops.generated.ts'
import type { OpenStep, Platform, Shop } from './shop-parts.ts'
import * as styles from './shops.css.ts'

type Due = { kind: Platform['kind']; shop: Shop }

/** What the owner does at the step that is due. */
export function DueStep({ step, ...due }: Due & { step: OpenStep }) {
  if (step === 'SIGN_IN') return isByKey(due.kind) ? <MakeKey {...due} /> : <SignIn {...due} isAgain={false} />
  if (step === 'ACCESS') return isByKey(due.kind) ? <KeyForm shop={due.shop} /> : <SignIn {...due} isAgain />
  if (step === 'KEEP') return <Keep {...due} />
  if (step === 'TEST') return <Test {...due} />
  return <Arrive {...due} />
}

/** Returns a function that moves a shop to another step, and whether it is under way. */
function useMove({ id }: Shop) {
  const [move, { loading }] = useMutation(MoveShopDocument)
  const to = (step: MoveShopMutationVariables['input']['step']) => void move({ variables: { input: { id, step } } }).catch(() => undefined)
  return { to, isMoving: loading }
}

function SignIn({ kind, shop, isAgain }: Due & { isAgain: boolean }) {
  const { signIn, isLeaving } = useSignIn(shop.id)
  if (kind === 'SHOPIFY' && shop.address === null) return <AddressForm shopId={shop.id} />
  return (
    <Button variant="primary" isFullWidth isPending={isLeaving} onPress={() => void signIn(null).catch(() => undefined)}>
      <FormattedMessage id={isAgain ? 'shops.do.access' : 'shops.do.signIn'} values={{ shop: shopNames[kind] }} />
    </Button>
  )
}

function MakeKey({ shop }: Due) {
  const { to, isMoving } = useMove(shop)
  return (
    <>
      {shop.testUrl !== null && (
        <LinkButton href={shop.testUrl} target="_blank" rel="noreferrer" isFullWidth>
          <FormattedMessage id="shops.do.makeKey" />
        </LinkButton>
      )}
      <Button variant="primary" isFullWidth isPending={isMoving} onPress={() => to('ACCESS')}>
        <FormattedMessage id="shops.do.key" />
      </Button>
    </>
  )
}

function Keep({ shop }: Due) {
  const { to, isMoving } = useMove(shop)
  const { snippet } = shop
  return (
    <>
      {snippet !== null && (
        <>
          <pre className={styles.code} dir="ltr" {...fixedDirection('latin')} translate="no">
            {snippet}
          </pre>
          <CopyButton value={snippet} />
        </>
      )}
      <Button variant="primary" isFullWidth isPending={isMoving} onPress={() => to('TEST')}>
        <FormattedMessage id={snippet === null ? 'shops.do.keep' : 'shops.do.keep.snippet'} />
      </Button>
    </>
  )
}

function Test({ shop }: Due) {
  const { to } = useMove(shop)
  return (
    <LinkButton variant="primary" href={shop.testUrl ?? '/'} target="_blank" rel="noreferrer" isFullWidth onPress={() => to('ARRIVE')}>
      <FormattedMessage id="shops.do.test" />
    </LinkButton>
  )
}

function Arrive({ shop }: Due) {
  const { to, isMoving } = useMove(shop)
  if (shop.testedAt !== null)
    return (
      <>
        <Banner tone="warning" isLive>
          <FormattedMessage id="shops.noSource" />
        </Banner>
        <Button variant="primary" isFullWidth isPending={isMoving} onPress={() => to('KEEP')}>
          <FormattedMessage id="shops.do.back" />
        </Button>
      </>
    )
  return (
    <>
      <div role="status">
        <Text as="p" tone="muted">
          <FormattedMessage id="shops.waiting" />
        </Text>
      </div>
      {shop.testUrl !== null && (
        <LinkButton href={shop.testUrl} target="_blank" rel="noreferrer" isFullWidth>
          <FormattedMessage id="shops.do.test" />
        </LinkButton>
      )}
    </>
  )
}
