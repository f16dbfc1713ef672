import { useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { adminMayCall } from '@wasla/contract/access/admin.ts'
import { searchWords } from '@wasla/contract/admin/search.ts'
import { folded } from '@wasla/contract/search/folded.ts'
import { takesTwo } from '@wasla/contract/settings/by-two.ts'
import { settingGroups } from '@wasla/contract/settings/kinds.ts'
import { settingMessage } from '@wasla/contract/settings/settings.ts'
import { Badge } from '@wasla/design-system/components/Badge'
import { Button } from '@wasla/design-system/components/Button'
import { Card } from '@wasla/design-system/components/Card'
import { Empty } from '@wasla/design-system/components/Empty'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Inline } from '@wasla/design-system/primitives/Inline'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { PageWaiting } from '#shell/PageWaiting.tsx'
import { useUrlDialog } from '#shell/useUrlDialog.ts'
import { useAddressQuery } from '#shell/useAddress.ts'
import { ListSearch } from '../lists/ListSearch.tsx'
import { useAdminConfig } from '../services/context.ts'
import { useAdmin } from '../shell/admin-context.ts'
import { PlainPage } from '../shell/PlainPage.tsx'
import { AdminSettingsDocument } from './controls.generated.ts'
import { ProposeSettingDialog } from './ProposeSettingDialog.tsx'
import { SettingDialog } from './SettingDialog.tsx'
import * as styles from './SettingsScreen.css.ts'
import { SettingNumber, SettingValue } from './SettingValue.tsx'
import { inGroup, shownSettings, type ShownSetting } from './setting-values.ts'

/** Lists every setting that an admin may change at runtime, in groups, each with its type and bounds. */
export function SettingsScreen() {
  const intl = useIntl()
  const { demoCode } = useAdminConfig()
  const mode = demoCode === null ? 'live' : 'demo'
  const [params, changeQuery] = useAddressQuery()
  const term = params.get('q') ?? ''
  const { data, loading, error, refetch } = useQuery(AdminSettingsDocument, {
    context: { errors: 'mine' },
    fetchPolicy: 'cache-and-network',
  })
  const dialog = useUrlDialog('setting')
  const all = shownSettings(data?.adminSettings ?? [], mode)
  const words = searchWords(term) ?? []
  const found = all.filter(({ key }) => {
    const text = folded(`${intl.formatMessage({ id: settingMessage(key) })} ${key}`)
    return words.every((word) => text.includes(word))
  })
  const open = all.find(({ key }) => key === dialog.value)
  const search = (text: string) =>
    changeQuery(
      (current) => {
        const next = new URLSearchParams(current)
        if (text) next.set('q', text)
        else next.delete('q')
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <PlainPage
      title="admin.place.settings"
      lead={
        <FormattedMessage
          id="admin.settings.lead"
          values={{
            link: (text) => (
              <TextLink key="link" href="/setting-changes">
                {text}
              </TextLink>
            ),
          }}
        />
      }
      width="rows"
    >
      <ListSearch variant="outlined" label={intl.formatMessage({ id: 'admin.search.settings' })} term={term} onSearch={search} />
      {!data &&
        (error ? <ErrorState level={2} onRetry={() => void refetch().catch(() => undefined)} isRetrying={loading} /> : <PageWaiting />)}
      {data && found.length === 0 && (
        <Empty
          title={<FormattedMessage id="admin.settings.empty" />}
          level={2}
          action={
            <Button iconStart="close" onPress={() => search('')}>
              <FormattedMessage id="admin.filter.clear" />
            </Button>
          }
        />
      )}
      {settingGroups.map((group) => (
        <Group key={group} group={group} settings={inGroup(found, group)} onChange={dialog.openWith} />
      ))}
      {open && !takesTwo(open.key) && <SettingDialog key={open.key} setting={open} mode={mode} onClose={dialog.close} />}
      {open && takesTwo(open.key) && <ProposeSettingDialog key={open.key} setting={open} onClose={dialog.close} />}
    </PlainPage>
  )
}

type GroupProps = { group: (typeof settingGroups)[number]; settings: readonly ShownSetting[]; onChange: (key: string) => void }

function Group({ group, settings, onChange }: GroupProps) {
  if (settings.length === 0) return null
  return (
    <Stack as="section" gap="sm" aria-labelledby={`group-${group}`}>
      <Heading level={2} look="heading" id={`group-${group}`}>
        <FormattedMessage id={`admin.settingGroup.${group}`} />
      </Heading>
      <Card isClipped>
        <ul className={styles.list}>
          {settings.map((setting) => (
            <li key={setting.key} className={styles.row}>
              <Row setting={setting} onChange={onChange} />
            </li>
          ))}
        </ul>
      </Card>
    </Stack>
  )
}

function Row({ setting: { key, rule, value, updatedAt, isChanged }, onChange }: { setting: ShownSetting } & Pick<GroupProps, 'onChange'>) {
  const intl = useIntl()
  const { date } = useFormats()
  const mayChange = adminMayCall(useAdmin().role, 'adminUpdateSetting')
  const name = intl.formatMessage({ id: settingMessage(key) })
  return (
    <>
      <div className={styles.name}>
        <Inline gap="xs" align="center">
          <Text as="span" look="label">
            {name}
          </Text>
          {isChanged && (
            <Badge tone="info">
              <FormattedMessage id="admin.settings.changed" />
            </Badge>
          )}
          {takesTwo(key) && (
            <Badge>
              <FormattedMessage id="admin.settings.byTwo" />
            </Badge>
          )}
        </Inline>
        {isChanged && Date.parse(updatedAt) > 0 && (
          <Text look="caption" tone="muted">
            <FormattedMessage id="admin.changedAt" values={{ moment: date(new Date(updatedAt), 'moment') }} />
          </Text>
        )}
      </div>
      <div className={styles.value}>
        <Text as="div">
          <SettingValue rule={rule} value={value} />
        </Text>
        {rule.kind === 'number' && (
          <Text as="div" look="caption" tone="muted">
            <FormattedMessage
              id="admin.settings.bounds"
              values={{
                min: <SettingNumber key="min" rule={rule} value={rule.min} />,
                max: <SettingNumber key="max" rule={rule} value={rule.max} />,
              }}
            />
          </Text>
        )}
      </div>
      {mayChange && (
        <div className={styles.edit}>
          <EditButton name={name} onPress={() => onChange(key)} />
        </div>
      )}
    </>
  )
}

const EditButton = ({ name, onPress }: { name: string; onPress: () => void }) => {
  const intl = useIntl()
  return (
    <Button size="small" iconStart="edit" onPress={onPress} aria-label={intl.formatMessage({ id: 'admin.settings.editOne' }, { name })}>
      <FormattedMessage id="admin.settings.edit" />
    </Button>
  )
}
