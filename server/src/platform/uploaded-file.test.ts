import { describe, expect, it } from 'vitest'
import { arrived, uploadedFile } from './uploaded-file.ts'
import { uploadScalar } from '../graphql/scalars.ts'

const file = { path: '/data/tmp/1', name: 'paper.pdf', type: 'application/pdf', size: 5 }

describe('a file among the variables', () => {
  it('is what came with the request', () => expect(uploadScalar.parseValue(arrived(file))).toEqual(file))

  // Security case 59: a path in the body would read any file of the server.
  it.each([file, structuredClone(arrived(file)), { ...arrived(file), path: '/etc/passwd' }, '/etc/passwd', null, 1])(
    'is never what somebody wrote into the body: %j',
    (value) => expect(() => uploadScalar.parseValue(value)).toThrow('Upload cannot represent this value.'),
  )

  it('is never written into a document, nor answered', () => {
    expect(() => uploadedFile(file)).toThrow()
    expect(() => uploadScalar.serialize(arrived(file))).toThrow()
  })
})
