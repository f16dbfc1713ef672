import { toDateTime } from '../profiles/fields.ts'
import { shownAccountId, type SocialLinkRecord } from './record.ts'

/** Fields of `SocialLink` that do not carry their record's name. */
export const socialLinkFields = {
  type: (link: SocialLinkRecord) => link.platform,
  social_profile_id: (link: SocialLinkRecord) => shownAccountId(link.socialProfileId),
  profile_picture_url: (link: SocialLinkRecord) => link.pictureUrl,
  profile_url: (link: SocialLinkRecord) => link.profileUrl,
  user_name: (link: SocialLinkRecord) => link.userName,
  connectedAt: (link: SocialLinkRecord) => toDateTime(link.connectedAt),
}
