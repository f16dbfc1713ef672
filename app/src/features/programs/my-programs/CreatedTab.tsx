import { useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Navigate, useNavigate } from 'react-router'
import { programStatuses } from '@wasla/contract/programs/types.ts'
import { ChipGroup } from '@wasla/design-system/components/Chip/ChipGroup.tsx'
import { Empty } from '@wasla/design-system/components/Empty'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { pageCount } from '@wasla/design-system/components/Pagination/paginate.ts'
import { Skeleton, SkeletonBlock } from '@wasla/design-system/components/Skeleton'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { newProgramAddress } from '#shared/programs/wizard/addresses.ts'
import { useUrlDialog } from '#shell/useUrlDialog.ts'
import { DeleteDraftDialog } from '../owner/DeleteDraftDialog.tsx'
import { CountedLabel } from './CountedLabel.tsx'
import { CreatedRow } from './CreatedRow.tsx'
import { myProgramsAddress, type MyProgramsList } from './my-programs-address.ts'
import { CreatedCountsDocument, CreatedProgramsDocument } from './myPrograms.generated.ts'
import { ListPages, pageSize, sliceOf } from './ListPages.tsx'
import { Stated } from '#shared/list/Stated.tsx'
import * as styles from './MyPrograms.css.ts'

const filters = ['all', 'Active', 'Soon', 'OnHold', 'Draft', 'Retired'] as const

/** List of the programs that a brand created, filtered by status. */
export function CreatedTab({ list }: { list: MyProgramsList }) {
  const intl = useIntl()
  const navigate = useNavigate()
  const removal = useUrlDialog('delete')
  const counts = useQuery(CreatedCountsDocument, { fetchPolicy: 'cache-and-network', context: { errors: 'mine' } })
  const { data, previousData, error, loading, refetch } = useQuery(CreatedProgramsDocument, {
    variables: { pagination: sliceOf(list.page), filter: list.status ? { status: [list.status] } : {} },
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  const page = (data ?? previousData)?.myPrograms
  if (!page)
    return error && !loading ? (
      <ErrorState
        level={2}
        title={<FormattedMessage id="programs.discover.failed" />}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    ) : (
      <Skeleton>
        <SkeletonBlock shape="card" />
        <SkeletonBlock shape="card" />
        <SkeletonBlock shape="card" />
      </Skeleton>
    )
  if (page.count === 0 && list.status === null) return <NoneCreated />
  const pages = pageCount(page.count, pageSize)
  if (data && page.count > 0 && list.page > pages) return <Navigate to={myProgramsAddress({ ...list, page: pages })} replace />
  const draft = page.data.find(({ id, status }) => id === removal.value && status === 'Draft')
  return (
    <Stack gap="lg">
      <ChipGroup
        label={intl.formatMessage({ id: 'programs.mine.statuses' })}
        overflow="scroll"
        selected={[list.status ?? 'all']}
        onChange={([chosen]) =>
          void navigate(myProgramsAddress({ tab: 'created', status: programStatuses.find((each) => each === chosen) ?? null }), {
            preventScrollReset: true,
          })
        }
        options={filters.map((id) => ({
          id,
          label: (
            <CountedLabel count={counts.data?.[id].count ?? null}>
              {id === 'all' ? <FormattedMessage id="programs.discover.type.all" /> : <FormattedMessage id={`program.status.${id}`} />}
            </CountedLabel>
          ),
        }))}
      />
      {page.count === 0 ? (
        <Empty
          level={2}
          title={<FormattedMessage id="programs.mine.noneOfStatus" />}
          action={
            <LinkButton href={myProgramsAddress({ tab: 'created' })}>
              <FormattedMessage id="programs.discover.showAll" />
            </LinkButton>
          }
        />
      ) : (
        <div className={styles.results} aria-busy={loading && !data}>
          <ul className={styles.rows}>
            {page.data.map((program) => (
              <li key={program.id}>
                <CreatedRow program={program} onDelete={() => removal.openWith(program.id)} />
              </li>
            ))}
          </ul>
          <ListPages list={list} count={page.count} />
        </div>
      )}
      {draft && (
        <DeleteDraftDialog
          draft={draft}
          onClose={removal.close}
          onDeleted={async () => {
            await Promise.allSettled([refetch(), counts.refetch()])
            removal.close()
          }}
        />
      )}
    </Stack>
  )
}

const NoneCreated = () => (
  <Empty
    level={2}
    title={<Stated id="programs.mine.noneCreated" />}
    action={
      <LinkButton variant="primary" iconStart="plus" href={newProgramAddress}>
        <FormattedMessage id="programs.owner.create" />
      </LinkButton>
    }
  >
    <FormattedMessage id="programs.mine.noneCreatedText" />
  </Empty>
)
