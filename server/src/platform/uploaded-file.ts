import { GraphQLError } from 'graphql'
import type { Upload } from '@wasla/contract/files/upload.ts'

/** A file as a resolver receives it: on disk already, gone when the request ends unless it was moved. Name and type are the sender's claims. */
export type UploadedFile = Upload & { readonly path: string }

const fromMultipart = new WeakSet<object>()

/** Marks a file that came as a part of a request: nothing else passes for one. */
export function arrived(file: UploadedFile): UploadedFile {
  const own = { ...file }
  fromMultipart.add(own)
  return own
}

const isArrived = (value: unknown): value is UploadedFile => typeof value === 'object' && value !== null && fromMultipart.has(value)

/** A file of this request behind a variable. An object that only looks like one, path and all, was written into the body by hand. */
export function uploadedFile(value: Upload): UploadedFile {
  if (isArrived(value)) return value
  throw new GraphQLError('Upload cannot represent this value.')
}
