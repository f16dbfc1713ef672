import { FormattedMessage, useIntl } from 'react-intl'
import type { NamedLink } from '@wasla/contract/settings/kinds.ts'
import { Button } from '@wasla/design-system/components/Button'
import { IconButton } from '@wasla/design-system/components/IconButton'
import { TextField } from '@wasla/design-system/components/TextField'
import { Inline } from '@wasla/design-system/primitives/Inline'
import { Stack } from '@wasla/design-system/primitives/Stack'

type LinksEditorProps = { value: readonly NamedLink[]; most: number; onChange: (value: readonly NamedLink[]) => void }

/** Edits a list of named links. Shows an error at the first address, because the server refuses the list as a whole. */
export function LinksEditor({ value, most, onChange }: LinksEditorProps) {
  const intl = useIntl()
  const change = (at: number, part: Partial<NamedLink>) =>
    onChange(value.map((link, place) => (place === at ? { ...link, ...part } : link)))
  return (
    <Stack gap="md">
      {value.map((link, at) => (
        <Stack key={`link ${at + 1}`} gap="xs">
          <TextField
            label={intl.formatMessage({ id: 'admin.settings.linkName' }, { at: at + 1 })}
            value={link.name}
            onChange={(name) => change(at, { name })}
          />
          <Inline gap="xs" align="end">
            <TextField
              name={at === 0 ? 'value' : `value.${at}`}
              kind="url"
              label={intl.formatMessage({ id: 'admin.settings.linkAddress' }, { at: at + 1 })}
              value={link.url}
              onChange={(url) => change(at, { url })}
            />
            <IconButton
              icon="trash"
              label={intl.formatMessage({ id: 'admin.settings.linkRemove' }, { at: at + 1 })}
              onPress={() => onChange(value.filter((_, place) => place !== at))}
            />
          </Inline>
        </Stack>
      ))}
      <Button iconStart="plus" isDisabled={value.length >= most} onPress={() => onChange([...value, { name: '', url: 'https://' }])}>
        <FormattedMessage id="admin.settings.linkAdd" />
      </Button>
    </Stack>
  )
}
