import { useApolloClient } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { conversionLimits } from '@wasla/contract/tracking/conversion-limits.ts'
import { importColumns } from '@wasla/contract/tracking/import-columns.ts'
import { Banner } from '@wasla/design-system/components/Banner'
import { Breadcrumbs } from '@wasla/design-system/components/Breadcrumbs'
import { Button } from '@wasla/design-system/components/Button'
import { Card } from '@wasla/design-system/components/Card'
import { FileDrop, type FileKind, type QueuedFile } from '@wasla/design-system/components/FileDrop'
import { megabyte } from '@wasla/design-system/components/FileDrop/refuse-file.ts'
import { Form } from '@wasla/design-system/components/Form'
import { Ltr } from '@wasla/design-system/primitives/Bidi'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { useForm } from '#form/useForm.ts'
import { PlainPage } from '../shell/PlainPage.tsx'
import { AdminImportPreviewDocument } from './ImportScreen.generated.ts'
import { emptyImport, importFields, problemsOfImport } from './import-draft.ts'
import type { CheckedImport } from './import-rows.ts'
import { ProgramField } from './ProgramField.tsx'

/** Form for the program and the file. Nothing is posted here: the server only checks the file. */
export function ChooseImport({ onChecked }: { onChecked: (checked: CheckedImport) => void }) {
  const intl = useIntl()
  const client = useApolloClient()
  const form = useForm(importFields, { saved: emptyImport, check: problemsOfImport })
  const { draft, set } = form
  const submit = async () => {
    await form.submit(async ({ program, file }) => {
      if (!program || !file) return null
      const { data } = await client.query({
        query: AdminImportPreviewDocument,
        variables: { programId: program.id, file },
        context: { errors: form.errors },
        fetchPolicy: 'no-cache',
      })
      if (data) onChecked({ program, file, result: data.adminImportPreview, isPosted: false })
      return data ?? null
    })
  }
  return (
    <PlainPage
      title="admin.place.importResults"
      up={
        <Breadcrumbs
          items={[{ href: '/results', label: intl.formatMessage({ id: 'admin.place.results' }) }]}
          current={<FormattedMessage id="admin.results.import" />}
        />
      }
    >
      <Card isPadded>
        <Form validationErrors={form.validationErrors} onSubmit={() => void submit()}>
          <Stack gap="xs">
            <Text>
              <FormattedMessage id="admin.import.columns" />
            </Text>
            <Text tone="muted">
              <Ltr>{importColumns.join(', ')}</Ltr>
            </Text>
            <Text tone="muted">
              <FormattedMessage id="admin.import.columnsText" />
            </Text>
          </Stack>
          <ProgramField
            label={<FormattedMessage id="admin.column.program" />}
            value={draft.program}
            onChange={(program) => set({ program })}
          />
          <CsvField onChange={(file) => set({ file })} />
          {form.isOffline && (
            <Banner tone="danger" isLive>
              <FormattedMessage id="admin.offline" />
            </Banner>
          )}
          <Button type="submit" variant="primary" isPending={form.isSending}>
            <FormattedMessage id="admin.import.check" />
          </Button>
        </Form>
      </Card>
    </PlainPage>
  )
}

const csv: readonly FileKind[] = ['csv']
const chosen = (queued: readonly QueuedFile<void>[]): File | null => queued.find(({ state }) => state.kind === 'done')?.file ?? null

/** Field for a CSV file that the admin chooses or drops. The server reads its rows. */
function CsvField({ onChange }: { onChange: (file: File | null) => void }) {
  return (
    <FileDrop
      name="file"
      label={<FormattedMessage id="admin.import.file" />}
      hint={
        <FormattedMessage
          id="admin.import.fileHint"
          values={{ rows: conversionLimits.importRows, size: conversionLimits.importBytes / megabyte }}
        />
      }
      kinds={csv}
      maxBytes={conversionLimits.importBytes}
      onChange={(files) => onChange(chosen(files))}
    />
  )
}
