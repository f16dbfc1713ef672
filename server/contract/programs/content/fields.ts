import type { ProgramContentRecord } from '../record.ts'

/** Fields of `ProgramContent` that do not carry their record's shape. */
export const contentFields = { hashtags: ({ hashtags }: ProgramContentRecord) => [...hashtags] }
