import type { ProgramContentRecord } from '../record.ts'

/** Field resolvers of `ProgramContent` that differ from the record. */
export const contentFields = { hashtags: ({ hashtags }: ProgramContentRecord) => [...hashtags] }
