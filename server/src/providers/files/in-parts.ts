import { createHash } from 'node:crypto'
import { drop, refuseOthers, type BucketRequest } from './bucket-request.ts'
import { FileStoreFailed, type FileKey } from './port.ts'

const megabyte = 1024 * 1024
/** Files of this size and larger are sent in parts: a failed request then repeats a part and not the file. */
export const sentInParts = 50 * megabyte
/** Every part but the last one has this size. The protocol allows 5 MB and more, and 10,000 parts. */
export const partBytes = 8 * megabyte

const textIn = (xml: string, element: string) => new RegExp(`<${element}>([^<]+)</${element}>`).exec(xml)?.[1]

/**
 * Sends a large file in parts, one after another, each with its hash, which the bucket checks. The file is there whole or not at all: if
 * anything fails, the bucket is told to forget the parts.
 */
export async function putInParts(
  request: BucketRequest,
  name: FileKey,
  file: Blob,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const begun = await request(name, 'put', { method: 'POST', headers }, 'uploads')
  await refuseOthers(begun, [200])
  const id = textIn(await begun.text(), 'UploadId')
  if (!id) throw new FileStoreFailed('it named no upload')
  const upload = `uploadId=${encodeURIComponent(id)}`
  try {
    const parts: string[] = []
    for (let from = 0; from < file.size; from += partBytes) {
      const body = new Uint8Array(await file.slice(from, from + partBytes).arrayBuffer())
      const hash = createHash('sha256').update(body).digest('hex')
      const number = parts.length + 1
      const sent = await request(
        name,
        'put',
        { method: 'PUT', body, headers: { 'x-amz-content-sha256': hash } },
        `partNumber=${number}&${upload}`,
      )
      await drop(sent, [200])
      parts.push(`<Part><PartNumber>${number}</PartNumber><ETag>${sent.headers.get('etag') ?? ''}</ETag></Part>`)
    }
    const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`
    const ended = await request(name, 'put', { method: 'POST', body }, upload)
    await refuseOthers(ended, [200])
    // The status is sent before the parts are joined: a failure after that is only in the body.
    if (!textIn(await ended.text(), 'ETag')) throw new FileStoreFailed('it could not join the parts')
  } catch (error) {
    await request(name, 'remove', { method: 'DELETE' }, upload).then(
      (response) => response.body?.cancel(),
      () => undefined,
    )
    throw error
  }
}
