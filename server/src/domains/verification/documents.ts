import { invalidInput } from '@wasla/contract/errors/problem.ts'
import type { Upload } from '@wasla/contract/files/upload.ts'
import type { FieldProblem } from '@wasla/contract/errors/field-problem.ts'
import { verificationLimits } from '@wasla/contract/verification/limits.ts'
import { resultOrThrow, type Verdict } from '#platform/verdict.ts'
import { uploadedFile, type UploadedFile } from '../../platform/uploaded-file.ts'
import type { FilesService, StagedFile } from '../files/service.ts'
import type { Viewer } from '../session/viewer.ts'
import type { BusinessDeps } from './deps.ts'
import { documentFlaw } from '../../providers/pdfium/document-flaw.ts'

/** Returns the path of a document in the input, by its place in the list. */
type PathOf = (at: number) => string

/** Returns the problems of the documents, each at the path of its document. Reads one document after the other, to need little memory. */
async function documentProblems(documents: readonly UploadedFile[], pathOf: PathOf): Promise<FieldProblem[]> {
  const problems: FieldProblem[] = []
  for (const [at, document] of documents.entries()) {
    const rule = await documentFlaw(document, verificationLimits.documentPages)
    if (rule) problems.push({ path: pathOf(at), rule })
  }
  return problems
}

/** Checks and stores documents. They belong to no profile until `keep` is called. Throws `DTO_VALIDATION_ERROR` at invalid documents. */
export async function stageDocuments(
  store: FilesService,
  viewer: Viewer,
  documents: readonly Upload[],
  pathOf: PathOf = (at) => `documents.${at}`,
): Promise<StagedFile[]> {
  const uploads = documents.map(uploadedFile)
  const problems = await documentProblems(uploads, pathOf)
  if (problems.length > 0) throw invalidInput(problems)
  const staged: StagedFile[] = []
  try {
    for (const upload of uploads) staged.push(await store.stageDocument(viewer, upload))
  } catch (error) {
    await store.remove(staged.map(({ id }) => id))
    throw error
  }
  return staged
}

/** Runs `work`, which uses staged files. If `work` fails or refuses, removes the files (F18). */
export async function withFiles<T>(
  { store, log }: Pick<BusinessDeps, 'store' | 'log'>,
  files: readonly StagedFile[],
  work: () => Promise<Verdict<T>>,
): Promise<T> {
  try {
    return resultOrThrow(await work())
  } catch (error) {
    await store
      .remove(files.map(({ id }) => id))
      .catch((cause: unknown) => log.error('Files of a refused request wait for the sweep', { error: cause }))
    throw error
  }
}
