import { FormattedMessage } from 'react-intl'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import { Stack } from '@wasla/design-system/primitives/Stack'
import type { NumberRule } from '@wasla/contract/settings/kinds.ts'
import { isLinks, type ShownSetting } from './setting-values.ts'

/** Shows the value of a setting with its unit, in the reader’s digits. */
export function SettingValue({ rule, value }: Pick<ShownSetting, 'rule' | 'value'>) {
  if (rule.kind === 'number') return <SettingNumber rule={rule} value={Number(value)} />
  if (rule.kind === 'choice') return <FormattedMessage id={`admin.choice.${value === 'auto' ? 'auto' : 'manual'}`} />
  if (isLinks(value))
    return (
      <Stack gap="xxs">
        {value.map(({ name, url }) => (
          <span key={url}>
            <Bidi>{name}</Bidi> <Ltr>{url}</Ltr>
          </span>
        ))}
      </Stack>
    )
  return <Ltr>{String(value)}</Ltr>
}

export function SettingNumber({ rule: { unit }, value }: { rule: NumberRule; value: number }) {
  const { money, number } = useFormats()
  if (unit === 'halalas') return money(value, 'price')
  if (unit === 'percent') return <FormattedMessage id="admin.unit.percent" values={{ count: value }} />
  if (unit === 'count') return number(value)
  return <FormattedMessage id={`admin.unit.${unit}`} values={{ count: value }} />
}
