import { toDateTime } from '../profiles/fields.ts'
import { publicAccountId, type SocialLinkRecord } from './record.ts'

/** Fields of `SocialLink` whose name or value differs from the record's. */
export const socialLinkFields = {
  type: (link: SocialLinkRecord) => link.platform,
  social_profile_id: (link: SocialLinkRecord) => publicAccountId(link.socialProfileId),
  profile_picture_url: (link: SocialLinkRecord) => link.pictureUrl,
  profile_url: (link: SocialLinkRecord) => link.profileUrl,
  user_name: (link: SocialLinkRecord) => link.userName,
  connectedAt: (link: SocialLinkRecord) => toDateTime(link.connectedAt),
}
