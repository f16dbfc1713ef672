import { useIntl } from 'react-intl'
import { IconButton } from '@wasla/design-system/components/IconButton'
import { Menu } from '@wasla/design-system/components/Menu'
import { Tooltip } from '@wasla/design-system/components/Tooltip'
import { useFormats, useLocale } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { startOfDay } from '@wasla/contract/platform/riyadh.ts'
import { useDownload } from '#services/useDownload.tsx'
import { useToday } from '../useToday.ts'
import { csvAddress, statementAddress, type List } from './list.ts'
import * as styles from './transactions.css.ts'

/** Menu to download the list as CSV, and the statements of past months. */
export function Downloads({ list, months }: { list: List; months: readonly string[] }) {
  const intl = useIntl()
  const { date } = useFormats()
  const { language } = useLocale()
  const today = useToday()
  const [download, isPending] = useDownload()
  const csv = intl.formatMessage({ id: 'wallet.download.csv' })
  return (
    <span className={styles.downloads}>
      {months.length > 0 && (
        <Menu
          trigger={<IconButton icon="file" label={intl.formatMessage({ id: 'wallet.download.statements' })} />}
          sections={[
            {
              id: 'months',
              title: intl.formatMessage({ id: 'wallet.download.statements' }),
              items: months.map((month) => ({
                id: month,
                icon: 'download',
                label: date(new Date(startOfDay(`${month}-15`)), 'month'),
                onAction: () => void download(statementAddress(month), `statement-${month}.pdf`),
              })),
            },
          ]}
        />
      )}
      <Tooltip text={csv}>
        <IconButton
          icon="download"
          label={csv}
          isPending={isPending}
          onPress={() => void download(csvAddress(list, today, language), `transactions-${today}.csv`)}
        />
      </Tooltip>
    </span>
  )
}
