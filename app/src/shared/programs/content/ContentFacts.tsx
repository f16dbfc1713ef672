import { FormattedMessage } from 'react-intl'
import { Badge } from '@wasla/design-system/components/Badge'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Text } from '@wasla/design-system/primitives/Text'
import { usePlatformName } from '#shared/social/usePlatformName.ts'
import * as styles from './Content.css.ts'
import type { ContentItemFragment } from './program-contents.generated.ts'

/** Shows an item's type, platform, language and file size. */
export function ContentFacts({ item: { type, language, platform, fileSize } }: { item: ContentItemFragment }) {
  const formats = useFormats()
  const platformName = usePlatformName()
  return (
    <span className={styles.facts}>
      <Badge>
        <FormattedMessage id={`program.content.type.${type}`} />
      </Badge>
      {platform && <Badge>{platformName(platform)}</Badge>}
      <Text as="span" look="caption" tone="muted">
        <FormattedMessage id={`program.content.language.${language}`} />
        {fileSize !== null && ` · ${formats.fileSize(fileSize)}`}
      </Text>
    </span>
  )
}
