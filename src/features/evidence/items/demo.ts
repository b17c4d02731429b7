import type { CaseTx } from '#access/cases.ts'
import type { DemoFamily } from '#case/cases/demo-family.ts'
import type { DemoParts } from '#case/cases/public.ts'
import { ownStored, putDemoFile } from '#case/files/public.ts'
import { putDemoLinks } from '#evidence/shares/public.ts'
import { askToRead } from '#evidence/texts/public.ts'
import { fileKindOf, type Tag } from '#domain/evidence/items.ts'
import { addItem } from './store.ts'

/** A paper on an apartment's entrance, as it was found. */
const notice = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="720"><rect width="960" height="720" fill="#b9c4c9"/>
<rect x="300" y="60" width="360" height="660" fill="#5c7a6b"/><circle cx="620" cy="420" r="16" fill="#d9c27a"/>
<rect x="380" y="190" width="200" height="150" fill="#fbf8ef"/><path d="M400 225h160M400 255h160M400 285h110" stroke="#667" stroke-width="8"/></svg>`

const log = `Pickup log, kept by Ana Moreno
Mon 5:00 PM  on time
Wed 5:00 PM  arrived 5:25 PM
Fri 5:00 PM  on time
`

const report = `BT /F1 26 Tf 72 690 Td (Fall report) Tj /F1 15 Tf 0 -44 Td (Student: Maya) Tj 0 -30 Td (Reading: meets the goal) Tj
0 -24 Td (Math: above the goal) Tj 0 -24 Td (Absent: 2 days. Late: 1 day.) Tj ET`

/** The smallest PDF of one page with some lines (ISO 32000-1, 7.5 and 9.4). */
const pdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj
4 0 obj<</Length ${report.length}>>stream
${report}
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
%%EOF
`

/** Three files of Ana's vault, and her links to one of them. */
export async function putDemoItems(tx: CaseTx, family: DemoFamily, parts: DemoParts): Promise<void> {
  const { caseId, members, children, id, day, at } = family
  const put = async (
    name: string,
    weeks: number,
    content: Parameters<typeof putDemoFile>[2]['content'],
    said: { title: string; note: string; tags: Tag[]; privacy: 'private' | 'privileged'; isDated: boolean },
  ) => {
    const when = at(day(weeks, 2), '20:30')
    const of = { caseId, authorId: members.A, id: id(`evidence file ${name}`) }
    await putDemoFile(tx, parts, { ...of, name, at: when, content })
    const file = (await ownStored(tx, of))!
    const { title, note, tags, privacy, isDated } = said
    await addItem(
      tx,
      { caseId, authorId: members.A, id: id(`evidence ${name}`), at: when },
      { ...file, fileId: file.id, kind: fileKindOf(file.type), uploadedAt: when },
      { title, note, tags, privacy, day: isDated ? day(weeks, 2) : null, device: 'My phone', isSensitive: false },
    )
    await askToRead(tx, of, when)
  }
  const text = (words: string, type: string) => ({ bytes: Buffer.from(words), type })
  await put(
    'IMG_2041.jpg',
    -3,
    { svg: notice },
    {
      title: 'Note on the apartment door',
      note: 'Left on the door at the Wednesday exchange.',
      tags: [{ kind: 'issue', value: 'Exchanges' }],
      privacy: 'privileged',
      isDated: true,
    },
  )
  await put('school-report.pdf', -2, text(pdf, 'application/pdf'), {
    title: 'School report, fall',
    note: '',
    tags: [
      { kind: 'issue', value: 'School' },
      { kind: 'child', value: children.maya },
    ],
    privacy: 'private',
    isDated: false,
  })
  await put('pickup-log.txt', -1, text(log, 'text/plain'), {
    title: 'Pickup log',
    note: 'Written the same evening, each time.',
    tags: [{ kind: 'issue', value: 'Exchanges' }],
    privacy: 'private',
    isDated: true,
  })
  await putDemoLinks(tx, family, { item: id('evidence IMG_2041.jpg'), file: id('evidence file IMG_2041.jpg') })
}
