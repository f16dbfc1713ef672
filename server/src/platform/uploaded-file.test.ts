import { describe, expect, it } from 'vitest'
import { arrived, uploadedFile } from './uploaded-file.ts'
import { uploadScalar } from '../graphql/scalars.ts'

const file = { path: '/data/tmp/1', name: 'paper.pdf', type: 'application/pdf', size: 5 }

describe('uploadScalar', () => {
  it('returns the file that came with the request', () => expect(uploadScalar.parseValue(arrived(file))).toEqual(file))

  // Security case 59: a path in the body would read any file of the server.
  it.each([file, structuredClone(arrived(file)), { ...arrived(file), path: '/etc/passwd' }, '/etc/passwd', null, 1])(
    'refuses a value that was written into the body: %j',
    (value) => expect(() => uploadScalar.parseValue(value)).toThrow('Upload cannot represent this value.'),
  )

  it('refuses a file as a literal in a document and in a response', () => {
    expect(() => uploadedFile(file)).toThrow()
    expect(() => uploadScalar.serialize(arrived(file))).toThrow()
  })
})
