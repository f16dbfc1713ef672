import { useState } from 'react'
import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Select } from '@wasla/design-system/components/Select'
import { Empty } from '@wasla/design-system/components/Empty'
import { useProductName } from '#services/useProductName.ts'
import { Waiting } from '#shared/list/ListWaiting.tsx'
import { PageHead } from '#shell/PageHead.tsx'
import { usePageTitle } from '#shell/usePageTitle.ts'
import { KitActions } from './KitActions.tsx'
import { KitPaper } from './KitPaper.tsx'
import { MakeKit } from './MakeKit.tsx'
import { MyMediaKitsDocument } from './media-kits.generated.ts'
import * as styles from './media-kits.css.ts'

/** The media kits of the own profile: one as a sheet, what can be done with it, and a form that makes another. */
export function MediaKitsScreen() {
  usePageTitle('mediaKits.title')
  const { date } = useFormats()
  const product = useProductName()
  const { data, error, loading, refetch } = useQuery(MyMediaKitsDocument, { fetchPolicy: 'cache-and-network', context: { errors: 'mine' } })
  const [chosen, setChosen] = useState<string | null>(null)
  const kits = data?.myMediaKits
  const kit = kits?.find(({ id }) => id === chosen) ?? kits?.[0]
  const moment = (at: string) => date(new Date(at), 'moment')
  return (
    <div className={styles.desk}>
      <div className={styles.aside}>
        <PageHead
          title={<FormattedMessage id="mediaKits.title" />}
          lead={
            kit ? (
              <FormattedMessage id="mediaKits.frozen" values={{ product, moment: moment(kit.madeAt) }} />
            ) : (
              <FormattedMessage id="mediaKits.lead" values={{ product }} />
            )
          }
        />
        {kits && kits.length > 1 && kit && (
          <Select
            label={<FormattedMessage id="mediaKits.choose" />}
            options={kits.map(({ id, madeAt }) => ({ id, label: moment(madeAt), description: id }))}
            value={kit.id}
            onChange={setChosen}
          />
        )}
        {kit && <KitActions key={kit.id} kit={kit} onRemoved={() => setChosen(null)} />}
        {kits && <MakeKit kits={kits} onMade={setChosen} />}
      </div>
      <div className={styles.sheet}>
        {kit && <KitPaper kit={kit} />}
        {kits?.length === 0 && (
          <Empty level={2} title={<FormattedMessage id="mediaKits.empty" />}>
            <FormattedMessage id="mediaKits.emptyText" />
          </Empty>
        )}
        {!kits && (
          <Waiting
            shape="card"
            error={error}
            failed={<FormattedMessage id="mediaKits.failed" />}
            onRetry={() => void refetch().catch(() => undefined)}
            isRetrying={loading}
          />
        )}
      </div>
    </div>
  )
}
