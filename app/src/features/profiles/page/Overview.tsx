import { Suspense, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Text } from '@wasla/design-system/primitives/Text'
import type { DataSource } from '@wasla/contract/generated/user-types.ts'
import { pagePart } from '#lazy/page-part.ts'
import { useProductName } from '#services/useProductName.ts'
import { Accounts, type Account } from './Accounts.tsx'
import type { ProfileDetails } from './profile-details.ts'
import { Links, type ShownLink } from './Links.tsx'
import { Partners, type Partner } from './Partners.tsx'
import { Posts, type Post } from './Posts.tsx'
import { Rates, type Rate } from './Rates.tsx'
import type { ShownRecord } from './record/figures.ts'
import * as styles from './sections.css.ts'
import { tabAddress, tabsOf, type Whose } from '#shared/profiles/tabs.ts'

/* The payment record (3 kB) is on profiles of brands only. */
const PaymentRecord = pagePart(() => import('./record/PaymentRecord.tsx').then((module) => module.PaymentRecord))

/** Data of all parts of the tab. */
export type Showcase = {
  readonly accounts: readonly (Account & { readonly source: DataSource })[]
  readonly posts: readonly Post[]
  readonly links: readonly ShownLink[]
  readonly partners: readonly Partner[]
  readonly rates: readonly Rate[]
  /** Payment record of a brand; null for all others. */
  readonly record: ShownRecord | null
}

type OverviewProps = {
  details: ProfileDetails
  showcase: Showcase
  whose: Whose | null
  /** List of what the profile lacks, shown above all parts on the viewer's own page. */
  start?: ReactNode
}

/** First tab of a profile, with all its parts. */
export function Overview({ details, showcase: { accounts, posts, links, partners, rates, record }, whose, start }: OverviewProps) {
  const { date } = useFormats()
  const product = useProductName()
  const isOwn = whose === null
  const isDemo = accounts.some(({ source }) => source !== 'API')
  return (
    <div className={styles.parts}>
      {start}
      {record && (
        <Suspense fallback={null}>
          <PaymentRecord record={record} />
        </Suspense>
      )}
      <Accounts accounts={accounts} licensed={details.licence?.accountIds ?? []} isOwn={isOwn} />
      <Posts posts={posts} isOwn={isOwn} />
      {tabsOf(details.type).includes('rate-card') && <Rates rates={rates} isOwn={isOwn} all={tabAddress('rate-card', whose)} />}
      {links.length + partners.length > 0 && (
        <div className={styles.pair}>
          <Links links={links} isOwn={isOwn} />
          <Partners partners={partners} isOwn={isOwn} />
        </div>
      )}
      <div className={styles.foot}>
        <Text look="caption" tone="muted">
          {accounts.length > 0 && (
            <>
              <FormattedMessage id={isDemo ? 'profiles.page.numbersDemo' : 'profiles.page.numbers'} />{' '}
            </>
          )}
          <FormattedMessage id="profiles.page.since" values={{ product, month: date(new Date(details.joinedAt), 'month') }} />
        </Text>
      </div>
    </div>
  )
}
