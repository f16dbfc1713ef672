import { pictureFormats, pictureWidths } from '@wasla/contract/files/picture-sizes.ts'
import type { FileKey } from '../../providers/files/port.ts'
import type { PictureSize } from '../../providers/images/resize.ts'
import type { FileRow } from './store.ts'

/** Returns the name of a file in the store. */
export const keyOf = ({ id, extension }: Pick<FileRow, 'id' | 'extension'>): FileKey => `${id}.${extension}`

/** Returns the name of a smaller size of a picture in the store. It follows from its original, so no row has to name it. */
export const sizeKeyOf = ({ id }: Pick<FileRow, 'id'>, { width, format }: PictureSize): FileKey => `${id}-${width}.${format}`

/** Returns the names under which a file and its smaller sizes can be in the store. */
export const keysOf = (file: Pick<FileRow, 'id' | 'extension' | 'kind'>): FileKey[] => [
  keyOf(file),
  ...(file.kind === 'picture' ? pictureWidths.flatMap((width) => pictureFormats.map((format) => sizeKeyOf(file, { width, format }))) : []),
]
