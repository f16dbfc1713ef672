import { useEffect, useRef, useState } from 'react'
import { useMutation, useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router'
import { Banner } from '@wasla/design-system/components/Banner'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { Waiting } from '#shared/list/ListWaiting.tsx'
import { PageHead } from '#shell/PageHead.tsx'
import { useChangeAddress } from '#shell/useAddress.ts'
import { usePageTitle } from '#shell/usePageTitle.ts'
import { ShopCard } from './ShopCard.tsx'
import { CompleteShopDocument, ShopsDocument } from './shops.generated.ts'
import { returnIn, withoutReturn } from './shop-parts.ts'
import * as styles from './shops.css.ts'

/** Milliseconds after which the page looks again for a test order. */
const lookAgain = 4_000

/** The shops of a brand, which report their orders and refunds themselves. */
export function ShopsScreen() {
  usePageTitle('shops.title')
  const back = useReturn()
  const { data, error, loading, refetch, startPolling, stopPolling } = useQuery(ShopsDocument, {
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  const isAwaited = data?.shops.some(({ shop }) => shop?.step === 'ARRIVE' && shop.testedAt === null) ?? false
  useEffect(() => {
    if (!isAwaited) return
    startPolling(lookAgain)
    return stopPolling
  }, [isAwaited, startPolling, stopPolling])
  return (
    <Stack gap="lg">
      <PageHead title={<FormattedMessage id="shops.title" />} lead={<FormattedMessage id="shops.lead" />} />
      {back !== null && (
        <Banner tone="warning" isLive>
          <FormattedMessage id="shops.return.failed" />
        </Banner>
      )}
      {data ? (
        data.shops.map((platform) => <ShopCard key={platform.id} platform={platform} />)
      ) : (
        <Waiting
          error={error}
          failed={<FormattedMessage id="shops.failed" />}
          onRetry={() => void refetch().catch(() => undefined)}
          isRetrying={loading}
        />
      )}
      <div className={styles.note}>
        <Icon name="bag" />
        <div>
          <Heading level={2} look="label">
            <FormattedMessage id="shops.other" />
          </Heading>
          <Text as="p" look="caption" tone="muted">
            <FormattedMessage id="shops.other.text" />
          </Text>
        </div>
      </div>
    </Stack>
  )
}

/** Completes a connection after the platform led back here, and removes its answer from the address. Returns what went wrong. */
function useReturn(): 'failed' | null {
  const { search } = useLocation()
  const changeAddress = useChangeAddress()
  const [complete] = useMutation(CompleteShopDocument)
  const [problem, setProblem] = useState<'failed' | null>(() => (returnIn(search) === 'denied' ? 'failed' : null))
  const taken = useRef(false)
  useEffect(() => {
    if (taken.current) return
    taken.current = true
    const back = returnIn(search)
    if (back === null) return
    changeAddress(withoutReturn, { replace: true })
    if (back === 'denied') return
    complete({ variables: { input: back } }).then(
      ({ data }) => !data && setProblem('failed'),
      () => setProblem('failed'),
    )
  }, [changeAddress, complete, search])
  return problem
}
