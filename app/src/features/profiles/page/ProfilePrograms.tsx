import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { Empty } from '@wasla/design-system/components/Empty'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { Pagination } from '@wasla/design-system/components/Pagination'
import { pageCount } from '@wasla/design-system/components/Pagination/paginate.ts'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { ProgramGridSkeleton } from '#shared/programs/card/ProgramCardSkeleton.tsx'
import { ProgramGrid } from '#shared/programs/card/ProgramGrid.tsx'
import { newProgramAddress } from '#shared/programs/wizard/addresses.ts'
import { usePageInAddress } from '#shared/list/usePageInAddress.ts'
import { ProfileProgramsDocument } from './Programs.generated.ts'
import { sliceOf, talentsPerPage } from './talent-page.ts'

/**
 * Active and upcoming programs of a brand (D-35). Everybody sees the listed programs. Only the brand itself also sees programs that are
 * open by link only.
 */
export function ProfilePrograms({ profileId, isOwn }: { profileId: string; isOwn: boolean }) {
  const { page, hrefFor } = usePageInAddress()
  const { data, error, loading, refetch } = useQuery(ProfileProgramsDocument, {
    variables: { profileId, pagination: sliceOf(page) },
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  const programs = data?.programsByProfile
  if (!programs)
    return error && !loading ? (
      <ErrorState
        level={2}
        title={<FormattedMessage id="profiles.programs.failed" />}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    ) : (
      <ProgramGridSkeleton count={3} />
    )
  if (programs.count === 0)
    return (
      <Empty
        level={2}
        title={<FormattedMessage id="profiles.programs.none" />}
        {...(isOwn && {
          action: (
            <LinkButton variant="primary" iconStart="plus" href={newProgramAddress}>
              <FormattedMessage id="profiles.program.create" />
            </LinkButton>
          ),
        })}
      >
        <FormattedMessage id={isOwn ? 'profiles.programs.noneOwn' : 'profiles.programs.noneText'} />
      </Empty>
    )
  return (
    <Stack gap="lg">
      <ProgramGrid programs={programs.data} level={2} />
      <Pagination page={page} pages={pageCount(programs.count, talentsPerPage)} hrefFor={hrefFor} />
    </Stack>
  )
}
