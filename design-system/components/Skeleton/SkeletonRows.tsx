import { Inline } from '../../primitives/Inline/Inline.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Box } from '../../primitives/Box/Box.tsx'
import { Skeleton, SkeletonBlock, SkeletonCircle, SkeletonText } from './Skeleton.tsx'

/** Skeleton of people or groups in a list: an avatar, a name, a muted line. */
export function SkeletonRows({ rows = 3 }: { rows?: number }) {
  return (
    <Skeleton>
      {[...Array(rows).keys()].map((row) => (
        <Inline key={row} keepOneLine>
          <SkeletonCircle />
          <Box grow>
            <SkeletonText look="label" />
            <SkeletonText look="caption" />
          </Box>
        </Inline>
      ))}
    </Skeleton>
  )
}

/** Skeleton of a card: cover, title, text, and the button below. */
export function SkeletonCard({ hasCover = false }: { hasCover?: boolean }) {
  return (
    <Skeleton>
      {hasCover && <SkeletonBlock shape="cover" />}
      <Stack gap="sm">
        <SkeletonText look="heading" />
        <SkeletonText lines={2} />
        <SkeletonBlock shape="control" />
      </Stack>
    </Skeleton>
  )
}

/** Skeleton of a form: labels over fields. */
export function SkeletonForm({ fields = 3 }: { fields?: number }) {
  return (
    <Skeleton>
      {[...Array(fields).keys()].map((field) => (
        <Stack key={field} gap="xs">
          <SkeletonText look="label" />
          <SkeletonBlock shape="field" />
        </Stack>
      ))}
    </Skeleton>
  )
}
