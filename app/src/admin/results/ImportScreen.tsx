import { useState } from 'react'
import { useMutation } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { conversionLimits } from '@wasla/contract/tracking/conversion-limits.ts'
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
import { ImportOutcome, type Imported } from './ImportOutcome.tsx'
import { AdminImportConversionsDocument } from './ImportScreen.generated.ts'
import { emptyImport, importColumns, importFields, problemsOfImport } from './import-draft.ts'
import { ProgramField } from './ProgramField.tsx'

/** Conversions of a brand without a developer, from a CSV file (N-15). */
export function ImportScreen() {
  const intl = useIntl()
  const [outcome, setOutcome] = useState<Imported | null>(null)
  const form = useForm(importFields, { saved: emptyImport, check: problemsOfImport })
  const { draft, set } = form
  const [send] = useMutation(AdminImportConversionsDocument, {
    context: { errors: form.errors },
    update: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'adminConversions' }),
  })
  const submit = async () => {
    setOutcome(null)
    const done = await form.submit(async ({ program, file }) =>
      program && file ? send({ variables: { programId: program.id, file } }) : null,
    )
    if (done?.data) setOutcome({ ...done.data.adminImportConversions, program: draft.program?.label ?? '' })
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
            <FormattedMessage id="admin.import.send" />
          </Button>
        </Form>
      </Card>
      {outcome && <ImportOutcome outcome={outcome} />}
    </PlainPage>
  )
}

const csv: readonly FileKind[] = ['csv']
const chosen = (queued: readonly QueuedFile<void>[]): File | null => queued.find(({ state }) => state.kind === 'done')?.file ?? null

/** A file that is chosen or dropped; the server reads its rows. */
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
