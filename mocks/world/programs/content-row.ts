import type { ProgramContentRecord } from '@wasla/contract/programs/record.ts'
import type { ContentStepType } from '@wasla/contract/programs/types.ts'
import { minute } from '../clock.ts'
import { idOf } from '../ids.ts'

type Shared = {
  title: string
  description: string
  inEnglish?: boolean
  /** Name of the thumbnail. The file is `/pictures/content-<thumbnail>.svg`. */
  thumbnail?: string
  platform?: ProgramContentRecord['platform']
  hashtags?: readonly string[]
  trademark?: boolean
  requests?: string
}

/** A content item: an uploaded picture, or an item at an external address (K-18). */
export type ContentRow = Shared & ({ file: string; bytes: number; type?: 'IMAGE' } | { url: string; type: ProgramContentRecord['type'] })

type Of = { programKey: string; programId: string; step: ContentStepType; since: number; isArabic: boolean }

/** Returns an item of a content step. Each item was added a minute after the previous one. */
export function contentOf(row: ContentRow, position: number, { programKey, programId, step, since, isArabic }: Of): ProgramContentRecord {
  const createdAt = since + (position + 1) * minute
  const isUploaded = 'file' in row
  const picture = row.thumbnail === undefined ? null : `/pictures/content-${row.thumbnail}.svg`
  return {
    id: idOf(`content:${programKey}:${step}:${position}`, createdAt),
    programId,
    contentStepType: step,
    position,
    title: row.title,
    description: row.description,
    type: row.type ?? 'IMAGE',
    status: 'READY',
    contentUrl: isUploaded ? (picture ?? '') : row.url,
    thumbnailUrl: picture,
    hasOwnThumbnail: !isUploaded && picture !== null,
    language: (row.inEnglish ?? !isArabic) ? 'ENGLISH' : 'ARABIC',
    platform: row.platform ?? null,
    allowTrademarkUse: step === 'SHAREABLE' && (row.trademark ?? false),
    hashtags: step === 'SHAREABLE' ? (row.hashtags ?? []) : [],
    specialRequests: step === 'SHAREABLE' ? (row.requests ?? null) : null,
    fileName: isUploaded ? row.file : null,
    fileSize: isUploaded ? row.bytes : null,
    attempts: 1,
    nextAttemptAt: null,
    createdAt,
    updatedAt: createdAt,
  }
}
