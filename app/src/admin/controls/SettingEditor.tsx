import { FormattedMessage, useIntl } from 'react-intl'
import type { NumberRule, SettingRule } from '@wasla/contract/settings/kinds.ts'
import { NumberField } from '@wasla/design-system/components/NumberField'
import { RadioGroup } from '@wasla/design-system/components/RadioGroup'
import { TextField } from '@wasla/design-system/components/TextField'
import { LinksEditor } from './LinksEditor.tsx'
import { SettingNumber } from './SettingValue.tsx'
import { decimalsOf, isLinks, storedNumber, shownUnits } from './setting-values.ts'

type EditorProps<R extends SettingRule = SettingRule> = { rule: R; value: unknown; onChange: (value: unknown) => void }

/** Shows the field for the kind of the setting. A value out of bounds gets an error and is never clamped. */
export function SettingEditor({ rule, value, onChange }: EditorProps) {
  if (rule.kind === 'number') return <NumberEditor rule={rule} value={value} onChange={onChange} />
  if (rule.kind === 'links') return <LinksEditor most={rule.most} value={isLinks(value) ? value : []} onChange={onChange} />
  if (rule.kind === 'choice')
    return (
      <RadioGroup
        name="value"
        label={<FormattedMessage id="admin.settings.value" />}
        value={String(value)}
        onChange={onChange}
        options={rule.values.map((id) => ({
          id,
          label: <FormattedMessage id={`admin.choice.${id === 'auto' ? 'auto' : 'manual'}`} />,
        }))}
      />
    )
  return (
    <TextField name="value" kind="url" label={<FormattedMessage id="admin.settings.address" />} value={String(value)} onChange={onChange} />
  )
}

function NumberEditor({ rule, value, onChange }: EditorProps<NumberRule>) {
  const intl = useIntl()
  return (
    <NumberField
      name="value"
      label={<FormattedMessage id="admin.settings.number" values={{ unit: intl.formatMessage({ id: `admin.unitName.${rule.unit}` }) }} />}
      hint={
        <FormattedMessage
          id="admin.settings.bounds"
          values={{
            min: <SettingNumber key="min" rule={rule} value={rule.min} />,
            max: <SettingNumber key="max" rule={rule} value={rule.max} />,
          }}
        />
      }
      decimals={decimalsOf(rule)}
      value={Number(value) / shownUnits(rule)}
      onChange={(typed) => onChange(storedNumber(rule, typed))}
    />
  )
}
