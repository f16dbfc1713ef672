import { GraphQLError } from 'graphql'
import type { Upload } from '@wasla/contract/files/upload.ts'

/**
 * A file as a resolver gets it: on disk, and deleted at the end of the request unless it was moved. Name and type are the sender’s claims.
 */
export type UploadedFile = Upload & { readonly path: string }

const fromMultipart = new WeakSet<object>()

/** Marks a file that arrived as a part of a request. Only marked files are accepted. */
export function arrived(file: UploadedFile): UploadedFile {
  const own = { ...file }
  fromMultipart.add(own)
  return own
}

const isArrived = (value: unknown): value is UploadedFile => typeof value === 'object' && value !== null && fromMultipart.has(value)

/** Returns the file of a variable. Throws if the value was written into the body by hand, even with the same fields. */
export function uploadedFile(value: Upload): UploadedFile {
  if (isArrived(value)) return value
  throw new GraphQLError('Upload cannot represent this value.')
}
