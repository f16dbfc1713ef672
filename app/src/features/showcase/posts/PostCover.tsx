import type { Platform } from '@wasla/contract/social/record.ts'
import { Image } from '@wasla/design-system/components/Image'
import { platformInks } from '#shared/social/platform-inks.ts'

export type PostCoverProps = { platform: Platform; url: string; coverPhotoUrl: string | null }

/**
 * The picture of a post: its own, or a pattern drawn from platform and address (D-12). It has no text alternative; the component that uses
 * it names the post.
 */
export const PostCover = ({ platform, url, coverPhotoUrl }: PostCoverProps) => (
  <Image src={coverPhotoUrl} alt="" name={url} ink={platformInks[platform]} ratio="portrait" isRounded />
)
