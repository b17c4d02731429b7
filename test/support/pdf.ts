import { inflateSync } from 'node:zlib'

/** The letters that the glyphs of a font stand for: what a reader's search and copy go by. */
function lettersOf(map: string): Map<string, string> {
  const letters = new Map<string, string>()
  for (const [, first, list] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g))
    for (const [at, [, units]] of [...list!.matchAll(/<([^>]*)>/g)].entries()) {
      const glyph = (Number.parseInt(first!, 16) + at).toString(16).padStart(4, '0')
      letters.set(
        glyph,
        String.fromCodePoint(
          ...units!
            .split(' ')
            .filter(Boolean)
            .map((unit) => Number.parseInt(unit, 16)),
        ),
      )
    }
  return letters
}

/** The text of each page of a PDF as a reader finds it: its glyphs, turned to letters by the table of their font. */
export function pagesOf(pdf: Buffer): string[] {
  const objects = new Map([...pdf.toString('latin1').matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)].map(([, id, body]) => [id!, body!]))
  const streamOf = (id: string) => inflateSync(Buffer.from(objects.get(id)!.split(/stream\r?\n/)[1]!, 'latin1')).toString('latin1')
  const named = (body: string, name: string) => new RegExp(`/${name} (\\d+) 0 R`).exec(body)?.[1]
  return [...objects.values()]
    .filter((body) => /\/Type \/Page\b/.test(body))
    .map((page) => {
      const fonts = new Map(
        [...objects.get(named(page, 'Resources')!)!.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => [
          name!,
          lettersOf(streamOf(named(objects.get(id!)!, 'ToUnicode')!)),
        ]),
      )
      let font = new Map<string, string>()
      const texts: string[] = []
      for (const [, name, parts] of streamOf(named(page, 'Contents')!).matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
        if (name) font = fonts.get(name)!
        else
          texts.push(
            [...parts!.matchAll(/<([0-9a-f]*)>/g)].flatMap(([, hex]) => hex!.match(/.{4}/g)!.map((glyph) => font.get(glyph)!)).join(''),
          )
      }
      // Letters and signs are drawn apart: the space between them is not theirs alone.
      return texts.join(' ').replace(/ +/g, ' ')
    })
}
