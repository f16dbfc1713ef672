import { FormattedMessage, useIntl } from 'react-intl'
import { groupedNumber } from '@wasla/contract/licences/number.ts'
import { startOfDay } from '@wasla/contract/platform/riyadh.ts'
import { DescriptionList } from '@wasla/design-system/components/DescriptionList'
import { StageLine } from '@wasla/design-system/components/StageLine'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { PlatformIcon } from '@wasla/design-system/icons/PlatformIcon.tsx'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import { Text } from '@wasla/design-system/primitives/Text'
import { markOf } from '#shared/social/platforms.ts'
import { usePlatformName } from '#shared/social/usePlatformName.ts'
import { Section } from '../Section.tsx'
import { coverable, type LicenceAccount, type LicenceFacts } from './licence-draft.ts'
import { reminderStages } from './reminder-stages.ts'
import * as styles from './Licence.css.ts'

/** Number, last day and document of a licence. */
export function Facts({ licence }: { licence: LicenceFacts }) {
  const intl = useIntl()
  const { date } = useFormats()
  return (
    <Section title={<FormattedMessage id="licence.title" />}>
      <DescriptionList
        look="pairs"
        items={[
          {
            id: 'number',
            name: intl.formatMessage({ id: 'licence.number' }),
            value: <Ltr key="number">{groupedNumber(licence.number)}</Ltr>,
          },
          { id: 'expiresOn', name: intl.formatMessage({ id: 'licence.expiresOn' }), value: date(new Date(startOfDay(licence.expiresOn))) },
        ]}
      />
      {licence.documentName !== null && (
        <div className={styles.document}>
          <Icon name="file" />
          <div className={styles.documentWords}>
            <Text look="label">
              <Bidi>{licence.documentName}</Bidi>
            </Text>
            <Text look="caption" tone="muted">
              <FormattedMessage id="licence.documentSeen" />
            </Text>
          </div>
        </div>
      )}
    </Section>
  )
}

/** Path from today to the end of a valid licence, with the days on which its holder is reminded. */
export function Reminders({ expiresOn, today }: { expiresOn: string; today: string }) {
  const intl = useIntl()
  const { date } = useFormats()
  const stages = reminderStages(expiresOn, today)
  return (
    <Section title={<FormattedMessage id="licence.daysLeft" values={{ count: stages[0]?.days ?? 0 }} />}>
      <StageLine
        label={intl.formatMessage({ id: 'licence.path' })}
        stages={stages.map(({ id, day, days }) => ({
          id,
          label:
            id === 'today' || id === 'end' ? (
              <FormattedMessage id={`licence.path.${id}`} />
            ) : (
              <FormattedMessage id="licence.path.days" values={{ count: days }} />
            ),
          note: date(new Date(startOfDay(day)), 'shortDay'),
          state: id === 'today' ? 'here' : id === 'end' ? 'open' : 'due',
        }))}
      />
      <Text look="caption" tone="muted">
        <FormattedMessage id="licence.pathText" />
      </Text>
    </Section>
  )
}

/** The connected accounts, and which of them a licence covers. */
export function CoveredAccounts({ licence, accounts }: { licence: LicenceFacts; accounts: readonly LicenceAccount[] }) {
  const platformName = usePlatformName()
  const connected = coverable(accounts)
  const isCovered = (id: string) => licence.accountIds.includes(id)
  return (
    <Section title={<FormattedMessage id="licence.accounts" />}>
      <ul className={styles.accounts}>
        {connected.map(({ id, type, user_name: userName }) => {
          const mark = markOf(type)
          return (
            <li key={id} className={styles.account}>
              <span className={styles.platform}>{mark ? <PlatformIcon platform={mark} /> : <Icon name="link" />}</span>
              <span className={styles.accountWords}>
                <Text as="span" look="label">
                  {platformName(type)}
                </Text>
                <Text as="span" look="caption" tone="muted">
                  <Ltr>@{userName}</Ltr>
                </Text>
              </span>
              <span className={styles.stateOf[isCovered(id) ? 'covered' : 'not']}>
                <Icon name={isCovered(id) ? 'check' : 'triangle-alert'} size="small" />
                <FormattedMessage id={isCovered(id) ? 'licence.covered' : 'licence.notCovered'} />
              </span>
            </li>
          )
        })}
      </ul>
      {connected.some(({ id }) => !isCovered(id)) && (
        <Text look="caption" tone="muted">
          <FormattedMessage id="licence.notCoveredText" />
        </Text>
      )}
    </Section>
  )
}
