import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CreateBusinessProfileInput } from '@wasla/contract/generated/user-types.ts'
import type { Review } from '@wasla/contract/verification/review.ts'
import { isBusiness, type ProfileStatus, type ProfileType } from '@wasla/contract/profiles/types.ts'
import type { Database, DatabaseHandle } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import { resultOrThrow } from '#platform/verdict.ts'
import { makePdf } from '../../../demo/pdf.ts'
import type { Viewer } from '../../session/viewer.ts'
import { arrived, type UploadedFile } from '../../../platform/uploaded-file.ts'
import { isDemoIdentity } from '../../../providers/identity/demo.ts'
import { createServices } from '../../../services/services.ts'
import { memoryFiles } from '../../../testing/memory-files.ts'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import { sessionHarness } from '../../session/testing/session-harness.ts'

export const document = makePdf([[{ text: 'Commercial registration', left: 60, top: 90, size: 16 }]])

/** Returns a file as it arrives with a request. */
export function upload(content: Buffer | string, name = 'registration.pdf'): UploadedFile {
  const path = join(temporaryFolder(), 'upload')
  writeFileSync(path, content)
  return arrived({ path, name, type: 'application/pdf', size: Buffer.byteLength(content) })
}

let count = 0

/** People and businesses to verify, over a test database. */
export function applicants(handle: Pick<DatabaseHandle, 'db' | 'dialect'>) {
  const files = memoryFiles()
  const t = { ...sessionHarness(handle), files }
  const services = createServices(t)
  const { verification } = services

  const viewerOf = async (userId: string, profileId: string): Promise<Viewer> => {
    const profile = await t.db.selectFrom('profiles').selectAll().where('id', '=', profileId).executeTakeFirstOrThrow()
    return {
      userId,
      profileId,
      profileType: profile.type,
      sessionId: 'test',
      lastUsedAt: 0,
      profile: { ...profile, login_number: '', user_language: null },
    }
  }

  async function somebody(type: ProfileType = 'INFLUENCER', status: ProfileStatus = 'IdentityVerifying', accounts = 1): Promise<Viewer> {
    count += 1
    const { userId, profileId: first } = await t.member(`+9665${String(10_000_000 + count)}`, { invitationCode: t.ids.secret(8) })
    const profileId = isBusiness(type) ? await t.addProfile(userId, type, status) : first
    await t.db.updateTable('profiles').set({ type, status, onboarding_step: null }).where('id', '=', profileId).execute()
    for (let at = 0; at < accounts; at++) await connect(profileId)
    return viewerOf(userId, profileId)
  }

  const connect = (profileId: string, over: { platform?: string; user_name?: string } = {}, db: Database = t.db) =>
    db
      .insertInto('social_links')
      .values({
        id: t.ids.uuid(),
        profile_id: profileId,
        platform: 'TIKTOK',
        social_profile_id: t.ids.uuid(),
        picture_url: null,
        profile_url: 'https://www.tiktok.com/@somebody',
        user_name: t.ids.uuid(),
        followers: 10,
        connected_at: t.clock.now(),
        source: 'DEMO',
        ...over,
      })
      .execute()

  const business = (over: Partial<CreateBusinessProfileInput> = {}): CreateBusinessProfileInput => ({
    type: 'BRAND',
    name: `Nabt Coffee ${count + 1}`,
    countryId: 'SA',
    email: 'people@nabt.example',
    mobileCountryId: 'SA',
    mobileNumber: '512345678',
    contactMethods: ['email'],
    socialPlatform: 'INSTAGRAM',
    socialUrl: `https://instagram.com/nabt.${++count}`,
    documents: [upload(document)],
    ...over,
  })

  return {
    ...t,
    services,
    verification,
    somebody,
    viewerOf,
    connect,
    business,
    status: async ({ profileId }: { profileId: string }) =>
      (await t.db.selectFrom('profiles').select('status').where('id', '=', profileId).executeTakeFirstOrThrow()).status,
    notes: async ({ profileId }: { profileId: string }) =>
      (await t.db.selectFrom('notifications').select(['type', 'meta']).where('profile_id', '=', profileId).orderBy('id').execute()).map(
        ({ type, meta }) => [type, JSON.parse(meta) as unknown] as const,
      ),
    /** Shows the demo provider a document with this number. */
    async show(inquiryId: string, documentNumber: string) {
      if (!isDemoIdentity(t.identity)) throw new Error('The provider is not simulated')
      return t.identity.decide(inquiryId, documentNumber)
    },
    /** Runs a check from its beginning to the provider's result. */
    async check(viewer: Viewer, documentNumber: string) {
      const { inquiryId } = await verification.createInquiry(viewer)
      if (!isDemoIdentity(t.identity)) throw new Error('The provider is not simulated')
      await t.identity.decide(inquiryId, documentNumber)
      return verification.submitInquiry(viewer, inquiryId)
    },
    review: async (caseId: string, review: Review) =>
      resultOrThrow(await inTransaction(t.db, (tx) => verification.review(tx, caseId, review, 'admin:reviewer'))),
  }
}
