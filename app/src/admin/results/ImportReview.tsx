import { useState } from 'react'
import { useMutation } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ImportOutcome } from '@wasla/contract/tracking/import-check.ts'
import { Banner } from '@wasla/design-system/components/Banner'
import { Breadcrumbs } from '@wasla/design-system/components/Breadcrumbs'
import { Button } from '@wasla/design-system/components/Button'
import { Card } from '@wasla/design-system/components/Card'
import { Empty } from '@wasla/design-system/components/Empty'
import { Pagination } from '@wasla/design-system/components/Pagination'
import { clampPage, pageCount, rangeOf } from '@wasla/design-system/components/Pagination/paginate.ts'
import { Table } from '@wasla/design-system/components/Table'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { toastBar } from '@wasla/design-system/components/Toast/toast-bar.ts'
import { saveFile } from '#platform/save-file.ts'
import { rowsOnPage } from '../lists/list-state.ts'
import { useAdminServices } from '../services/context.ts'
import { useNow } from '../services/useNow.ts'
import { ScreenHead } from '../shell/ScreenHead.tsx'
import { useAdminTitle } from '../shell/useAdminTitle.ts'
import { ImportedFile } from './ImportedFile.tsx'
import { AdminImportConversionsDocument } from './ImportScreen.generated.ts'
import { postedOf, shownRows, type CheckedImport } from './import-rows.ts'
import { OutcomeChoice } from './OutcomeChoice.tsx'
import { useImportColumns } from './useImportColumns.tsx'
import * as styles from './ImportReview.css.ts'

type ImportReviewProps = { checked: CheckedImport; onPosted: (posted: CheckedImport) => void; onAnother: () => void }

/** Shows what each row of a file would do before the file is posted, and afterwards what each row did. */
export function ImportReview({ checked, onPosted, onAnother }: ImportReviewProps) {
  const { result, program, isPosted } = checked
  const title = isPosted ? 'admin.import.done' : 'admin.import.review'
  useAdminTitle(title)
  const intl = useIntl()
  const { posted } = postedOf(result)
  return (
    <Stack gap="lg">
      <Breadcrumbs
        items={[{ href: '/results', label: intl.formatMessage({ id: 'admin.place.results' }) }]}
        current={<FormattedMessage id="admin.results.import" />}
      />
      <ScreenHead title={title} lead={!isPosted && <FormattedMessage id="admin.import.reviewText" />} />
      {isPosted && (
        <Banner tone={result.rejected === 0 ? 'success' : 'warning'} isLive>
          <FormattedMessage
            id="admin.import.counts"
            values={{ accepted: posted, rejected: result.rejected, program: <Bidi key="program">{program.label}</Bidi> }}
          />
        </Banner>
      )}
      <ImportedFile checked={checked} onAnother={onAnother} />
      <ImportRows checked={checked} />
      {!isPosted && <PostBar checked={checked} onPosted={onPosted} onCancel={onAnother} />}
    </Stack>
  )
}

function ImportRows({ checked: { result, file } }: { checked: CheckedImport }) {
  const intl = useIntl()
  const columns = useImportColumns()
  const [chosen, setChosen] = useState<ImportOutcome | null>(null)
  const [page, setPage] = useState(1)
  const rows = shownRows(result.rows, chosen)
  const pages = pageCount(rows.length, rowsOnPage)
  const current = clampPage(page, pages)
  const choose = (outcome: ImportOutcome | null) => {
    setChosen(outcome)
    setPage(1)
  }
  return (
    <>
      <OutcomeChoice result={result} chosen={chosen} onChoose={choose} />
      <Card isClipped>
        <Table
          label={intl.formatMessage({ id: 'admin.import.rows' })}
          columns={columns}
          rows={rows.slice((current - 1) * rowsOnPage, current * rowsOnPage)}
          rowText={({ externalId }) => externalId}
          presentation="lines"
          empty={<Empty level={2} title={<FormattedMessage id="admin.import.none" />} />}
        />
      </Card>
      <div className={styles.below}>
        <Pagination
          page={current}
          pages={pages}
          onChange={setPage}
          summary={<FormattedMessage id="admin.range" values={{ ...rangeOf(current, rowsOnPage, rows.length), count: rows.length }} />}
        />
        {result.rejected > 0 && <RefusedRows file={file} rows={result.rows} />}
      </div>
    </>
  )
}

/** Downloads the refused rows as they were in the file, so that the admin can correct and import them again. */
function RefusedRows({ file, rows }: { file: File; rows: CheckedImport['result']['rows'] }) {
  const { startTimer } = useAdminServices()
  const now = useNow()
  const save = async () => {
    const [{ refusedCsv }, bytes] = await Promise.all([import('./refused-csv.ts'), file.arrayBuffer()])
    const csv = refusedCsv(new Uint8Array(bytes), rows, now)
    saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `refused-${file.name}`, startTimer)
  }
  return (
    <Button variant="quiet" iconStart="download" onPress={() => void save()}>
      <FormattedMessage id="admin.import.refusedCsv" />
    </Button>
  )
}

type PostBarProps = { checked: CheckedImport; onPosted: (posted: CheckedImport) => void; onCancel: () => void }

/** Says what will be posted and what is left out, and has the button that posts. */
function PostBar({ checked, onPosted, onCancel }: PostBarProps) {
  const { result, program, file } = checked
  const { posted, left } = postedOf(result)
  const [send, { loading }] = useMutation(AdminImportConversionsDocument, {
    update: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'adminConversions' }),
  })
  const post = async () => {
    try {
      const { data } = await send({ variables: { programId: program.id, file } })
      if (data) onPosted({ ...checked, result: data.adminImportConversions, isPosted: true })
    } catch {
      /* The toast shows the error. */
    }
  }
  return (
    <div className={styles.bar} {...toastBar.sticky}>
      <span>
        <b className={styles.fileName}>
          <FormattedMessage id="admin.import.willPost" values={{ count: posted }} />
        </b>
        <span className={styles.says}>
          <FormattedMessage id="admin.import.willLeave" values={{ accepted: result.accepted, replaced: result.replaced, left }} />
        </span>
      </span>
      <span className={styles.actions}>
        <Button onPress={onCancel}>
          <FormattedMessage id="admin.import.cancel" />
        </Button>
        <Button variant="primary" isDisabled={posted === 0} isPending={loading} onPress={() => void post()}>
          <FormattedMessage id="admin.import.post" values={{ count: posted }} />
        </Button>
      </span>
    </div>
  )
}
