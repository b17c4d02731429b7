// Files of every format with positions and canaries wherever the format has a place for them: none is in a clean copy.
import { conclude } from '../found.ts'
import { filesOf, kinds, makeCopies } from './copies.ts'

const { files, clean, equal, planted, wrong, tags } = await makeCopies(process.argv.includes('--small') ? 2 * kinds.length : 500)
console.log(`${files} files of ${kinds.length} formats, with ${planted.toLocaleString('en-US')} traces.`)
console.log(`Copies without any: ${clean} of ${files}`)
console.log(`Originals that are byte-equal afterwards: ${equal} of ${files}`)
for (const line of wrong) console.log(`Not clean: ${line}`)
if (tags) {
  console.log(`Copies in which exiftool finds no place, person, device or time: ${tags.copies - filesOf(tags.wrong)} of ${tags.copies}`)
  console.log(`(Originals in which it finds some: ${tags.originals}. It does not look into everything that the scanner does.)`)
  for (const line of tags.wrong) console.log(`exiftool: ${line}`)
} else console.log('Skipped: exiftool is missing, so there is no second reader.')

const of = files * 2 + (tags?.copies ?? 0)
conclude('clean-copies', { found: clean + equal + (tags ? tags.copies - filesOf(tags.wrong) : 0), of })
