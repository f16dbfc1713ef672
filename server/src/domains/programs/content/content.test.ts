import { describe, expect, it } from 'vitest'
import { isProblem } from '@wasla/contract/errors/problem.ts'
import { eachWorld } from '../../../testing/test-world.ts'
import { FileStoreFailed } from '../../../providers/files/port.ts'
import { contentHarness, film, image, loulou, nabt, pdf, upload } from './testing/harness.ts'
import { lockedPdf } from '../../../testing/made-pdf.ts'

/** Returns the code of a refused call, and each field with its rule; null if it succeeds. */
const refusal = async (call: Promise<unknown>) => {
  try {
    await call
  } catch (error) {
    if (isProblem(error)) return [error.code, ...error.fields.map(({ path, rule }) => `${path} ${rule}`)]
    throw error
  }
  return null
}

describe('content of a program', () => {
  eachWorld((open) => {
    const start = async () => contentHarness(await open())

    it('is stored with its file, in order, and completes its step with the first item', async () => {
      const { content, program, withFile, input, list, services, files } = await start()
      const id = await program()
      const before = (await services.programs.progressOf([id])).get(id)
      const first = await content.add(nabt, withFile(id, upload(film(), '../../my sip.MP4'), { hashtags: ['#قهوة'], platform: 'TWITTER' }))
      await content.add(nabt, input(id, { title: 'Second sip' }))
      expect(first).toMatchObject({ status: 'PROCESSING', fileName: 'my sip.mp4', fileSize: film().length, hashtags: ['قهوة'] })
      expect((await list(id)).map(({ title, status }) => [title, status])).toEqual([
        ['First sip', 'PROCESSING'],
        ['Second sip', 'READY'],
      ])
      expect((await list(id))[0]).toEqual(first)
      expect([...files.stored.keys()]).toEqual([`${first.contentUrl.slice('/files/'.length)}.mp4`])
      const after = (await services.programs.progressOf([id])).get(id)
      expect([before?.nextStep, after?.nextStep]).toEqual(['SHAREABLE_CONTENT', 'LEARNING_CONTENT'])
    })

    it('accepts images, videos and documents by their bytes, and removes hidden data from images', async () => {
      const { content, program, withFile, files } = await start()
      const id = await program()
      const hidden = Buffer.concat([await image('webp'), Buffer.from('PK\u0003\u0004<script>')])
      const drawn = await content.add(nabt, withFile(id, upload(hidden, 'a.jpg'), { type: 'IMAGE' }))
      const read = await content.add(nabt, withFile(id, upload(pdf(), 'guide'), { type: 'DOCUMENT' }))
      expect([drawn.fileName, read.fileName]).toEqual(['a.jpg.webp', 'guide.pdf'])
      const stored = [...files.stored.entries()]
      expect(stored.map(([name]) => name.slice(-4))).toEqual(['webp', '.pdf'])
      expect(stored[0]?.[1].includes('script')).toBe(false)
    })

    it('with an uploaded thumbnail is ready at once, and the thumbnail is made small', async () => {
      const { content, program, withFile, files } = await start()
      const id = await program()
      const added = await content.add(nabt, withFile(id, upload(film()), { thumbnail: upload(await image(), 't.png') }))
      expect(added).toMatchObject({ status: 'READY', hasOwnThumbnail: true })
      expect([...files.stored.keys()].map((name) => name.slice(-3)).toSorted()).toEqual(['jpg', 'mp4'])
    })

    it('is changed by its owner only; others get the same errors as for an unknown item', async () => {
      const { content, program, input, list } = await start()
      const id = await program()
      const { id: item } = await content.add(nabt, input(id))
      expect(await refusal(content.add(loulou, input(id)))).toEqual(['PROGRAM_NOT_FOUND'])
      expect(await refusal(content.edit(loulou, { id: item, title: 'Mine' }))).toEqual(['CONTENT_NOT_FOUND'])
      expect(await refusal(content.remove(loulou, item))).toEqual(['CONTENT_NOT_FOUND'])
      expect(await refusal(content.retry(loulou, item))).toEqual(['CONTENT_NOT_FOUND'])
      expect(await refusal(content.reorder(loulou, { programId: id, contentStepType: 'SHAREABLE', contentIds: [item] }))).toEqual([
        'PROGRAM_NOT_FOUND',
      ])
      expect(await refusal(list(id, loulou))).toEqual(['PROGRAM_NOT_FOUND'])
      expect(await refusal(list('nobody’s', nabt))).toEqual(['PROGRAM_NOT_FOUND'])
    })

    it('is shown to others once it is ready, if the program is published', async () => {
      const { content, program, published, input, withFile, list } = await start()
      const id = await program(published)
      await content.add(nabt, input(id, { title: 'Ready' }))
      await content.add(nabt, withFile(id, upload(film()), { title: 'Being drawn' }))
      expect((await list(id, nabt)).map(({ title }) => title)).toEqual(['Ready', 'Being drawn'])
      expect((await list(id, loulou)).map(({ title }) => title)).toEqual(['Ready'])
    })

    it('is refused before the earlier steps are complete', async () => {
      const { content, program, input, files, withFile } = await start()
      const id = await program({}, ['PARTICIPANT_CRITERIA'])
      expect(await refusal(content.add(nabt, input(id)))).toEqual(['PROGRAM_STEP_LOCKED'])
      expect(await refusal(content.add(nabt, withFile(id, upload('no film'))))).toEqual(['PROGRAM_STEP_LOCKED'])
      expect(files.stored.size).toBe(0)
    })

    it('may be edited after publishing; another file replaces the former one', async () => {
      const { content, program, published, withFile, files, list } = await start()
      const id = await program(published)
      const { id: item } = await content.add(nabt, withFile(id, upload(film())))
      const edited = await content.edit(nabt, { id: item, title: 'New sip', file: upload(await image(), 'b.png') })
      expect(edited).toMatchObject({ title: 'New sip', type: 'IMAGE', status: 'PROCESSING', fileName: 'b.png' })
      expect(await list(id)).toEqual([edited])
      expect([...files.stored.keys()]).toEqual([`${edited.contentUrl.slice('/files/'.length)}.png`])
      expect(await refusal(content.edit(nabt, { id: item, title: 'New sip' }))).toEqual(['NO_CHANGES_TO_UPDATE'])
    })

    it('is deleted with its files, except the last item of a published program', async () => {
      const { content, program, published, input, withFile, files, services } = await start()
      const draftId = await program()
      const { id: item } = await content.add(nabt, withFile(draftId, upload(film())))
      await content.remove(nabt, item)
      expect(files.stored.size).toBe(0)
      expect((await services.programs.progressOf([draftId])).get(draftId)?.nextStep).toBe('SHAREABLE_CONTENT')
      const id = await program(published)
      const [first, second] = [await content.add(nabt, input(id)), await content.add(nabt, input(id))]
      await content.remove(nabt, first.id)
      expect(await refusal(content.remove(nabt, second.id))).toEqual(['DTO_VALIDATION_ERROR', 'id minItems'])
    })

    it('is reordered by a list of all items', async () => {
      const { content, program, input, list } = await start()
      const id = await program()
      const ids: string[] = []
      for (const title of ['One two', 'Two three', 'Three four']) ids.push((await content.add(nabt, input(id, { title }))).id)
      const [one = '', two = '', three = ''] = ids
      await content.reorder(nabt, { programId: id, contentStepType: 'SHAREABLE', contentIds: [three, one, two] })
      expect((await list(id)).map((item) => item.id)).toEqual([three, one, two])
      expect(await refusal(content.reorder(nabt, { programId: id, contentStepType: 'SHAREABLE', contentIds: [three, one] }))).toEqual([
        'DTO_VALIDATION_ERROR',
        'contentIds required',
      ])
    })

    it('is limited to twenty items, even if two requests add the twentieth at once, and no file of the refused one is kept', async () => {
      const { content, program, input, withFile, list, files } = await start()
      const id = await program()
      for (let at = 0; at < 19; at += 1) await content.add(nabt, input(id))
      const both = await Promise.allSettled([1, 2].map(() => content.add(nabt, withFile(id, upload(film())))))
      expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      const lost = both.find((one) => one.status === 'rejected')
      expect(lost?.reason).toMatchObject({ code: 'DTO_VALIDATION_ERROR', fields: [{ path: 'contentStepType', rule: 'maxItems' }] })
      expect([(await list(id)).length, files.stored.size]).toEqual([20, 1])
    })

    it('is not added if its file cannot be stored: CONTENT_ADD_FAILED', async () => {
      const { content, program, withFile, files, list } = await start()
      const id = await program()
      files.put = () => Promise.reject(new FileStoreFailed('it is away'))
      expect(await refusal(content.add(nabt, withFile(id, upload(film()))))).toEqual(['CONTENT_ADD_FAILED'])
      expect(await list(id)).toEqual([])
    })
  })
})

const locked = await lockedPdf()

// Security case 52.
describe('an invalid file', () => {
  eachWorld((open) => {
    it.each([
      ['a page by the name of a film', 'VIDEO', '<html><script>alert(1)</script>', 'file videoType'],
      ['a page with the mark of a film further on', 'VIDEO', '<html>\0\0\0\u0018ftypisom', 'file videoType'],
      ['a document in place of a film', 'VIDEO', pdf(), 'file videoType'],
      ['a film in place of a document', 'DOCUMENT', film(), 'file pdfType'],
      [
        'a document with a ZIP behind it',
        'DOCUMENT',
        Buffer.concat([pdf(), Buffer.from('PK\u0005\u0006'), Buffer.alloc(18)]),
        'file pdfType',
      ],
      ['a locked document', 'DOCUMENT', locked, 'file pdfLocked'],
      ['half a document', 'DOCUMENT', pdf().subarray(0, 90), 'file pdfDamaged'],
      ['a document of 501 pages', 'DOCUMENT', pdf(501), 'file pdfPages'],
    ] as const)('such as %s is refused at its field, and leaves nothing behind', async (_, type, content, field) => {
      const t = await contentHarness(await open())
      const id = await t.program()
      expect(await refusal(t.content.add(nabt, t.withFile(id, upload(content), { type })))).toEqual(['DTO_VALIDATION_ERROR', field])
      expect([t.files.stored.size, (await t.list(id)).length]).toEqual([0, 0])
    })

    it.each([
      ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
      ['a GIF', 'GIF89a\u0001\0\u0001\0'],
      ['the beginning of a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...Buffer.from('<html>')])],
    ])('such as %s is refused as an image', async (_, content) => {
      const t = await contentHarness(await open())
      const id = await t.program()
      const bytes = Buffer.concat([Buffer.from(content), Buffer.alloc(40)])
      expect(await refusal(t.content.add(nabt, t.withFile(id, upload(bytes), { type: 'IMAGE' })))).toEqual([
        'FILE_FORMAT_INVALID',
        'file imageFile',
      ])
      expect(await refusal(t.content.add(nabt, t.withFile(id, upload(film()), { thumbnail: upload(bytes) })))).toEqual([
        'FILE_FORMAT_INVALID',
        'thumbnail imageFile',
      ])
      expect(t.files.stored.size).toBe(0)
    })

    it('such as an image of more than 10 MB is refused with the limit', async () => {
      const t = await contentHarness(await open())
      const id = await t.program()
      const heavy = Buffer.concat([await image('jpeg'), Buffer.alloc(10 * 1024 * 1024)])
      expect(await refusal(t.content.add(nabt, t.withFile(id, upload(heavy), { type: 'IMAGE' })))).toEqual([
        'FILE_SIZE_EXCEEDED',
        'file imageSize',
      ])
    })
  })
})
