import sharp from 'sharp'
import { expect, test } from 'vitest'
import { family, grant } from '#test/support/family.ts'
import { testApp } from '#test/support/test-app.ts'
import { ofFile, pdfOf, put } from '#test/support/texts.ts'

test('a page of a PDF is drawn for its author alone, and a page that can’t be drawn is not there', async () => {
  const backend = await testApp()
  const f = await family(backend)
  const outside = await family(backend)
  const attorney = await grant(backend, f, { seesPrivate: true })
  const file = await put(f.ana, f, 'letter.pdf', await pdfOf(['One', 'Two']))
  const at = (page: number | string, size = 'small', of = file) => `${ofFile(f, of)}/pages/${page}.jpg?size=${size}`
  const [small, large] = [await f.ana.inject(at(2)), await f.ana.inject(at(2, 'large'))]
  expect(small.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'no-store',
    'content-disposition': 'attachment; filename="page-2.jpg"',
  })
  const sizeOf = async (bytes: Buffer) => {
    const { width, height } = await sharp(bytes).metadata()
    return [width, height]
  }
  expect([await sizeOf(small.rawPayload), await sizeOf(large.rawPayload)]).toEqual([
    [825, 1100],
    [1650, 2200],
  ])
  expect((await f.ana.inject(`${ofFile(f, file)}/pages`)).json()).toEqual({ count: 2, problem: null })
  for (const address of [at(3), at(0), at('x'), at(1, 'huge'), at(1, 'small', f.caseId)])
    expect((await f.ana.inject(address)).statusCode).toBe(404)
  const text = await put(f.ana, f, 'a.txt', Buffer.from('No pages'))
  const broken = await put(f.ana, f, 'broken.pdf', Buffer.from('%PDF-1.7\nno object at all'))
  for (const other of [text, broken]) expect((await f.ana.inject(at(1, 'small', other))).statusCode).toBe(404)
  expect((await f.ana.inject(`${ofFile(f, broken)}/pages`)).json()).toMatchObject({
    count: null,
    problem: expect.stringContaining('damaged'),
  })
  // Nobody else learns whether there is such a file.
  for (const who of [f.ben, attorney, outside.ana])
    for (const address of [at(1), `${ofFile(f, file)}/pages`]) {
      const [there, nowhere] = [await who.inject(address), await who.inject(address.replace(file, crypto.randomUUID()))]
      expect([there.statusCode, there.body]).toEqual([404, nowhere.body])
    }
  expect((await backend.app.inject(at(1))).statusCode).toBe(401)
  expect(backend.reports).toEqual([])
})
