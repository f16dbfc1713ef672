import type { Insertable } from 'kysely'
import { searchTextOf } from '@wasla/contract/programs/discover/filter.ts'
import { promoCodeLook } from '@wasla/contract/participations/promo-codes/look.ts'
import type { ProgramContentRecord, ProgramRecord } from '@wasla/contract/programs/record.ts'
import type { World } from '@wasla/mocks/world/tables.ts'
import type { Tables } from '#database/schema.ts'
import { linkCheckRow, outageRow } from '../domains/link-checks/service.ts'
import type { Bit } from '#database/tables/values.ts'

const bit = (yes: boolean): Bit => (yes ? 1 : 0)

const programRow = (program: ProgramRecord): Insertable<Tables['programs']> => ({
  id: program.id,
  profile_id: program.profileId,
  user_id: program.userId,
  status: program.status,
  name: program.name,
  description: program.description,
  cover_image: program.coverImage,
  start_date: program.startDate,
  end_date: program.endDate,
  is_public: bit(program.isPublic),
  is_visible: bit(program.isVisible),
  program_focus: program.programFocus,
  open_to_placement: bit(program.openToPlacement),
  sell_on_ecommerce: bit(program.sellOnEcommerce),
  store_link: program.storeLink,
  launch_location_type: program.launchLocationType,
  launch_location_ids: JSON.stringify(program.launchLocationIds),
  service_area_ids: JSON.stringify(program.serviceAreaIds),
  objective_type: program.objectiveType,
  counts_by: program.countsBy,
  publish_date: program.publishDate,
  published_at: program.publishedAt,
  due_at: program.dueAt,
  budget: program.budget,
  hold_cause: program.holdCause,
  hold_reason: program.holdReason,
  retired_at: program.retiredAt,
  search_text: searchTextOf(program),
  created_at: program.createdAt,
  updated_at: program.updatedAt,
  deleted_at: program.deletedAt,
})

const contentRow = (content: ProgramContentRecord): Insertable<Tables['program_contents']> => ({
  id: content.id,
  program_id: content.programId,
  content_step_type: content.contentStepType,
  position: content.position,
  title: content.title,
  description: content.description,
  type: content.type,
  status: content.status,
  content_url: content.contentUrl,
  thumbnail_url: content.thumbnailUrl,
  has_own_thumbnail: bit(content.hasOwnThumbnail),
  language: content.language,
  platform: content.platform,
  allow_trademark_use: bit(content.allowTrademarkUse),
  hashtags: JSON.stringify(content.hashtags),
  special_requests: content.specialRequests,
  file_name: content.fileName,
  file_size: content.fileSize,
  attempts: content.attempts,
  next_attempt_at: content.nextAttemptAt,
  created_at: content.createdAt,
  updated_at: content.updatedAt,
})

/** Returns the rows of the demo's programs and their participants, by table. */
export const programRows = (world: World) => ({
  programs: world.programs.map(programRow),
  program_steps: world.programSteps.map((step): Insertable<Tables['program_steps']> => ({
    id: step.id,
    program_id: step.programId,
    type: step.type,
    data: JSON.stringify(step.data),
    created_at: step.createdAt,
    updated_at: step.updatedAt,
  })),
  program_contents: world.programContents.map(contentRow),
  program_assets: world.programAssets.map((asset): Insertable<Tables['program_assets']> => ({
    program_id: asset.programId,
    url: asset.url,
    created_at: asset.createdAt,
  })),
  participations: world.participations.map((one): Insertable<Tables['participations']> => ({
    id: one.id,
    program_id: one.programId,
    profile_id: one.profileId,
    user_id: one.userId,
    status: one.status,
    is_automatic: bit(one.isAutomatic),
    decline_reason: one.declineReason,
    decline_note: one.declineNote,
    created_at: one.createdAt,
    answered_at: one.answeredAt,
  })),
  promo_codes: world.promoCodes.map((one): Insertable<Tables['promo_codes']> => ({
    program_id: one.programId,
    profile_id: one.profileId,
    owner_id: one.ownerId,
    code: one.code,
    look: promoCodeLook(one.code),
    is_chosen: bit(one.isChosen),
    created_at: one.createdAt,
  })),
  tracking_links: world.trackingLinks.map((link): Insertable<Tables['tracking_links']> => ({
    code: link.code,
    program_id: link.programId,
    profile_id: link.profileId,
    created_at: link.createdAt,
  })),
  link_checks: world.linkChecks.map((check) => linkCheckRow.write(check)),
  program_outages: world.outages.map((outage) => outageRow.write(outage)),
})
