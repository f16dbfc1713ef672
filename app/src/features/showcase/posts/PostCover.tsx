import type { Platform } from '@wasla/contract/social/record.ts'
import { Image } from '@wasla/design-system/components/Image'
import { platformInks } from '#shared/social/platform-inks.ts'

export type PostCoverProps = { platform: Platform; url: string; coverPhotoUrl: string | null }

/** A post as a picture: its own, or one drawn from platform and address (D-12). Silent: who uses it says what it is. */
export const PostCover = ({ platform, url, coverPhotoUrl }: PostCoverProps) => (
  <Image src={coverPhotoUrl} alt="" name={url} ink={platformInks[platform]} ratio="portrait" isRounded />
)
